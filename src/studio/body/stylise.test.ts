import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { knownOfWords } from './body-of-sheet.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { type Landmark, landmarkOf } from './landmarks.ts'
import { type FormManner, STYLISATIONS } from './stylisations.ts'
import { bodyInManner } from './stylise.ts'

const form = humanForm()
const STYLISED = Object.keys(STYLISATIONS) as Exclude<FormManner, 'real'>[] // the keys of a table
const GROWN = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => castBody(seed, { shape: { ageYears: 30 } }))

const between = (body: Float32Array, from: Landmark, to: Landmark, axis: 0 | 1 | 2) =>
  Math.abs(landmarkOf(form, body, from)[axis] - landmarkOf(form, body, to)[axis])
const headHeight = (body: Float32Array) => between(body, 'crown', 'chinBottom', 1)
const eyeWidth = (body: Float32Array) => between(body, 'innerEye', 'outerEye', 0) / headHeight(body)
const headsHigh = (body: Float32Array) => landmarkOf(form, body, 'crown')[1] / headHeight(body)
/** Below zero where the upper lid lies over the lower one. */
const opening = (body: Float32Array) => landmarkOf(form, body, 'upperLid')[1] - landmarkOf(form, body, 'lowerLid')[1]

test('a body as in life is the body that is built', () => {
  const [sheet] = GROWN
  expect(bodyInManner(form, sheet!, 'real')()).toEqual(buildBody(form, sheet!))
})

test.each(STYLISED)('in the manner %s heads are larger against bodies, and eyes against heads', (manner) => {
  for (const sheet of GROWN) {
    const [inLife, moved] = [buildBody(form, sheet), bodyInManner(form, sheet, manner)()]
    expect(headsHigh(moved)).toBeLessThan(headsHigh(inLife) * 0.92)
    expect(eyeWidth(moved)).toBeGreaterThan(eyeWidth(inLife) * 1.2)
    expect(moved.every(Number.isFinite)).toBe(true)
  }
})

test.each(STYLISED)('in the manner %s lids that close meet over the larger eyes', (manner) => {
  for (const sheet of GROWN) {
    const build = bodyInManner(form, sheet, manner)
    const shut = build(new Map([['expression/units/caucasian/eye-*-closure', 1]]))
    const left = opening(shut) / opening(build())
    expect(left).toBeLessThan(0.1)
    expect(left).toBeGreaterThan(-0.3)
  }
})

test.each(STYLISED)('in the manner %s what is said of somebody is seen about as in life, or more', (manner) => {
  const measured = (phrase: string, measure: (body: Float32Array) => number, of: FormManner) =>
    measure(
      bodyInManner(form, castBody('somebody', { ...knownOfWords([phrase]), shape: { ageYears: 30, masculinity: 1 } }), of)(),
    )
  const gain = (said: string, measure: (body: Float32Array) => number, of: FormManner) =>
    measured(said, measure, of) - measured('', measure, of)
  const jaw = (body: Float32Array) => landmarkOf(form, body, 'jawCorner')[0] / headHeight(body)
  const hook = (body: Float32Array) => between(body, 'noseRoot', 'noseTip', 1) / headHeight(body)
  expect(gain('square jaw', jaw, manner)).toBeGreaterThan(gain('square jaw', jaw, 'real') * 0.75)
  expect(gain('aquiline nose', hook, manner)).toBeGreaterThan(gain('aquiline nose', hook, 'real') * 0.8)
})

test('men, women, children and the old stay as far apart in a manner as in life', () => {
  const shapes = [
    { ageYears: 30, masculinity: 1 },
    { ageYears: 30, masculinity: 0 },
    { ageYears: 7, masculinity: 1 },
    { ageYears: 80, masculinity: 1 },
  ]
  const built = (manner: FormManner) => shapes.map((shape) => bodyInManner(form, castBody('somebody', { shape }), manner)())
  const jaw = (body: Float32Array) => landmarkOf(form, body, 'jaw')[0] / landmarkOf(form, body, 'cheekbone')[0]
  for (const manner of STYLISED) {
    const [man, woman, boy, oldMan] = built(manner)
    expect(jaw(man!)).toBeGreaterThan(jaw(woman!))
    expect(headsHigh(boy!)).toBeLessThan(headsHigh(man!))
    expect(eyeWidth(oldMan!)).toBeLessThan(eyeWidth(boy!))
  }
})
