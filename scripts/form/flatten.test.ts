import { expect, test } from 'vitest'
import { type Flat, flattened, smoothPatch } from './flatten.ts'

/** A grid of 9 × 9 vertices in the plane, one step apart, of which the middle is patched. */
const SIDE = 9
const grid = [...Array(SIDE * SIDE).keys()]
const laidFlat = (vertex: number): Flat => [vertex % SIDE, Math.floor(vertex / SIDE)]
const middle = 4 * SIDE + 4
const region = new Set([middle, middle + 1, middle - SIDE])
const patch = smoothPatch(region, new Set(grid).difference(region), laidFlat)

test('what sticks out of a patch is gone, and the skin around it stays', () => {
  const slanted = Float64Array.from(grid.flatMap((vertex) => [vertex % SIDE, Math.floor(vertex / SIDE), 0.5 * (vertex % SIDE)]))
  const bumped = slanted.slice()
  bumped[middle * 3 + 2] = 7
  const flat = flattened(bumped, [patch])
  for (const [at, value] of flat.entries()) expect(value).toBeCloseTo(slanted[at]!, 9)
})

test('a target that moves only the patch moves nothing any more', () => {
  const deltas = new Float64Array(SIDE * SIDE * 3)
  deltas[middle * 3 + 2] = 1
  expect([...flattened(deltas, [patch])].every((value) => value === 0)).toBe(true)
})
