import { expect, test } from 'vitest'
import { solveSeams } from './solve-seams.ts'

/** A slope of light, brighter to the right, with a hole that was filled from its left edge. */
function slope({ isBound = true } = {}) {
  const [width, height] = [32, 16]
  const colors = new Float32Array(width * height * 3)
  const isHole = new Uint8Array(width * height)
  const from = new Int32Array(width * height).fill(-1)
  for (let at = 0; at < isHole.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isIn = Math.abs(x - 18) < 6 && Math.abs(y - 8) < 4
    if (isIn) {
      isHole[at] = 1
      from[at] = at - 14 > 0 ? Math.floor(at / width) * width + 4 : 4
    }
    colors.fill(4 * (isIn ? 4 : x), at * 3, at * 3 + 3)
  }
  return { width, height, colors, isHole, isSource: isHole.map((value) => (isBound && !value ? 1 : 0)), from }
}

test('what is laid into a slope of light takes the slope on, without an edge', () => {
  const hole = slope()
  solveSeams(hole)
  for (let at = 0; at < hole.isHole.length; at += 1) {
    if (hole.isHole[at]) expect(Math.abs(hole.colors[at * 3]! - 4 * (at % hole.width))).toBeLessThan(6)
    else expect(hole.colors[at * 3]).toBe(4 * (at % hole.width))
  }
})

test('where nothing binds it, what was laid stays as it is', () => {
  const hole = slope({ isBound: false })
  const before = hole.colors.slice()
  solveSeams(hole)
  expect(hole.colors).toEqual(before)
})
