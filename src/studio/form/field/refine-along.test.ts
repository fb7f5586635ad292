import { expect, test } from 'vitest'
import { clipMesh } from './clip-mesh.ts'
import { refineAlong } from './refine-along.ts'

/** A square of two triangles, two half heads wide. */
const square = {
  positions: Float32Array.of(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
  triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
}

test('a curved cut through large triangles is a curve', () => {
  const cut = (x: number, y: number) => y - 0.4 * x * x
  const { positions } = clipMesh(square, cut, { refine: refineAlong })
  // On the cut itself, where the curve is furthest from the straight line between the corners of the square.
  const lowest = Math.max(
    ...Array.from({ length: positions.length / 3 }, (_, at) => cut(positions[at * 3]!, positions[at * 3 + 1]!)),
  )
  expect(lowest).toBeLessThan(0.03)
  const nearMiddle = Array.from(
    { length: positions.length / 3 },
    (_, at) => [positions[at * 3]!, positions[at * 3 + 1]!] as const,
  )
    .filter(([x]) => Math.abs(x) < 0.3)
    .map(([, y]) => y)
  expect(Math.max(...nearMiddle)).toBeLessThan(0.08)
  expect(Math.max(...nearMiddle)).toBeGreaterThan(-0.05)
})
