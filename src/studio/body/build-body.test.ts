import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from './build-body.ts'
import { castBody, type KnownOfBody } from './cast-body.ts'
import { landmarkOf } from './landmarks.ts'
import { statureDm } from './stature.ts'

const form = humanForm()
const build = (seed: string, known: KnownOfBody = {}) => buildBody(form, castBody(seed, known))
const hashOf = (body: Float32Array) => createHash('sha256').update(new Uint8Array(body.buffer)).digest('hex').slice(0, 16)

/** Across a band of heights of the base mesh, the mean of how wide and deep the trunk is. */
function girth(body: Float32Array, fromY: number, toY: number): number {
  let [left, back, front] = [0, 0, 0]
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    const y = form.base[vertex * 3 + 1]!
    if (y < fromY || y > toY || Math.abs(form.base[vertex * 3]!) > 1.6) continue
    left = Math.max(left, body[vertex * 3]!)
    back = Math.min(back, body[vertex * 3 + 2]!)
    front = Math.max(front, body[vertex * 3 + 2]!)
  }
  return 2 * left + front - back
}

function heightOf(body: Float32Array): number {
  let highest = 0
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) highest = Math.max(highest, body[vertex * 3 + 1]!)
  return highest
}

const headsHigh = (body: Float32Array) => heightOf(body) / (heightOf(body) - landmarkOf(form, body, 'chinBottom')[1])

test('the same sheet is the same body byte for byte, on every machine', () => {
  expect(hashOf(build('mira'))).toBe('6c0a7b99fb207a74')
  expect(hashOf(build('otto', { shape: { ageYears: 75, masculinity: 1, weight: 0.8 } }))).toBe('7304fbbf5c1222dd')
})

test('a sheet that was stored as JSON is the same body', () => {
  const sheet = castBody('mira')
  expect(hashOf(buildBody(form, JSON.parse(JSON.stringify(sheet))))).toBe(hashOf(buildBody(form, sheet)))
})

test('children have the ratios of children: 5.5 heads at four, 6.3 at eight, 7.5 grown up', () => {
  for (const masculinity of [0, 1]) {
    const heads = (ageYears: number) =>
      ['a', 'b', 'c', 'd'].reduce(
        (sum, seed) => sum + headsHigh(build(seed, { shape: { ageYears, masculinity, height: 0.5 } })) / 4,
        0,
      )
    expect(heads(4)).toBeGreaterThan(5.1)
    expect(heads(4)).toBeLessThan(5.8)
    expect(heads(8)).toBeGreaterThan(5.9)
    expect(heads(8)).toBeLessThan(6.7)
    expect(heads(28)).toBeGreaterThan(7.2)
  }
})

test('the eyes of a child are lower in the head than those of grown people', () => {
  const eyes = (ageYears: number) => {
    const body = build('lena', { shape: { ageYears, masculinity: 0.5 } })
    const chin = landmarkOf(form, body, 'chinBottom')[1]
    return (landmarkOf(form, body, 'innerEye')[1] - chin) / (heightOf(body) - chin)
  }
  expect(eyes(4)).toBeLessThan(eyes(9))
  expect(eyes(9)).toBeLessThan(eyes(25) - 0.02)
})

test('everybody stands on the ground, as tall as their age, sex and height say', () => {
  for (const ageYears of [2, 8, 15, 30, 88]) {
    const shape = { ageYears, masculinity: 0, height: 0.6 }
    const body = build('kai', { shape })
    expect(heightOf(body)).toBeCloseTo(statureDm(shape), 4)
  }
  const heights = [0, 0.25, 0.5, 0.75, 1].map((height) => heightOf(build('kai', { shape: { ageYears: 30, height } })))
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test('more weight is more waist and a wider neck and face, at every age', () => {
  for (const ageYears of [7, 30, 80]) {
    const bodies = [0.1, 0.3, 0.5, 0.7, 0.9].map((weight) => build('bruna', { shape: { ageYears, weight, height: 0.5 } }))
    const waists = bodies.map((body) => girth(body, 1.2, 2.2))
    const necks = bodies.map((body) => landmarkOf(form, body, 'neckSide')[0])
    const cheeks = bodies.map((body) => landmarkOf(form, body, 'jaw')[0])
    for (const values of [waists, necks, cheeks]) expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(cheeks[4]! / cheeks[2]!).toBeGreaterThan(1.04)
  }
})

test('the first sketch of a browser shows the same person in the same place', () => {
  const sketch = humanForm('sketch')
  for (const seed of ['ravi', 'mei', 'lena']) {
    const [fine, coarse] = [build(seed), buildBody(sketch, castBody(seed))]
    for (const landmark of ['crown', 'noseTip', 'mouthCorner', 'outerEye', 'chinFront', 'jaw'] as const) {
      const [whole, first] = [landmarkOf(form, fine, landmark), landmarkOf(sketch, coarse, landmark)]
      for (const axis of [0, 1, 2]) expect(Math.abs(whole[axis]! - first[axis]!), landmark).toBeLessThan(0.03)
    }
  }
})
