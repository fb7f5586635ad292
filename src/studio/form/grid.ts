import type { Vector } from '../math/matrix.ts'

export interface Mesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly triangles: Uint32Array
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The last column joins the first. */
  readonly closed: boolean
}

/**
 * A mesh from a grid of points with smooth normals. Seen from outside, rows run down and columns run right
 * (or, closed, rightwards across the front); a grid that runs the other way is turned with `inward`.
 */
export function gridMesh(
  { rows, columns, closed }: GridSize,
  pointAt: (row: number, column: number) => Vector,
  { inward = false }: { inward?: boolean } = {},
): Mesh {
  const positions = new Float32Array(rows * columns * 3)
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, at += 3) {
      const point = pointAt(row, column)
      positions[at] = point[0]
      positions[at + 1] = point[1]
      positions[at + 2] = point[2]
    }
  }
  const triangles = gridTriangles({ rows, columns, closed }, inward)
  return { positions, normals: smoothNormals(positions, triangles), triangles }
}

/** Two triangles for each cell of a grid. */
export function gridTriangles({ rows, columns, closed }: GridSize, inward = false): Uint32Array {
  const cells = closed ? columns : columns - 1
  const triangles = new Uint32Array((rows - 1) * cells * 6)
  for (let row = 0, at = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < cells; column += 1, at += 6) {
      const next = (column + 1) % columns
      const a = row * columns + column
      const b = row * columns + next
      const c = (row + 1) * columns + column
      const d = (row + 1) * columns + next
      triangles[at] = a
      triangles[at + 1] = inward ? c : b
      triangles[at + 2] = inward ? b : c
      triangles[at + 3] = b
      triangles[at + 4] = inward ? c : d
      triangles[at + 5] = inward ? d : c
    }
  }
  return triangles
}

/** Normals averaged from the triangles around each vertex, weighted by their area. */
export function smoothNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at]! * 3
    const b = triangles[at + 1]! * 3
    const c = triangles[at + 2]! * 3
    const ux = positions[b]! - positions[a]!
    const uy = positions[b + 1]! - positions[a + 1]!
    const uz = positions[b + 2]! - positions[a + 2]!
    const vx = positions[c]! - positions[a]!
    const vy = positions[c + 1]! - positions[a + 1]!
    const vz = positions[c + 2]! - positions[a + 2]!
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    normals[a]! += nx
    normals[a + 1]! += ny
    normals[a + 2]! += nz
    normals[b]! += nx
    normals[b + 1]! += ny
    normals[b + 2]! += nz
    normals[c]! += nx
    normals[c + 1]! += ny
    normals[c + 2]! += nz
  }
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at]!
    const y = normals[at + 1]!
    const z = normals[at + 2]!
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normals[at] = x / length
    normals[at + 1] = y / length
    normals[at + 2] = z / length
  }
  return normals
}
