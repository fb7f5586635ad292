import { expect, test } from 'vitest'
import { aCharacter } from '../../testing/a-character.ts'
import { createSkinDetail } from './skin-detail.ts'
import { readSkinLines, skinLines } from './skin-lines.ts'

const deepest = (ageYears: number, marks: Parameters<typeof aCharacter>[0] = {}) =>
  skinLines(aCharacter({ ageYears, ...marks }))?.values.reduce((most, value) => Math.max(most, value), 0) ?? 0

test('children have no lines, grown people a few, old people deep ones', () => {
  expect(skinLines(aCharacter({ ageYears: 8 }))).toBeUndefined()
  expect(deepest(25)).toBeLessThan(deepest(50))
  expect(deepest(50)).toBeLessThan(deepest(80))
})

test('who is said to be wrinkled has lines early', () => {
  const wrinkles = { kind: 'wrinkles', place: 'face', color: [0, 0, 0] } as const
  expect(deepest(30, { marks: [wrinkles] })).toBeGreaterThan(deepest(30) * 1.3)
})

test('both halves of a face have the same lines, mirrored', () => {
  const lines = skinLines(aCharacter({ ageYears: 80 }))!
  const [left, right] = [new Float32Array(3), new Float32Array(3)]
  let seen = 0
  for (let y = 7.5; y < 8; y += 0.01) {
    readSkinLines(lines, 0.3, y, 1.4, left)
    readSkinLines(lines, -0.3, y, 1.4, right)
    expect([-right[0]! + 0, right[1], right[2]]).toEqual([left[0]! + 0, left[1], left[2]])
    seen = Math.max(seen, left[2]!)
  }
  expect(seen).toBeGreaterThan(0.3)
})

test('the relief of a skin is the same wherever and however often it is asked for', () => {
  const detail = createSkinDetail(aCharacter({ ageYears: 70 }), { pixelsPerDm: 300, strength: 1 })
  const first = detail(0.3, 7, 1.4).slice()
  detail(0.1, 6.5, 1.5)
  expect(detail(0.3, 7, 1.4)).toEqual(first)
  expect(first.every(Number.isFinite)).toBe(true)
})

test('pores too fine for the picture are left out', () => {
  const slope = (pixelsPerDm: number) => {
    const detail = createSkinDetail(aCharacter({ ageYears: 30 }), { pixelsPerDm, strength: 1 })
    let sum = 0
    for (let step = 0; step < 200; step += 1) sum += Math.abs(detail(0.3 + step * 0.0013, 7, 1.4)[0]!)
    return sum
  }
  expect(slope(20)).toBeLessThan(slope(400) * 0.2)
})
