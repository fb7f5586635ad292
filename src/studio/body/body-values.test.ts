import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { knownOfWords } from './body-of-sheet.ts'
import { BODY_VALUES, type BodyValue } from './body-value-table.ts'
import { bodyWeights } from './body-values.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { jointsOf } from './pose-body.ts'
import { findTarget } from './targets.ts'

const form = humanForm()
const shape = { ageYears: 30, masculinity: 0.5, weight: 0.5, height: 0.5 }
const build = (value: BodyValue, strength: number) => buildBody(form, castBody('kai', { shape, build: { [value]: strength } }))

/** Between the heads of two bones, in decimetres. */
function between(body: Float32Array, from: string, to: string): number {
  const joints = jointsOf(form, body)
  const head = (name: string) => joints[form.header.bones.findIndex((bone) => bone.name === name)]!.head
  return Math.hypot(...head(from).map((value, axis) => value - head(to)[axis]!))
}

/** How far the front of the belly is from the back, in decimetres. */
function bellyDepth(body: Float32Array): number {
  const depths = [...Array(form.skinCount).keys()]
    .filter(
      (vertex) => form.base[vertex * 3 + 1]! > 0.8 && form.base[vertex * 3 + 1]! < 2 && Math.abs(form.base[vertex * 3]!) < 1.2,
    )
    .map((vertex) => body[vertex * 3 + 2]!)
  return Math.max(...depths) - Math.min(...depths)
}

test('every target of a body value is in the form', () => {
  for (const { less, more } of Object.values(BODY_VALUES)) {
    for (const name of [...less, ...more]) expect(findTarget(form, name)?.vertices.length, name).toBeGreaterThan(0)
  }
})

test('what is said of a body shows: shoulders, arms, legs, belly', () => {
  const shoulders = [-1, 0, 1].map((strength) => between(build('shoulders', strength), 'upperarm01.L', 'upperarm01.R'))
  const arms = [-1, 0, 1].map((strength) => between(build('armLength', strength), 'upperarm01.L', 'wrist.L'))
  const legs = [-1, 0, 1].map((strength) => between(build('legLength', strength), 'upperleg01.L', 'foot.L'))
  const bellies = [0, 0.5, 1].map((strength) => bellyDepth(build('pregnant', strength)))
  for (const [small, middle, large] of [shoulders, arms, legs, bellies] as [number, number, number][]) {
    expect(middle / small).toBeGreaterThan(1.015)
    expect(large / middle).toBeGreaterThan(1.015)
  }
})

test.each([8, 12, 17])(
  'at %s years no target of grown people acts, whatever is stated and however heavy they are',
  (ageYears) => {
    const stated = ['curvy', 'hourglass', 'pear-shaped', 'narrow waist', 'wide hips', 'pot belly', 'nine months pregnant']
    for (const weight of [0.2, 0.8, 1]) {
      const { shape } = castBody('lena', { shape: { ageYears, masculinity: 0, weight } })
      const plain = bodyWeights(shape, {})
      const ofGrown = [...plain.keys()].filter((name) => /pregnant/.test(name))
      expect(ofGrown).toEqual([])
      for (const build of [...stated.map((words) => knownOfWords([words]).build), { pregnant: 1 }, { hips: 1, seat: 1 }]) {
        const weights = bodyWeights(shape, build!)
        for (const name of ['pregnant', 'hips', 'seat', 'thighs', 'waist'] as const) {
          for (const target of [...BODY_VALUES[name].less, ...BODY_VALUES[name].more]) {
            expect(weights.get(target), target).toBe(plain.get(target))
          }
        }
      }
    }
  },
)

test('grown people are what is stated of them', () => {
  const { shape } = castBody('lena', { shape: { ageYears: 18, masculinity: 0, weight: 1 } })
  expect(bodyWeights(shape, { pregnant: 0.5, hips: 0.2 }).get('stomach/stomach-pregnant-incr')).toBeCloseTo(0.85)
})

test('no sum of words takes a trunk or limb beyond what the form can bear', () => {
  const weights = bodyWeights(castBody('kai', { shape }).shape, { legLength: -5.5, shoulders: 4, chest: -3 })
  expect(Math.max(...Array.from(weights.values(), Number))).toBeLessThanOrEqual(2.4)
  expect(weights.get('measure/measure-shoulder-dist-incr')).toBe(1.3)
  expect(weights.get('torso/torso-scale-horiz-decr')).toBe(1.3)
})
