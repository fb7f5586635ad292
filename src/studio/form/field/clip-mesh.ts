import type { Mesh } from '../grid.ts'
import type { Field } from './field.ts'

/**
 * The part of a mesh where `cut` is negative, cut exactly at zero. `rim` folds the cut edge inwards by so many half
 * heads, so that cloth shows its thickness.
 */
export function clipMesh(mesh: Mesh, cut: Field, { rim = 0 }: { rim?: number } = {}): Mesh {
  const { positions, normals, triangles } = mesh
  const count = positions.length / 3
  const values = new Float32Array(count)
  for (let vertex = 0; vertex < count; vertex += 1) {
    values[vertex] = cut(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!)
  }

  const outPositions: number[] = []
  const outNormals: number[] = []
  const outTriangles: number[] = []
  const kept = new Int32Array(count).fill(-1)
  const crossings = new Map<number, number>()

  const keep = (vertex: number): number => {
    if (kept[vertex]! < 0) {
      kept[vertex] = outPositions.length / 3
      for (let axis = 0; axis < 3; axis += 1) {
        outPositions.push(positions[vertex * 3 + axis]!)
        outNormals.push(normals[vertex * 3 + axis]!)
      }
    }
    return kept[vertex]!
  }
  const cross = (a: number, b: number): number => {
    const key = a < b ? a * count + b : b * count + a
    const known = crossings.get(key)
    if (known !== undefined) return known
    const t = values[a]! / (values[a]! - values[b]!)
    const made = outPositions.length / 3
    for (let axis = 0; axis < 3; axis += 1) {
      outPositions.push(positions[a * 3 + axis]! * (1 - t) + positions[b * 3 + axis]! * t)
    }
    let [nx, ny, nz] = [0, 1, 2].map((axis) => normals[a * 3 + axis]! * (1 - t) + normals[b * 3 + axis]! * t) as [
      number,
      number,
      number,
    ]
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    nx /= length
    ny /= length
    nz /= length
    outNormals.push(nx, ny, nz)
    crossings.set(key, made)
    return made
  }

  const edges: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    let [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    const inside = (values[a]! < 0 ? 1 : 0) + (values[b]! < 0 ? 1 : 0) + (values[c]! < 0 ? 1 : 0)
    if (inside === 0) continue
    if (inside === 3) {
      outTriangles.push(keep(a), keep(b), keep(c))
      continue
    }
    // Turn the triangle until `a` is the odd one out.
    const odd = inside === 1
    while (values[a]! < 0 !== odd) [a, b, c] = [b, c, a]
    const ab = cross(a, b)
    const ac = cross(a, c)
    if (odd) {
      outTriangles.push(keep(a), ab, ac)
      edges.push(ab, ac)
    } else {
      outTriangles.push(ab, keep(b), keep(c), ab, keep(c), ac)
      edges.push(ac, ab)
    }
  }
  if (rim > 0) addRim({ outPositions, outNormals, outTriangles }, edges, rim)
  return {
    positions: new Float32Array(outPositions),
    normals: new Float32Array(outNormals),
    triangles: new Uint32Array(outTriangles),
  }
}

interface Growing {
  readonly outPositions: number[]
  readonly outNormals: number[]
  readonly outTriangles: number[]
}

/** A narrow strip from every cut edge toward the inside; it faces away from the cloth, along the cut. */
function addRim({ outPositions, outNormals, outTriangles }: Growing, edges: readonly number[], rim: number): void {
  for (let at = 0; at < edges.length; at += 2) {
    const ends = [edges[at]! * 3, edges[at + 1]! * 3] as const
    const [p, q] = ends
    const along = [0, 1, 2].map((axis) => outPositions[q + axis]! - outPositions[p + axis]!) as [number, number, number]
    const up = [outNormals[p]!, outNormals[p + 1]!, outNormals[p + 2]!] as const
    let nx = along[1] * up[2] - along[2] * up[1]
    let ny = along[2] * up[0] - along[0] * up[2]
    let nz = along[0] * up[1] - along[1] * up[0]
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
    if (length < 1e-9) continue
    nx /= length
    ny /= length
    nz /= length
    const first = outPositions.length / 3
    for (const depth of [0, rim]) {
      for (const end of ends) {
        for (let axis = 0; axis < 3; axis += 1) outPositions.push(outPositions[end + axis]! - outNormals[end + axis]! * depth)
        outNormals.push(nx, ny, nz)
      }
    }
    outTriangles.push(first, first + 2, first + 1, first + 1, first + 2, first + 3)
  }
}
