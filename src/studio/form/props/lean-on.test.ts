import { expect, test } from 'vitest'
import { WORK_PLACES } from './seats/work-places.ts'

const ROOM = {
  handY: 4,
  crownY: -2,
  floor: 11,
  handZ: 1,
  lead: 1,
  facing: 1,
  isIndoors: false,
  lying: [],
  chestX: 3,
  blanket: [0, 0, 0],
  isAtWater: false,
} as const

/** How much of the height over the hips a place closes behind somebody. */
function highest(isFenced: boolean): number {
  const pieces = WORK_PLACES.leaning!({ ...ROOM, isFenced })
  return Math.min(...pieces.flatMap(({ mesh }) => [...mesh.positions].filter((_, index) => index % 3 === 1)))
}

test('in open country people lean on a fence that they look over, in town on a wall higher than they are', () => {
  expect(highest(true)).toBeGreaterThan(0)
  expect(highest(false)).toBeLessThan(ROOM.crownY)
})
