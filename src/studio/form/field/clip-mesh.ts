import { createScratch } from '../../raster/scratch.ts'
import type { Mesh } from '../grid.ts'
import type { Field } from './field.ts'
import type { refineAlong } from './refine-along.ts'

const NOTHING: Mesh = { positions: new Float32Array(0), normals: new Float32Array(0), triangles: new Uint32Array(0) }

export interface Clipping {
  readonly rim?: number
  /** What makes the mesh finer along the cut, where that is wanted. */
  readonly refine?: typeof refineAlong | undefined
}

/**
 * The part of a mesh where `cut` is negative, cut exactly at zero. `rim` folds the cut edge inwards by so many half
 * heads, so that cloth shows its thickness.
 */
export function clipMesh(coarse: Mesh, cut: Field, { rim = 0, refine }: Clipping = {}): Mesh {
  const coarseCount = coarse.positions.length / 3
  const coarseValues = new Float32Array(coarseCount)
  let coarseInside = 0
  for (let vertex = 0; vertex < coarseCount; vertex += 1) {
    const at = vertex * 3
    const value = cut(coarse.positions[at]!, coarse.positions[at + 1]!, coarse.positions[at + 2]!)
    coarseValues[vertex] = value
    if (value < 0) coarseInside += 1
  }
  if (coarseInside === coarseCount) return coarse
  if (coarseInside === 0) return NOTHING

  const { mesh, values } = refine?.(coarse, coarseValues, cut) ?? { mesh: coarse, values: coarseValues }
  const { positions, normals, triangles } = mesh
  const count = values.length
  const inside = values.reduce((sum, value) => sum + (value < 0 ? 1 : 0), 0)
  const split = splitTriangles(triangles, values)
  const crossings = split.crossings.length / 2
  const rimEdges = rim > 0 ? split.edges.length / 2 : 0
  const made = {
    positions: new Float32Array((inside + crossings + rimEdges * 4) * 3),
    normals: new Float32Array((inside + crossings + rimEdges * 4) * 3),
  }
  const numberOf = new Int32Array(count)
  let next = 0
  for (let vertex = 0; vertex < count; vertex += 1) {
    if (!(values[vertex]! < 0)) continue
    numberOf[vertex] = next
    for (let axis = 0; axis < 3; axis += 1) {
      made.positions[next * 3 + axis] = positions[vertex * 3 + axis]!
      made.normals[next * 3 + axis] = normals[vertex * 3 + axis]!
    }
    next += 1
  }
  for (let index = 0; index < crossings; index += 1) {
    const a = split.crossings[index * 2]!
    const b = split.crossings[index * 2 + 1]!
    const t = values[a]! / (values[a]! - values[b]!)
    const at = (next + index) * 3
    for (let axis = 0; axis < 3; axis += 1) {
      made.positions[at + axis] = positions[a * 3 + axis]! * (1 - t) + positions[b * 3 + axis]! * t
      made.normals[at + axis] = normals[a * 3 + axis]! * (1 - t) + normals[b * 3 + axis]! * t
    }
  }
  // Corners on the cut are numbered −1, −2, … until the kept ones are counted.
  const renumbered = (corner: number) => (corner < 0 ? next - 1 - corner : numberOf[corner]!)
  const kept = new Uint32Array(split.cornerCount + rimEdges * 6)
  for (let at = 0; at < split.cornerCount; at += 1) kept[at] = renumbered(split.corners[at]!)
  if (rimEdges > 0) {
    addRim(made, kept, {
      edges: split.edges.map(renumbered),
      firstVertex: next + crossings,
      firstCorner: split.cornerCount,
      rim,
    })
  }
  return { ...made, triangles: kept }
}

interface Split {
  /** Three per triangle; working memory, longer than what is in it. */
  readonly corners: Int32Array
  readonly cornerCount: number
  /** Pairs of corners of the mesh with the cut between them. */
  readonly crossings: number[]
  /** Pairs of ends of the cut, the cloth on the left. */
  readonly edges: number[]
}

const cornerScratch = createScratch((length) => new Int32Array(length))

function splitTriangles(triangles: Uint32Array, values: Float32Array): Split {
  // A triangle that is cut leaves two at most.
  const corners = cornerScratch.take(triangles.length * 2)
  let count = 0
  const crossings: number[] = []
  const edges: number[] = []
  const known = new Map<number, number>()
  const cross = (a: number, b: number): number => {
    const key = a < b ? a * values.length + b : b * values.length + a
    const found = known.get(key)
    if (found !== undefined) return found
    crossings.push(a, b)
    const made = -crossings.length / 2
    known.set(key, made)
    return made
  }
  for (let at = 0; at < triangles.length; at += 3) {
    let a = triangles[at]!
    let b = triangles[at + 1]!
    let c = triangles[at + 2]!
    const inside = (values[a]! < 0 ? 1 : 0) + (values[b]! < 0 ? 1 : 0) + (values[c]! < 0 ? 1 : 0)
    if (inside === 0) continue
    if (inside === 3) {
      corners[count] = a
      corners[count + 1] = b
      corners[count + 2] = c
      count += 3
      continue
    }
    // Turn the triangle until `a` is the odd one out.
    const odd = inside === 1
    while (values[a]! < 0 !== odd) {
      const first = a
      a = b
      b = c
      c = first
    }
    const ab = cross(a, b)
    const ac = cross(a, c)
    corners[count] = odd ? a : ab
    corners[count + 1] = odd ? ab : b
    corners[count + 2] = odd ? ac : c
    count += 3
    if (odd) {
      edges.push(ab, ac)
      continue
    }
    corners[count] = ab
    corners[count + 1] = c
    corners[count + 2] = ac
    count += 3
    edges.push(ac, ab)
  }
  return { corners, cornerCount: count, crossings, edges }
}

interface Rim {
  readonly edges: readonly number[]
  readonly firstVertex: number
  readonly firstCorner: number
  readonly rim: number
}

/** How much more than along the cut the outer border of a strip faces as the cloth does. */
const ROUNDED = 1.6

/** A narrow strip from every cut edge toward the inside; it faces away from the cloth, along the cut. */
function addRim(
  { positions, normals }: { positions: Float32Array; normals: Float32Array },
  triangles: Uint32Array,
  { edges, firstVertex, firstCorner, rim }: Rim,
): void {
  for (let index = 0; index < edges.length / 2; index += 1) {
    const p = edges[index * 2]! * 3
    const q = edges[index * 2 + 1]! * 3
    const alongX = positions[q]! - positions[p]!
    const alongY = positions[q + 1]! - positions[p + 1]!
    const alongZ = positions[q + 2]! - positions[p + 2]!
    const nx = alongY * normals[p + 2]! - alongZ * normals[p + 1]!
    const ny = alongZ * normals[p]! - alongX * normals[p + 2]!
    const nz = alongX * normals[p + 1]! - alongY * normals[p]!
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    const first = firstVertex + index * 4
    for (let corner = 0; corner < 4; corner += 1) {
      const from = corner % 2 === 0 ? p : q
      const depth = corner < 2 ? 0 : rim
      const to = (first + corner) * 3
      for (let axis = 0; axis < 3; axis += 1) positions[to + axis] = positions[from + axis]! - normals[from + axis]! * depth
      // Rounded where it leaves the cloth: a sharp edge of a pixel's width would be a dotted line.
      const kept = corner < 2 ? ROUNDED : 0
      const [ex, ey, ez] = [
        nx / length + kept * normals[from]!,
        ny / length + kept * normals[from + 1]!,
        nz / length + kept * normals[from + 2]!,
      ]
      const unit = Math.sqrt(ex * ex + ey * ey + ez * ez) || 1
      normals[to] = ex / unit
      normals[to + 1] = ey / unit
      normals[to + 2] = ez / unit
    }
    const to = firstCorner + index * 6
    triangles[to] = first
    triangles[to + 1] = first + 2
    triangles[to + 2] = first + 1
    triangles[to + 3] = first + 1
    triangles[to + 4] = first + 2
    triangles[to + 5] = first + 3
  }
}
