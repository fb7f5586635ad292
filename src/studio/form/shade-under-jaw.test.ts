import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { IDENTITY } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import { aCharacter } from '../testing/a-character.ts'
import { shadeUnderJaw } from './shade-under-jaw.ts'

/** Three places of white skin: the throat just below the chin, the pit of the neck, and the nape. */
const THROAT: Surface = {
  part: PART.body,
  material: MATERIAL.skin,
  color: [1, 1, 1],
  positions: Float32Array.of(0, 0.95, 0.15, 0, 2.1, 0.3, 0, 0.7, -0.85),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, -1),
  triangles: Uint32Array.of(0, 1, 2),
}

const shaded = (family: 'real' | 'anime') => shadeUnderJaw(THROAT, IDENTITY, proportionsFor(aCharacter(), family))

test('the throat of a modelled figure lies in the warm shade of its jaw, the pit of the neck and the nape do not', () => {
  const colors = shaded('real').colors!
  const [red, green, blue] = colors
  expect(red).toBeLessThan(0.85)
  expect(red).toBeGreaterThan(0.6)
  expect(green).toBeLessThan(red!)
  expect(blue).toBeLessThan(green!)
  expect([...colors.slice(3)]).toEqual([1, 1, 1, 1, 1, 1])
})

test('a head that moves takes the shade of its jaw along', () => {
  const lower = shadeUnderJaw(THROAT, [1, 0, 0, 0, 0, 1, 0, 1.1, 0, 0, 1, 0], proportionsFor(aCharacter(), 'real')).colors!
  expect(lower[3]).toBeLessThan(1)
})

test('a face that is drawn has its line there and keeps the skin as it is', () => {
  expect(shaded('anime')).toBe(THROAT)
})
