import type { Matrix } from '../../math/matrix.ts'
import type { Piece } from '../../raster/piece.ts'
import type { PropPiece } from '../props/prop-piece.ts'

/** The pieces of one thing in its place; those of one colour and material are one part, or a shelf of books had a hundred. */
export function joinedPieces(pieces: readonly PropPiece[], place: Matrix, nextPart: () => number): Piece[] {
  const alike = Map.groupBy(pieces, ({ color, material }) => `${material} ${color.join(' ')}`)
  return [...alike.values()].map((group): Piece => {
    const { color, material } = group[0]!
    const positions = new Float32Array(group.reduce((sum, { mesh }) => sum + mesh.positions.length, 0))
    const normals = new Float32Array(positions.length)
    const triangles = new Uint32Array(group.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0))
    let [vertexAt, triangleAt] = [0, 0]
    for (const { mesh } of group) {
      positions.set(mesh.positions, vertexAt)
      normals.set(mesh.normals, vertexAt)
      for (const index of mesh.triangles) {
        triangles[triangleAt] = index + vertexAt / 3
        triangleAt += 1
      }
      vertexAt += mesh.positions.length
    }
    return { surface: { part: nextPart(), material, color, positions, normals, triangles, doubleSided: true }, place }
  })
}
