import { expect, test } from 'vitest'
import { type Discs, distanceGrid } from './distance-grid.ts'

/** A ball of radius 1 as discs. */
function aBall(): Discs {
  const count = 900
  const discs = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    radii: new Float32Array(count).fill(0.06),
    isOpen: new Uint8Array(count),
  }
  for (let disc = 0; disc < count; disc += 1) {
    const y = 1 - (2 * (disc + 0.5)) / count
    const turn = disc * 2.399963
    const round = Math.sqrt(1 - y * y)
    discs.positions.set([Math.cos(turn) * round, y, Math.sin(turn) * round], disc * 3)
  }
  discs.normals.set(discs.positions)
  return discs
}

test('the distance to a skin is told inside, near it and beyond the grid', () => {
  const field = distanceGrid(aBall(), { cell: 0.1, reach: 0.4 })
  for (const far of [0.3, 0.6, 0.9, 1, 1.1, 1.3, 2, 4]) {
    for (const [x, y, z] of [
      [1, 0, 0],
      [0, -1, 0],
      [0.6, 0, 0.8],
      [-0.48, 0.6, 0.64],
    ] as const) {
      expect(Math.abs(field(x * far, y * far, z * far) - (far - 1))).toBeLessThan(far > 1.4 ? 0.12 * far : 0.03)
    }
  }
})

test('where a skin is cut off it has no inside', () => {
  const ball = aBall()
  const isLower = (disc: number) => ball.positions[disc * 3 + 1]! > 0
  const kept = Array.from(ball.radii.keys()).filter(isLower)
  const pick = (values: Float32Array) => Float32Array.from(kept.flatMap((disc) => [...values.subarray(disc * 3, disc * 3 + 3)]))
  const bowl: Discs = {
    positions: pick(ball.positions),
    normals: pick(ball.normals),
    radii: Float32Array.from(kept, () => 0.06),
    isOpen: Uint8Array.from(kept, (disc) => (ball.positions[disc * 3 + 1]! < 0.15 ? 1 : 0)),
  }
  const field = distanceGrid(bowl, { cell: 0.1, reach: 0.4 })
  expect(field(0, 0.7, 0)).toBeLessThan(-0.2)
  expect(field(0, -0.3, 0)).toBeGreaterThan(0.5)
  expect(field(1.2, -0.3, 0)).toBeGreaterThan(0.1)
})
