import type { Mesh } from '../grid.ts'
import type { Field } from './field.ts'

/** Half heads: triangles on a cut with longer sides are quartered, at most so often. */
const FINE = 0.035
const MOST_TIMES = 2

/**
 * The same skin with smaller triangles where a cut goes through it, so that the cut is no chain of the mesh's own sides: a curve stays
 * one, and a corner is sharp. `values` are the cut's at its vertices; so are those that come back.
 */
export function refineAlong(mesh: Mesh, values: Float32Array, cut: Field): { mesh: Mesh; values: Float32Array } {
  let refined = { mesh, values }
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const finer = quartered(refined.mesh, refined.values, cut)
    if (!finer) return refined
    refined = finer
  }
  return refined
}

function quartered(mesh: Mesh, values: Float32Array, cut: Field): { mesh: Mesh; values: Float32Array } | undefined {
  const { positions, normals, triangles } = mesh
  const count = values.length
  const middles = new Map<number, number>()
  const ends: number[] = []
  const kept: number[] = []
  const made: number[] = []
  const middleOf = (a: number, b: number): number => {
    const key = a < b ? a * count + b : b * count + a
    const found = middles.get(key)
    if (found !== undefined) return found
    const number = count + ends.length / 2
    ends.push(a, b)
    middles.set(key, number)
    return number
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    const inside = (values[a]! < 0 ? 1 : 0) + (values[b]! < 0 ? 1 : 0) + (values[c]! < 0 ? 1 : 0)
    if (inside === 0 || inside === 3 || !isLong(positions, a, b, c)) {
      kept.push(a, b, c)
      continue
    }
    const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)]
    made.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  if (made.length === 0) return undefined
  const finer = { positions: grown(positions, ends), normals: grown(normals, ends) }
  const finerValues = new Float32Array(count + ends.length / 2)
  finerValues.set(values)
  for (let vertex = count; vertex < finerValues.length; vertex += 1) {
    const from = vertex * 3
    finerValues[vertex] = cut(finer.positions[from]!, finer.positions[from + 1]!, finer.positions[from + 2]!)
  }
  const all = new Uint32Array(kept.length + made.length)
  all.set(kept)
  all.set(made, kept.length)
  return { mesh: { ...mesh, ...finer, triangles: all }, values: finerValues }
}

function isLong(positions: Float32Array, ...corners: readonly number[]): boolean {
  return corners.some((from, index) => {
    const to = corners[(index + 1) % 3]!
    let square = 0
    for (let axis = 0; axis < 3; axis += 1) square += (positions[from * 3 + axis]! - positions[to * 3 + axis]!) ** 2
    return square > FINE * FINE
  })
}

/** Three numbers for every vertex, and the mean of both ends for every new one. */
function grown(values: Float32Array, ends: readonly number[]): Float32Array {
  const all = new Float32Array(values.length + (ends.length / 2) * 3)
  all.set(values)
  for (let index = 0; index < ends.length; index += 2) {
    const to = values.length + (index / 2) * 3
    for (let axis = 0; axis < 3; axis += 1)
      all[to + axis] = (values[ends[index]! * 3 + axis]! + values[ends[index + 1]! * 3 + axis]!) / 2
  }
  return all
}
