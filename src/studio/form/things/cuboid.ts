import type { Vector } from '../../math/matrix.ts'
import type { Mesh } from '../grid.ts'

/** A box between two corners with flat sides; its edges are bevelled, so that they catch the light. */
export function cuboid(from: Vector, to: Vector, bevel = 0.012): Mesh {
  const low = from.map((value, axis) => Math.min(value, to[axis]!))
  const high = from.map((value, axis) => Math.max(value, to[axis]!))
  const cut = Math.min(bevel, ...high.map((value, axis) => (value - low[axis]!) / 3))
  const positions: number[] = []
  const normals: number[] = []
  // Of each corner one vertex for each of the three sides that meet there.
  for (let corner = 0; corner < 8; corner += 1) {
    for (let side = 0; side < 3; side += 1) {
      for (let axis = 0; axis < 3; axis += 1) {
        const isHigh = (corner >> axis) & 1
        const inward = axis === side ? 0 : isHigh ? -cut : cut
        positions.push((isHigh ? high[axis]! : low[axis]!) + inward)
        normals.push(axis === side ? (isHigh ? 1 : -1) : 0)
      }
    }
  }
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number) => triangles.push(a, b, c, b, d, c)
  for (let side = 0; side < 3; side += 1) {
    const [one, other] = [1 << ((side + 1) % 3), 1 << ((side + 2) % 3)]
    for (const base of [0, 1 << side])
      quad(base * 3 + side, (base | one) * 3 + side, (base | other) * 3 + side, (base | one | other) * 3 + side)
    // Along this axis run four edges.
    for (const base of [0, one, other, one | other]) {
      const [a, b] = [(side + 1) % 3, (side + 2) % 3]
      const end = base | (1 << side)
      quad(base * 3 + a, end * 3 + a, base * 3 + b, end * 3 + b)
    }
  }
  for (let corner = 0; corner < 8; corner += 1) triangles.push(corner * 3, corner * 3 + 1, corner * 3 + 2)
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  }
}
