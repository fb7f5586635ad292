import { expect, test } from 'vitest'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../../words/read-description.ts'
import { sewSequins } from './sew-sequins.ts'

const wearing = (clothes: string) =>
  castCharacter(readDescription(`a woman in ${clothes}`).reading, { seed: 's', candidate: 1, style: 'photoreal' }).character
    .garments

test.each([
  ['a silver sequin dress', 'sequins'],
  ['a glittery gold gown', 'sequins'],
  ['a blue satin gown', 'silk'],
  ['a white silk shirt', 'silk'],
  ['a green velvet dress', 'velvet'],
  ['a black leather skirt', 'leather'],
])('%s has a finish of %s', (clothes, finish) => {
  expect(wearing(clothes).map((garment) => garment.finish)).toContain(finish)
})

test('cloth that nothing is said of is plain, but gowns are of silk, unless of wool', () => {
  expect(wearing('a red cotton shirt').every((garment) => garment.finish === undefined)).toBe(true)
  expect(wearing('a red gown').some(({ finish }) => finish === 'silk')).toBe(true)
  expect(wearing('a red wool gown').some(({ finish }) => finish === 'silk')).toBe(false)
})

test('sequins lean their own way, differ in tone, and few of them sparkle', () => {
  const count = 2000
  const albedo = new Uint8ClampedArray(count * 3).fill(120)
  const normal = Float32Array.from({ length: count * 3 }, (_, at) => (at % 3 === 2 ? 1 : 0))
  const buffers = { albedo, normal } as unknown as FigureBuffers
  for (let pixel = 0; pixel < count; pixel += 1)
    sewSequins(buffers, pixel, (pixel % 50) * 0.061, Math.floor(pixel / 50) * 0.061)
  const bright = Array.from({ length: count }, (_, pixel) => albedo[pixel * 3]!).filter((value) => value > 200).length
  expect(bright).toBeGreaterThan(count * 0.01)
  expect(bright).toBeLessThan(count * 0.12)
  const leaning = Array.from({ length: count }, (_, pixel) => Math.abs(normal[pixel * 3]!))
  expect(leaning.filter((value) => value > 0.2).length).toBeGreaterThan(count / 4)
  for (let pixel = 0; pixel < count; pixel += 1)
    expect(Math.hypot(normal[pixel * 3]!, normal[pixel * 3 + 1]!, normal[pixel * 3 + 2]!)).toBeCloseTo(1, 5)
})
