import { expect, test } from 'vitest'
import type { Vector } from '../../../math/matrix.ts'
import { bed } from './bed.ts'

test('a blanket lies over every part of who sleeps below the chest, and their face is free', () => {
  // Legs and head, as they lie.
  const lying: Vector[] = Array.from({ length: 60 }, (_, at) => [6.4 - at * 0.25, 5 + (at % 3), (at % 5) * 0.4])
  const room = {
    handY: 0,
    crownY: 0,
    floor: 8,
    handZ: 1,
    lead: 1,
    facing: 1,
    isIndoors: true,
    isFenced: false,
    isAtWater: false,
  }
  const pieces = bed({ ...room, lying, chestX: 2.5, blanket: [0.5, 0.2, 0.2] })
  const cloth = pieces.at(-2)!.mesh.positions
  const above = ([x, , z]: Vector) => {
    let highest = Number.POSITIVE_INFINITY
    for (let at = 0; at < cloth.length; at += 3)
      if (Math.hypot(cloth[at]! - x, cloth[at + 2]! - z) < 0.3) highest = Math.min(highest, cloth[at + 1]!)
    return highest
  }
  const covered = lying.filter(([x]) => x < 2 && x > -8)
  expect(covered.filter((point) => above(point) > point[1] - 0.1)).toEqual([])
  expect(lying.filter(([x]) => x > 3.2).map(above)).toSatisfy((heights: number[]) =>
    heights.every((y) => y === Number.POSITIVE_INFINITY),
  )
})
