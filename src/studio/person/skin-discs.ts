import type { Discs } from '../form/field/distance-grid.ts'
import type { SkinOfPart } from './body-parts.ts'

/** Share of the way to the next disc that a disc reaches: neighbours just meet. */
const DISC_SHARE = 0.6

/**
 * The skin of a part as discs: at its vertices, and between them on every edge and in every quad. `normals` are those of the whole
 * skin, outwards; positions and normals are of one space.
 */
export function skinDiscs({ quads, edges, vertices, rim }: SkinOfPart, positions: Float32Array, normals: Float32Array): Discs {
  const count = vertices.length + edges.length / 2 + quads.length / 4
  const discs = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    radii: new Float32Array(count),
    isOpen: new Uint8Array(count),
  }
  const reach = new Float32Array(positions.length / 3)
  for (let edge = 0; edge < edges.length; edge += 2) {
    const [from, to] = [edges[edge]!, edges[edge + 1]!]
    const radius = distance(positions, from, to) * 0.5 * DISC_SHARE
    reach[from] = Math.max(reach[from]!, radius)
    reach[to] = Math.max(reach[to]!, radius)
  }
  let next = 0
  /** A disc in the middle of `count` vertices of a list. */
  const put = (list: Uint16Array, from: number, count: number) => {
    const share = 1 / count
    let square = 0
    for (let axis = 0; axis < 3; axis += 1) {
      let place = 0
      let way = 0
      for (let at = from; at < from + count; at += 1) {
        place += positions[list[at]! * 3 + axis]!
        way += normals[list[at]! * 3 + axis]!
      }
      discs.positions[next * 3 + axis] = place * share
      discs.normals[next * 3 + axis] = way
      square += way * way
    }
    const length = Math.sqrt(square) || 1
    for (let axis = 0; axis < 3; axis += 1) discs.normals[next * 3 + axis] = discs.normals[next * 3 + axis]! / length
    for (let at = from; at < from + count; at += 1) {
      discs.radii[next] = Math.max(discs.radii[next]!, reach[list[at]!]!)
      if (rim.has(list[at]!)) discs.isOpen[next] = 1
    }
    next += 1
  }
  for (let at = 0; at < vertices.length; at += 1) put(vertices, at, 1)
  for (let at = 0; at < edges.length; at += 2) put(edges, at, 2)
  for (let at = 0; at < quads.length; at += 4) put(quads, at, 4)
  return discs
}

function distance(positions: Float32Array, a: number, b: number): number {
  let square = 0
  for (let axis = 0; axis < 3; axis += 1) {
    const way = positions[a * 3 + axis]! - positions[b * 3 + axis]!
    square += way * way
  }
  return Math.sqrt(square)
}
