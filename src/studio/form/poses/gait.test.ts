import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { apply } from '../../math/matrix.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import { readDescription } from '../../words/read-description.ts'
import { standUp } from '../stand-up.ts'
import { gaitOf } from './gait.ts'

const { character, scene } = castCharacter(readDescription('a woman').reading, { seed: 'w', candidate: 1, style: 'anime' })

function moverAt(pose: PoseKind, stride: number) {
  const { joints } = standUp(character, { ...scene, pose, moment: { stride } }, proportionsFor(character, 'anime'))
  const legs = joints.legs.map(({ side, ankle, toes, knee }) => ({
    side,
    ankle: apply(joints.leaning, ankle),
    knee: apply(joints.leaning, knee),
    toeY: apply(joints.leaning, [ankle[0] + toes[0] * 1.12, ankle[1] + toes[1] * 1.12, ankle[2] + toes[2] * 1.12])[1],
  }))
  const lead = legs.find(({ side }) => side === joints.holdingSide)!
  const arm = joints.arms.find(({ side }) => side === joints.holdingSide)!
  const clearance = joints.floorY - Math.max(...legs.flatMap(({ ankle, toeY }) => [ankle[1] + 0.3, toeY]))
  return { lead, arm, floorY: joints.floorY, clearance }
}

test.each(['walking', 'running', 'jumping', 'dancing'] as const)('%s comes round to its beginning without a jolt', (pose) => {
  expect(moverAt(pose, 1)).toEqual(moverAt(pose, 0))
  const { drawings } = gaitOf(pose)!
  const ankles = Array.from({ length: 101 }, (_, index) => moverAt(pose, index / 100).lead.ankle)
  const ways = ankles.slice(1).map((ankle, index) => Math.hypot(...ankle.map((value, axis) => value - ankles[index]![axis]!)))
  expect(Math.max(...ways)).toBeLessThan(0.75)
  expect(drawings).toBeGreaterThan(9)
})

test('who runs is in the air twice in a stride, and bends a knee by more than a right angle', () => {
  const moments = Array.from({ length: 50 }, (_, index) => moverAt('running', index / 50))
  const inAir = moments.map(({ clearance }) => clearance > 0.12)
  const takeOffs = inAir.filter((isInAir, index) => isInAir && !inAir.at(index - 1)).length
  expect(takeOffs).toBe(2)
  expect(inAir.filter(Boolean).length / 50).toBeGreaterThan(0.12)
  expect(inAir.filter(Boolean).length / 50).toBeLessThan(0.5)
  expect(Math.min(...moments.map(({ lead }) => lead.ankle[1] - lead.knee[1]))).toBeLessThan(1)
  // Walking never leaves the ground.
  for (let index = 0; index < 20; index += 1) expect(moverAt('walking', index / 20).clearance).toBeLessThan(0.12)
})

test('who jumps leaves the ground high, lands, and goes down into the knees', () => {
  expect(moverAt('jumping', 0).clearance).toBeGreaterThan(1)
  expect(moverAt('jumping', 0.35).clearance).toBeLessThan(0.15)
  expect(moverAt('jumping', 0.48).floorY).toBeLessThan(moverAt('jumping', 0.3).floorY - 0.8)
})
