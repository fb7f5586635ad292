import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply } from '../../math/matrix.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../../words/read-description.ts'
import { standUp } from '../stand-up.ts'

const { character, scene } = castCharacter(readDescription('a woman walks').reading, {
  seed: 'w',
  candidate: 1,
  style: 'anime',
})

/** The legs where the ground is level: the leading one first; half heads. */
function walkerAt(stride: number) {
  const walking = { ...scene, pose: 'walking' as const, moment: { stride } }
  const { joints, skeleton } = standUp(character, walking, proportionsFor(character, 'anime'))
  const legs = joints.legs.map(({ side, ankle }) => ({ side, ankle: apply(joints.leaning, ankle) }))
  const lead = legs.find(({ side }) => side === joints.holdingSide)!.ankle
  const other = legs.find(({ side }) => side !== joints.holdingSide)!.ankle
  const arm = joints.arms.find(({ side }) => side === joints.holdingSide)!.wrist
  return { lead, other, arm, floorY: joints.floorY, tall: skeleton.tall }
}

test('a stride closes: what comes after its end is its beginning', () => {
  expect(walkerAt(1)).toEqual(walkerAt(0))
  const [before, after] = [walkerAt(0.999), walkerAt(0.001)]
  for (const axis of [0, 1, 2] as const) expect(after.lead[axis]).toBeCloseTo(before.lead[axis], 1)
})

test('the foot that carries goes back evenly with the ground, and stays on it', () => {
  const moments = Array.from({ length: 9 }, (_, index) => 0.06 + index * 0.045)
  const walkers = moments.map(walkerAt)
  const ways = walkers.slice(1).map(({ lead }, index) => walkers[index]!.lead[2] - lead[2])
  const mean = ways.reduce((sum, way) => sum + way, 0) / ways.length
  expect(mean).toBeGreaterThan(0.25)
  for (const way of ways) expect(Math.abs(way / mean - 1)).toBeLessThan(0.2)
  // The heel lifts only at the end.
  for (const { lead, floorY } of walkers.slice(0, 6)) expect(floorY - lead[1]).toBeLessThan(0.45)
})

test('the other foot passes it in the air, and each arm swings against its leg', () => {
  const passing = walkerAt(0.25)
  expect(passing.floorY - passing.other[1]).toBeGreaterThan(0.7)
  const [strikes, leaves] = [walkerAt(0), walkerAt(0.5)]
  expect(strikes.lead[2]).toBeGreaterThan(1)
  expect(strikes.arm[2]).toBeLessThan(0)
  expect(leaves.lead[2]).toBeLessThan(-1)
  expect(leaves.arm[2]).toBeGreaterThan(1)
})

test('the trunk is highest over the leg that carries, twice in a stride', () => {
  const [apart, over, apartAgain, overAgain] = [0.03, 0.28, 0.53, 0.78].map((stride) => walkerAt(stride).floorY)
  expect(over! - apart!).toBeGreaterThan(0.1)
  expect(overAgain! - apartAgain!).toBeGreaterThan(0.1)
  expect(overAgain).toBeCloseTo(over!, 1)
})
