import { expect, test } from 'vitest'
import { gatherGuides } from './gather-guides.ts'
import type { Guide } from './grow-guide.ts'
import type { HairKit } from './hair-kit.ts'

const KIT = {
  ground: { person: { manner: 'real' } },
  sheet: { hair: { kind: 'long', texture: 'straight' } },
} as unknown as HairKit

/** Hanging straight down from beside each other, a tenth of a half head apart. */
const hung = (x: number, length: number): Guide => ({
  root: { place: [x, 0, 0], normal: [0, 0, 1], base: [x, 0, 0], density: 1 },
  points: Float32Array.from({ length: 21 * 3 }, (_, at) =>
    at % 3 === 0 ? x : at % 3 === 1 ? (Math.floor(at / 3) / 20) * length : 0,
  ),
  length,
  plan: { length, way: [0, 1, 0], weight: 1, lift: 0, side: 1 },
})

const tipX = ({ points }: Guide) => points[points.length - 3]!

test('long locks beside each other end in one large lock, with roots where they were', () => {
  const [first, second] = gatherGuides([hung(0.1, 2), hung(0.2, 2)], KIT)
  expect(first!.family).toBe(second!.family)
  expect(second!.points[0]).toBeCloseTo(0.2)
  expect(tipX(second!) - tipX(first!)).toBeLessThan(0.07)
})

test('short locks, and those that have parted, stay apart', () => {
  const [short, other] = gatherGuides([hung(0.1, 0.2), hung(0.2, 0.2)], KIT)
  expect(tipX(other!) - tipX(short!)).toBeCloseTo(0.1)
  const [here, beyond] = gatherGuides([hung(0.1, 2), hung(0.9, 2)], KIT)
  expect(tipX(beyond!) - tipX(here!)).toBeCloseTo(0.8)
})
