import { expect, test } from 'vitest'
import { gripBends, gripMiddle } from './hand-grip.ts'

const BONES = [0.25, 0.16, 0.12]
/** Half a finger. */
const FLESH = 0.05

/** The joints of a bent finger, along the hand and out of the palm. */
function joints(radius: number): (readonly [number, number])[] {
  let [along, out, bend] = [0.52, 0, 0]
  const points: (readonly [number, number])[] = []
  for (const [joint, angle] of gripBends(radius, BONES).entries()) {
    bend += angle
    along += BONES[joint]! * Math.cos(bend)
    out += BONES[joint]! * Math.sin(bend)
    points.push([along, out])
  }
  return points
}

test.each([0.12, 0.2, 0.3])('fingers lie round a thing of radius %f: neither in it nor off it', (radius) => {
  const middle = gripMiddle(radius)
  for (const [along, out] of joints(radius)) {
    const far = Math.hypot(along - middle.along, out - middle.out) - radius
    expect(far).toBeGreaterThan(0)
    expect(far).toBeLessThan(2 * FLESH)
  }
})

test('the thinner a thing is, the further fingers close', () => {
  const closed = [0.3, 0.2, 0.1, 0.03].map((radius) => gripBends(radius, BONES).reduce((sum, bend) => sum + bend, 0))
  expect(closed).toEqual([...closed].sort((a, b) => a - b))
  expect(closed.at(-1)).toBeGreaterThan(3.4)
})
