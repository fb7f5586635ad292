import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trunksModule } from '../../../scripts/drawn-bodies.ts'
import { DIRECTIONS } from './field/outline-field.ts'
import { measuredNumbers } from './measured-numbers.ts'
import { beforeTrunk } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { reachOfTrunk, roomOfOutlines, trunkOutlines } from './trunk-outlines.ts'

const WOMAN = {
  ...{ manly: 0.1, womanly: 0.9, youth: 0, age: 0, weight: 0.35, muscle: 0.35, belly: 0, tall: 1, wide: 1 },
  ...{ shoulderX: 1.3, hipX: 0.76, thighRadius: 0.65, crotchY: 5.2 },
} as Skeleton
const MAN = { ...WOMAN, manly: 0.86, womanly: 0.14, shoulderX: 1.65, hipX: 0.62, thighRadius: 0.6 } as Skeleton
const CHILD = { ...WOMAN, manly: 0, womanly: 0, youth: 1, shoulderX: 1 } as Skeleton

const [SIDE, FRONT, BACK] = [0, DIRECTIONS.length / 4, (DIRECTIONS.length * 3) / 4]
/** How far a bare trunk reaches in a direction at a height. */
function reach(skeleton: Skeleton, column: number, y: number, isCloth = false): number {
  const { fromY, step, reach: all } = trunkOutlines(skeleton, isCloth)
  return all[Math.round((y - fromY) / step) * DIRECTIONS.length + column]!
}
const [CHEST, WAIST, BELLY, HIPS] = [1.5, 2.7, 3.4, 4.6]

test('the stored trunks are what is measured on the human form, to a step', () => {
  const numbersOf = (module: string) => measuredNumbers(/'(\w+)'/.exec(module)?.[1] ?? '')
  const stored = numbersOf(readFileSync(join(import.meta.dirname, 'measured-trunks.ts'), 'utf8'))
  const measured = numbersOf(trunksModule())
  expect(measured).toHaveLength(stored.length)
  expect(measured.filter((value, at) => Math.abs(value - stored[at]!) > 1)).toHaveLength(0)
})

describe('drawn trunks', () => {
  test('have the waist and hips of a woman, the shoulders of a man', () => {
    expect(reach(WOMAN, SIDE, HIPS)).toBeGreaterThan(1.33 * reach(WOMAN, SIDE, WAIST))
    expect(reach(MAN, SIDE, HIPS)).toBeLessThan(1.15 * reach(MAN, SIDE, WAIST))
    expect(reach(MAN, SIDE, CHEST)).toBeGreaterThan(1.2 * reach(MAN, SIDE, HIPS))
    expect(reach(WOMAN, SIDE, CHEST)).toBeLessThan(0.97 * reach(WOMAN, SIDE, HIPS))
  })

  test('show weight at a glance, most of it at the belly', () => {
    for (const person of [WOMAN, MAN]) {
      const [heavy, thin] = [0.95, 0.1].map((weight) => ({ ...person, weight }))
      expect(reach(heavy!, SIDE, BELLY)).toBeGreaterThan(1.2 * reach(thin!, SIDE, BELLY))
      expect(reach(heavy!, FRONT, BELLY)).toBeGreaterThan(1.8 * reach(thin!, FRONT, BELLY))
      expect(reach(heavy!, SIDE, BELLY) / reach(thin!, SIDE, BELLY)).toBeGreaterThan(
        reach(heavy!, SIDE, 0.5) / reach(thin!, SIDE, 0.5),
      )
    }
  })

  test('carry a child that is expected before them, and are round where they are those of children', () => {
    expect(reach({ ...WOMAN, belly: 1 }, FRONT, BELLY)).toBeGreaterThan(1.5 * reach(WOMAN, FRONT, BELLY))
    expect(reach(CHILD, FRONT, BELLY) / reach(CHILD, FRONT, CHEST)).toBeGreaterThan(
      reach(WOMAN, FRONT, BELLY) / reach(WOMAN, FRONT, CHEST) + 0.15,
    )
  })

  test('are within their cloth all round, and both within the room they are carved in', () => {
    const heavy = { ...MAN, weight: 1 }
    const [skin, cloth] = [trunkOutlines(heavy, false), trunkOutlines(heavy, true)]
    expect(skin.reach.filter((value, at) => value > cloth.reach[at]!)).toHaveLength(0)
    const room = roomOfOutlines(heavy, { width: 1, back: 1, front: 1 }, 0.1)
    expect(room.front).toBeGreaterThan(reach(heavy, FRONT, BELLY) + 0.1)
    expect(room.back).toBeGreaterThan(reach(heavy, BACK, HIPS) + 0.1)
  })

  test('keep wrists before bellies and beside hips', () => {
    expect(reachOfTrunk({ ...MAN, weight: 1 }).frontZ).toBeGreaterThan(1.5 * reachOfTrunk(MAN).frontZ!)
    expect(reachOfTrunk({ ...WOMAN, weight: 1 }).sideX).toBeGreaterThan(reachOfTrunk(WOMAN).sideX! + 0.2)
  })
})

test('hands and guitars are further out before a large belly, and what is beside it stays', () => {
  const heavy = { ...MAN, weight: 1, ...reachOfTrunk({ ...MAN, weight: 1 }) }
  const ordinary = { ...MAN, ...reachOfTrunk(MAN) }
  const [before, beside] = [[0.1, 2.8, 1.6] as const, [2.2, 2.8, 1.6] as const]
  expect(beforeTrunk(heavy, before)[2]).toBeGreaterThan(beforeTrunk(ordinary, before)[2] + 0.3)
  expect(beforeTrunk(heavy, beside)).toEqual(beside)
})
