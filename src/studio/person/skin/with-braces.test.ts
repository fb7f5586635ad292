import { expect, test } from 'vitest'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { withBraces } from './with-braces.ts'

/** Teeth as boxes on an arch that opens backwards. */
function archOf(count: number): { teeth: Surface; upper: number[][] } {
  const positions: number[] = []
  const upper: number[][] = []
  for (let tooth = 0; tooth < count; tooth += 1) {
    const turn = ((tooth - (count - 1) / 2) / count) * 2
    const [x, z] = [0.3 * Math.sin(turn), 0.3 * Math.cos(turn)]
    const own: number[] = []
    for (const dx of [-0.03, 0.03])
      for (const dy of [-0.04, 0.04])
        for (const dz of [-0.02, 0.02]) {
          own.push(positions.length / 3)
          positions.push(x + dx, dy, z + dz)
        }
    upper.push(own)
  }
  const values = Float32Array.from(positions)
  const teeth = {
    part: 1,
    material: MATERIAL.horn,
    color: [0.9, 0.9, 0.8] as const,
    positions: values,
    normals: values.slice(),
    colors: values.slice(),
    triangles: Uint32Array.from([0, 1, 2]),
  }
  return { teeth, upper }
}

test('every tooth of the upper row has a bracket before it, and a wire joins them', () => {
  const { teeth, upper } = archOf(8)
  const { positions, colors, normals, triangles } = withBraces(teeth, upper)
  const added = (positions.length - teeth.positions.length) / 3
  expect(added).toBe(4 * (8 + 7))
  expect(colors!.length).toBe(positions.length)
  expect(normals.length).toBe(positions.length)
  expect(triangles.every((index) => index < positions.length / 3)).toBe(true)
  // None lies behind the teeth it is on.
  for (let at = teeth.positions.length; at < positions.length; at += 3)
    expect(Math.hypot(positions[at]!, positions[at + 2]!)).toBeGreaterThan(0.27)
})

test('a single tooth has none', () => {
  const { teeth, upper } = archOf(1)
  expect(withBraces(teeth, upper)).toBe(teeth)
})
