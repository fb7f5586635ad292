import { expect, test } from 'vitest'
import { legField } from '../body-limbs.ts'
import type { LegJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import type { Stand } from '../stand.ts'
import { lapLength } from './lap.ts'
import { lapField } from './lap-field.ts'

const WOMAN = { manly: 0, muscle: 0.3, thighRadius: 0.6, thigh: 3, shin: 2.9, tall: 0.9 } as Skeleton
const seated = (side: -1 | 1): LegJoints => ({
  side,
  hip: [0.6 * side, 4, 0],
  knee: [0.8 * side, 4.1, 3],
  ankle: [0.8 * side, 7, 2.9],
  toes: [0, 0, 1],
  sole: [0, 1, 0],
})
const LEGS = [seated(-1), seated(1)] as const

test('no thigh of a drawn woman who sits stands out of her skirt', () => {
  const lap = lapField({ skeleton: WOMAN, joints: { legs: LEGS } } as unknown as Stand, {
    ease: 0.06,
    flare: 0.33,
    length: 3.4,
  })
  const leg = legField(WOMAN, LEGS[1], { ease: 0 })
  const bare: string[] = []
  for (let z = 0.3; z < 2.8; z += 0.25) {
    for (let y = 2.8; y < 5.2; y += 0.08) {
      for (let x = 0; x < 1.8; x += 0.08) if (leg(x, y, z) < 0 && lap(x, y, z) > 0) bare.push([x, y, z].join(' '))
    }
  }
  expect(bare).toEqual([])
})

test('a skirt is longer over the knees of who sits, be it ever so short, and does not hinder who runs', () => {
  const over = (kind: string, length: number) => lapLength({ skeleton: WOMAN, joints: { kind } } as unknown as Stand, length)
  expect(over('sitting', 4)).toBeGreaterThan(4.5)
  expect(over('sitting', 1.5)).toBeGreaterThan(WOMAN.thigh + 0.3)
  expect(over('running', 1.5)).toBe(1.5)
})
