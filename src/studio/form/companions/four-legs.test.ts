import { expect, test } from 'vitest'
import { fourLegs } from './four-legs.ts'

const HIPS = { x: 0.2, frontZ: 0.4, hindZ: -0.5, y: -1 }
const legsAt = (stride: number, isTrot: boolean) => fourLegs({ stride, isTrot, reach: 0.4 }, HIPS)

test('in a trot two legs across each other carry, and the two others are in the air', () => {
  const lifts = legsAt(0.25, true).map(({ foot }) => -foot[1])
  const [leftFront, rightFront, leftHind, rightHind] = lifts as [number, number, number, number]
  expect(leftFront).toBeCloseTo(0, 5)
  expect(rightHind).toBeCloseTo(0, 5)
  expect(rightFront).toBeGreaterThan(0.1)
  expect(leftHind).toBeGreaterThan(0.1)
})

test('in a walk feet come down one after the other, and never fewer than two carry', () => {
  for (let step = 0; step < 40; step += 1) {
    const carrying = legsAt(step / 40, false).filter(({ foot }) => foot[1] > -1e-3)
    expect(carrying.length).toBeGreaterThanOrEqual(2)
  }
})

test.each([true, false])('a stride closes, and no foot jumps (trot: %s)', (isTrot) => {
  const feet = Array.from({ length: 101 }, (_, index) => legsAt(index / 100, isTrot).map(({ foot }) => foot))
  for (let leg = 0; leg < 4; leg += 1) {
    for (let index = 1; index < feet.length; index += 1) {
      const [from, to] = [feet[index - 1]![leg]!, feet[index]![leg]!]
      expect(Math.hypot(to[1] - from[1], to[2] - from[2])).toBeLessThan(0.05)
    }
  }
})

test('a leg that carries in front is straight, a lifted one bends forward', () => {
  const [carrying, lifted] = legsAt(0.25, true)
  expect(Math.abs(carrying!.knee[2] - (carrying!.hip[2] + carrying!.foot[2]) / 2)).toBeLessThan(0.08)
  expect(lifted!.knee[2] - (lifted!.hip[2] + lifted!.foot[2]) / 2).toBeGreaterThan(0.12)
})
