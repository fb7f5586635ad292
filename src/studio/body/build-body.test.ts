import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { knownOfWords } from './body-of-sheet.ts'
import { buildBody } from './build-body.ts'
import { castBody, type KnownOfBody } from './cast-body.ts'
import { landmarkOf } from './landmarks.ts'
import { statureDm } from './stature.ts'
import { addTarget } from './targets.ts'

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

function lowestOf(body: Float32Array): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) lowest = Math.min(lowest, body[vertex * 3 + 1]!)
  return lowest
}

function heightOf(body: Float32Array): number {
  let highest = 0
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) highest = Math.max(highest, body[vertex * 3 + 1]!)
  return highest
}

const headsHigh = (body: Float32Array) => heightOf(body) / (heightOf(body) - landmarkOf(form, body, 'chinBottom')[1])

test('the same sheet is the same body byte for byte, on every machine', () => {
  expect(hashOf(build('mira'))).toBe('ff5706dbd21879a3')
  expect(hashOf(build('otto', { shape: { ageYears: 75, masculinity: 1, weight: 0.8 } }))).toBe('519d5673aeaea81b')
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

test.each([
  ['somebody', { shape: { ageYears: 30 } }],
  ['a child', { shape: { ageYears: 5 } }],
  ['an old woman', { shape: { ageYears: 85, masculinity: 0 } }],
  ['a heavy man', { shape: { ageYears: 45, masculinity: 1, weight: 1 } }],
  ['a dwarf', knownOfWords(['dwarf'])],
  ['a giant', knownOfWords(['giant'])],
  ['somebody with long legs', { build: { legLength: 1 } }],
  ['somebody with short legs', { build: { legLength: -1 } }],
  ['somebody with big feet', { build: { feet: 1 } }],
] satisfies [string, KnownOfBody][])(
  'the skin of %s touches the ground, and from there is as high as they are tall',
  (_who, known) => {
    const sheet = castBody('kai', known)
    const body = buildBody(form, sheet)
    expect(Math.abs(lowestOf(body))).toBeLessThan(0.04)
    expect(Math.abs(heightOf(body) - lowestOf(body) - statureDm(sheet.shape))).toBeLessThan(0.04)
  },
)

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

test('a target that does nothing stays packed', () => {
  const packed = {
    ...form,
    section: () => {
      throw new Error('it was unpacked')
    },
  }
  const add = (left: number) => addTarget(new Float64Array(form.base), packed, { name: 'chin/chin-width-incr', left, right: 0 })
  expect(() => add(0)).not.toThrow()
  expect(() => add(0.1)).toThrow('it was unpacked')
})

test('a target of the right side does what that of the left does, mirrored, in the middle too', () => {
  const moved = (left: number, right: number) => {
    const positions = new Float64Array(form.vertexCount * 3)
    for (const name of ['eyes/*-eye-trans-out', 'ears/*-ear-scale-incr', 'armslegs/*-upperleg-fat-incr']) {
      addTarget(positions, form, { name, left, right })
    }
    return positions
  }
  const [ofLeft, ofRight, ofBoth] = [moved(1, 0), moved(0, 1), moved(1, 1)]
  let middle = 0
  for (let vertex = 0; vertex < form.vertexCount; vertex += 1) {
    const twin = form.twins[vertex]!
    for (const axis of [0, 1, 2]) {
      const mirrored = ofLeft[twin * 3 + axis]! * (axis === 0 ? -1 : 1)
      if (Math.abs(ofRight[vertex * 3 + axis]! - mirrored) > 1e-9) throw new Error(`vertex ${vertex} is not mirrored`)
      const sum = ofLeft[vertex * 3 + axis]! + ofRight[vertex * 3 + axis]!
      if (Math.abs(ofBoth[vertex * 3 + axis]! - sum) > 1e-9) throw new Error(`vertex ${vertex} is not moved by both`)
      if (twin === vertex && mirrored !== 0) middle += 1
    }
  }
  expect(middle).toBeGreaterThan(0)
})
