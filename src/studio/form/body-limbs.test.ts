import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limbsModule } from '../../../scripts/drawn-bodies.ts'
import { unpackNumbers } from '../body/packed-numbers.ts'
import { armField, legField } from './body-limbs.ts'
import type { Field } from './field/field.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

const BODY = { manly: 1, muscle: 0.35, armRadius: 0.4, thighRadius: 0.6, hand: 1.4 } as Skeleton
const legOf = (side: -1 | 1): LegJoints => ({
  side,
  hip: [0.6 * side, 4, 0],
  knee: [0.7 * side, 7.5, 0.1],
  ankle: [0.75 * side, 11, 0],
  toes: [0, 0, 1],
  sole: [0, 1, 0],
})
const armOf = (side: -1 | 1): ArmJoints => ({
  side,
  shoulder: [1.5 * side, 0.5, 0],
  elbow: [1.8 * side, 3, -0.1],
  wrist: [1.9 * side, 5, 0.3],
  handKind: 'relaxed',
  // biome-ignore format: rows of a matrix
  handPlace: [0, 0, -side, 1.9 * side, 0, 1, 0, 5, 1, 0, 0, 0.3],
})
const leg = (side: -1 | 1 = 1, ease = 0) => legField(BODY, legOf(side), { ease })

test('the stored limbs are what is measured on the human form, to a step', () => {
  const numbersOf = (module: string) => unpackNumbers(Buffer.from(/'(\w+)'/.exec(module)?.[1] ?? '', 'hex'))
  const stored = numbersOf(readFileSync(join(import.meta.dirname, 'measured-limbs.ts'), 'utf8'))
  const measured = numbersOf(limbsModule())
  expect(measured).toHaveLength(stored.length)
  expect(measured.filter((value, at) => Math.abs(value - stored[at]!) > 1)).toHaveLength(0)
})

test('a calf is behind its bone, fuller than the shin before it and than the ankle below', () => {
  const [x, y] = [0.72, 8.5]
  const behind = reach(leg(), { from: [x, y, 0.07], way: [0, 0, -1] })
  expect(behind).toBeGreaterThan(1.4 * reach(leg(), { from: [x, y, 0.07], way: [0, 0, 1] }))
  expect(behind).toBeGreaterThan(1.5 * reach(leg(), { from: [0.75, 10.7, 0], way: [0, 0, -1] }))
})

test('a wrist is broader than it is thick, as its hand is turned', () => {
  const arm = armField(BODY, armOf(1), { ease: 0 })
  const [toThumb, outOfPalm] = [
    [0, 0, 1],
    [-1, 0, 0],
  ] as const
  const from = [1.89, 4.9, 0.28] as const
  const across = (way: readonly [number, number, number]) =>
    reach(arm, { from, way }) + reach(arm, { from, way: [-way[0], -way[1], -way[2]] })
  expect(across(toThumb)).toBeGreaterThan(1.15 * across(outOfPalm))
})

test('the left is the mirrored right, and cloth stands off by its ease', () => {
  const [arms, legs] = [
    [armField(BODY, armOf(1), { ease: 0 }), armField(BODY, armOf(-1), { ease: 0 })],
    [leg(1), leg(-1)],
  ]
  for (const [right, left] of [arms, legs] as [Field, Field][]) {
    for (const [x, y, z] of [
      [0.9, 5, 0.4],
      [1.2, 8.4, -0.3],
      [1.7, 2, 0.4],
      [2, 4, 0.2],
    ] as const)
      expect(left(-x, y, z)).toBeCloseTo(right(x, y, z), 6)
  }
  expect(leg(1, 0.1)(1.2, 6, 0.2)).toBeCloseTo(leg(1)(1.2, 6, 0.2) - 0.1, 6)
})

/** How far it is from a point within to the skin. */
function reach(
  field: Field,
  { from: [x, y, z], way }: { from: readonly [number, number, number]; way: readonly [number, number, number] },
): number {
  let far = 0
  while (far < 3 && field(x + way[0] * far, y + way[1] * far, z + way[2] * far) < 0) far += 0.005
  return far
}
