/**
 * What lies in a region of the mesh, replaced by the smoothest skin over it: every vertex there becomes a fixed mixture of the
 * vertices around. The mixture is applied to the base mesh and to every morph target alike, so that no sum of them brings back
 * what was there (nipples, genitals).
 */
export type Patch = readonly {
  readonly vertex: number
  readonly mixture: readonly (readonly [vertex: number, share: number])[]
}[]

/** A place on the skin, as if it were laid flat. */
export type Flat = readonly [u: number, v: number]

/**
 * A thin plate held by the vertices around (Duchon's splines, 1977). What matters is where a vertex lies, not how the mesh runs
 * there: rings of edges around a tip would keep the tip.
 */
export function smoothPatch(
  region: ReadonlySet<number>,
  around: ReadonlySet<number>,
  laidFlat: (vertex: number) => Flat,
): Patch {
  const inside = [...region].sort((a, b) => a - b)
  const outside = [...around].sort((a, b) => a - b)
  const row = (at: Flat) => [...outside.map((vertex) => bend(at, laidFlat(vertex))), 1, ...at]
  // The plate's matrix is symmetric: its first rows say how far each held vertex bends it, the last three that it may be slanted.
  const held = outside.map((vertex) => row(laidFlat(vertex)))
  const slants = [0, 1, 2].map((slant) => [...held.map((line) => line[outside.length + slant] ?? 0), 0, 0, 0])
  const wanted = inside.map((vertex) => row(laidFlat(vertex)))
  const matrix = [...held, ...slants].map((line, index) =>
    Float64Array.from([...line, ...wanted.map((values) => values[index] ?? 0)]),
  )
  solve(matrix)
  return inside.map((vertex, column) => ({
    vertex,
    mixture: outside.map((other, index) => [other, matrix[index]?.[matrix.length + column] ?? 0] as const),
  }))
}

/** The values with the patches in place of what was there; three per vertex. */
export function flattened(values: Float64Array, patches: readonly Patch[]): Float64Array {
  const flat = values.slice()
  for (const { vertex, mixture } of patches.flat()) {
    for (let axis = 0; axis < 3; axis += 1) {
      flat[vertex * 3 + axis] = mixture.reduce((sum, [other, share]) => sum + (values[other * 3 + axis] ?? 0) * share, 0)
    }
  }
  return flat
}

function bend([u, v]: Flat, [otherU, otherV]: Flat): number {
  const square = (u - otherU) ** 2 + (v - otherV) ** 2
  return square === 0 ? 0 : square * Math.log(square)
}

/** Gauss and Jordan turn the left of the matrix to the identity, and the columns beside it to the answers. */
function solve(matrix: Float64Array[]): void {
  for (let pivot = 0; pivot < matrix.length; pivot += 1) {
    const size = (row: number) => Math.abs(matrix[row]?.[pivot] ?? 0)
    let best = pivot
    for (let row = pivot + 1; row < matrix.length; row += 1) if (size(row) > size(best)) best = row
    const line = matrix[best]!
    matrix[best] = matrix[pivot]!
    matrix[pivot] = line
    const by = line[pivot]!
    if (Math.abs(by) < 1e-12) throw new Error('the vertices around hold no plate')
    for (let column = pivot; column < line.length; column += 1) line[column]! /= by
    for (const [row, other] of matrix.entries()) {
      const factor = other[pivot]!
      if (row === pivot || factor === 0) continue
      for (let column = pivot; column < line.length; column += 1) other[column]! -= factor * line[column]!
    }
  }
}
