import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { subdivided, subdivisionOf } from './subdivide.ts'

const CUBE = Uint16Array.from([0, 1, 3, 2, 4, 6, 7, 5, 0, 4, 5, 1, 2, 3, 7, 6, 0, 2, 6, 4, 1, 5, 7, 3])
const CORNERS = Float32Array.from(
  [...Array(8).keys()].flatMap((corner) => [corner & 1, (corner >> 1) & 1, corner >> 2].map((bit) => bit * 2 - 1)),
)

test('a cube becomes the rounded cube of Catmull and Clark', () => {
  const cube = subdivisionOf(CUBE, 8)
  expect(cube.vertexCount).toBe(8 + 12 + 6)
  expect(cube.quads.length).toBe(6 * 4 * 4)
  const finer = subdivided(CORNERS, cube, 3)
  const sizesOf = (vertex: number) => [...finer.subarray(vertex * 3, vertex * 3 + 3)].map(Math.abs).sort()
  for (const size of sizesOf(0)) expect(size).toBeCloseTo(5 / 9, 6)
  expect(sizesOf(8)).toEqual([0, 0.75, 0.75])
  expect(sizesOf(20)).toEqual([0, 0, 1])
})

test('a quad alone keeps its straight borders', () => {
  const finer = subdivided([0, 0, 4, 0, 4, 4, 0, 4], subdivisionOf(Uint16Array.from([0, 1, 2, 3]), 4), 2)
  expect([...finer]).toEqual([0.5, 0.5, 3.5, 0.5, 3.5, 3.5, 0.5, 3.5, 2, 0, 4, 2, 2, 4, 0, 2, 2, 2])
})

test('the shares of every vertex of the finer skin add up to one', () => {
  const form = humanForm()
  const finer = subdivisionOf(form.quads.get('skin')!, form.skinCount)
  const ones = subdivided(new Float32Array(form.skinCount).fill(1), finer, 1)
  for (const one of ones) if (Math.abs(one - 1) > 1e-5) throw new Error(`shares add up to ${one}`)
  expect(finer.quads.length / 4).toBe(4 * 13_378)
})
