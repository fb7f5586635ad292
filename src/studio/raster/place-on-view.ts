import { determinant, normalMatrix } from '../math/matrix.ts'
import type { Piece } from './piece.ts'
import { createScratch } from './scratch.ts'
import { type Eye, largerAt, type View } from './view.ts'

const scratch = {
  points: createScratch((length) => new Float32Array(length)),
  normals: createScratch((length) => new Float32Array(length)),
  triangles: createScratch((length) => new Uint32Array(length)),
  pieces: createScratch((length) => new Uint16Array(length)),
}

/** All pieces in one; the arrays are working memory and longer than what is in them. */
export interface PlacedMesh {
  readonly triangleCount: number
  /** Pixel x, pixel y, view z per vertex. */
  readonly points: Float32Array
  readonly normals: Float32Array
  /** Vertex numbers over all pieces. */
  readonly triangles: Uint32Array
  readonly pieceOfTriangle: Uint16Array
  /** 1 shown by clockwise order, −1 by the other (mirrored place), 0 both. */
  readonly shownSide: Int8Array
  readonly firstVertexOfPiece: Uint32Array
}

/** Every vertex of all pieces on the picture. */
export function placeOnView(pieces: readonly Piece[], { unitPx, originXPx, originYPx, eye }: View): PlacedMesh {
  let vertexCount = 0
  let triangleCount = 0
  for (const { surface } of pieces) {
    vertexCount += surface.positions.length / 3
    triangleCount += surface.triangles.length / 3
  }
  const points = scratch.points.take(vertexCount * 3)
  const normals = scratch.normals.take(vertexCount * 3)
  const triangles = scratch.triangles.take(triangleCount * 3)
  const pieceOfTriangle = scratch.pieces.take(triangleCount)
  const shownSide = new Int8Array(pieces.length)
  const firstVertexOfPiece = new Uint32Array(pieces.length)

  let vertex = 0
  let corner = 0
  pieces.forEach(({ surface, place: m }, pieceIndex) => {
    const { positions, normals: own } = surface
    const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = m
    const n = normalMatrix(m)
    const [n0, n1, n2, n3, n4, n5, n6, n7, n8] = n as [number, number, number, number, number, number, number, number, number]
    firstVertexOfPiece[pieceIndex] = vertex
    shownSide[pieceIndex] = surface.doubleSided ? 0 : determinant(m) < 0 ? -1 : 1
    for (let from = 0, to = vertex * 3; from < positions.length; from += 3, to += 3) {
      const x = positions[from]!
      const y = positions[from + 1]!
      const z = positions[from + 2]!
      points[to] = originXPx + (m0 * x + m1 * y + m2 * z + m3) * unitPx
      points[to + 1] = originYPx + (m4 * x + m5 * y + m6 * z + m7) * unitPx
      points[to + 2] = m8 * x + m9 * y + m10 * z + m11
      const nx = own[from]!
      const ny = own[from + 1]!
      const nz = own[from + 2]!
      normals[to] = n0 * nx + n1 * ny + n2 * nz
      normals[to + 1] = n3 * nx + n4 * ny + n5 * nz
      normals[to + 2] = n6 * nx + n7 * ny + n8 * nz
    }
    pieceOfTriangle.fill(pieceIndex, corner / 3, (corner + surface.triangles.length) / 3)
    const { triangles: local } = surface
    for (let index = 0; index < local.length; index += 1) triangles[corner + index] = vertex + local[index]!
    corner += local.length
    if (eye) lookFrom(eye, points.subarray(vertex * 3, vertex * 3 + positions.length), { unitPx, originXPx, originYPx })
    vertex += positions.length / 3
  })
  return { triangleCount, points, normals, triangles, pieceOfTriangle, shownSide, firstVertexOfPiece }
}

/** Moves points that were placed as from afar to where an eye sees them. */
function lookFrom(eye: Eye, points: Float32Array, view: Pick<View, 'unitPx' | 'originXPx' | 'originYPx'>): void {
  const [xPx, yPx] = [view.originXPx + eye.x * view.unitPx, view.originYPx + eye.y * view.unitPx]
  for (let at = 0; at < points.length; at += 3) {
    const larger = largerAt(eye, points[at + 2]!)
    points[at] = xPx + (points[at]! - xPx) * larger
    points[at + 1] = yPx + (points[at + 1]! - yPx) * larger
  }
}
