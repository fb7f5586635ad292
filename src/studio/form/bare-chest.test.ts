import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chestModule } from '../../../scripts/drawn-bodies.ts'
import { bareChest } from './bare-chest.ts'
import { measuredNumbers } from './measured-numbers.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

const STILL = { sway: { shift: 0, shoulderTilt: 0, hipTilt: 0, hipY: 4.85, twist: 0 } } as Joints
const MAN = {
  ...{ manly: 0.86, youth: 0, weight: 0.35, muscle: 0.35, tall: 1 },
  ...{ waistY: 3.1, shoulderX: 1.65, hipX: 0.62, thighRadius: 0.6 },
} as Skeleton

test('the stored chest is what is measured on the human form, to a step', () => {
  const numbersOf = (module: string) => measuredNumbers(/'(\w+)'/.exec(module)?.[1] ?? '')
  const stored = numbersOf(readFileSync(join(import.meta.dirname, 'measured-chest.ts'), 'utf8'))
  const measured = numbersOf(chestModule())
  expect(measured).toHaveLength(stored.length)
  expect(measured.filter((value, at) => Math.abs(value - stored[at]!) > 2)).toHaveLength(0)
})

test('muscles stand out of the chests of men, the stronger the more, and of nobody else', () => {
  const most = (skeleton: Skeleton) => {
    const relief = bareChest(skeleton, STILL)
    const heights = Array.from({ length: 24 }, (_, index) => 0.8 + index * 0.1)
    return relief ? Math.max(...heights.map((y) => Math.abs(relief(0.5, y, 0.9)))) : 0
  }
  expect(most(MAN)).toBeGreaterThan(0.01)
  expect(most({ ...MAN, muscle: 0.85 })).toBeGreaterThan(2 * most(MAN))
  expect([{ manly: 0.1 }, { youth: 1 }, { weight: 0.95 }].map((change) => most({ ...MAN, ...change }))).toEqual([0, 0, 0])
})

test('nothing stands out where trousers lie, nor behind', () => {
  const relief = bareChest({ ...MAN, muscle: 0.85 }, STILL)!
  expect(Math.abs(relief(0.3, 3.2, 0.9)) + Math.abs(relief(0.3, 1.5, -0.9))).toBe(0)
})
