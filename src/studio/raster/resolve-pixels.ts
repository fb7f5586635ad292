import type { Layers } from './buffer-pool.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import type { Piece } from './piece.ts'
import type { PlacedMesh } from './place-on-view.ts'
import type { View } from './view.ts'

interface Visible {
  readonly view: View
  readonly layers: Layers
  readonly triangleAt: Int32Array
}

/** A normal of the outer side that looks away by more is not the outline's. */
const GRAZING = -0.4

/** What all pixels of a piece share, as plain numbers. */
function lookOfPieces(pieces: readonly Piece[]) {
  const material = new Uint8Array(pieces.length)
  const part = new Uint16Array(pieces.length)
  const doubleSided = new Uint8Array(pieces.length)
  const color = new Uint8ClampedArray(pieces.length * 3)
  pieces.forEach(({ surface }, index) => {
    material[index] = surface.material
    part[index] = surface.part
    doubleSided[index] = surface.doubleSided ? 1 : 0
    for (let channel = 0; channel < 3; channel += 1) color[index * 3 + channel] = surface.color[channel]! * 255
  })
  return { material, part, doubleSided, color }
}

/** Normals, colours and strand coordinates of the triangle that won each pixel; neighbours mostly share one. */
export function resolvePixels(
  pieces: readonly Piece[],
  mesh: PlacedMesh,
  { view, layers, triangleAt }: Visible,
): FigureBuffers {
  const { widthPx, heightPx, unitPx } = view
  const look = lookOfPieces(pieces)
  for (let y = 0; y < heightPx; y += 1) resolveRow(y, { pieces, mesh, look, layers, triangleAt, widthPx })
  return { widthPx, heightPx, unitPx, ...layers }
}

interface Resolving {
  readonly pieces: readonly Piece[]
  readonly mesh: PlacedMesh
  readonly look: ReturnType<typeof lookOfPieces>
  readonly layers: Layers
  readonly triangleAt: Int32Array
  readonly widthPx: number
}

/** A row at a time, so that engines compile it as a whole. */
function resolveRow(y: number, { pieces, mesh, look, layers, triangleAt, widthPx }: Resolving): void {
  const { points, normals, triangles, pieceOfTriangle, firstVertexOfPiece } = mesh
  const { normal, material, part, albedo, strandU, strandV, rest } = layers
  const { material: materials, part: partNumbers, doubleSided, color: plainColors } = look

  // The triangle at hand: its first corner, edges, normals and their differences.
  let current = -1
  let pieceIndex = 0
  let colors: Float32Array | undefined
  let uvs: Float32Array | undefined
  let places: Float32Array | undefined
  let ax = 0
  let ay = 0
  let abx = 0
  let aby = 0
  let acx = 0
  let acy = 0
  let perArea = 0
  let nax = 0
  let nay = 0
  let naz = 0
  let nbx = 0
  let nby = 0
  let nbz = 0
  let ncx = 0
  let ncy = 0
  let ncz = 0
  let ca = 0
  let cb = 0
  let cc = 0
  for (let x = 0, pixel = y * widthPx; x < widthPx; x += 1, pixel += 1) {
    const triangle = triangleAt[pixel]!
    if (triangle < 0) continue
    if (triangle !== current) {
      current = triangle
      pieceIndex = pieceOfTriangle[triangle]!
      const va = triangles[triangle * 3]!
      const vb = triangles[triangle * 3 + 1]!
      const vc = triangles[triangle * 3 + 2]!
      const a = va * 3
      const b = vb * 3
      const c = vc * 3
      ax = points[a]!
      ay = points[a + 1]!
      abx = points[b]! - ax
      aby = points[b + 1]! - ay
      acx = points[c]! - ax
      acy = points[c + 1]! - ay
      perArea = 1 / (abx * acy - acx * aby)
      nax = normals[a]!
      nay = normals[a + 1]!
      naz = normals[a + 2]!
      nbx = normals[b]! - nax
      nby = normals[b + 1]! - nay
      nbz = normals[b + 2]! - naz
      ncx = normals[c]! - nax
      ncy = normals[c + 1]! - nay
      ncz = normals[c + 2]! - naz
      const { surface } = pieces[pieceIndex]!
      colors = surface.colors
      uvs = surface.uvs
      places = surface.rest
      const first = firstVertexOfPiece[pieceIndex]!
      ca = va - first
      cb = vb - first
      cc = vc - first
    }
    const px = x + 0.5 - ax
    const py = y + 0.5 - ay
    const wb = (px * acy - acx * py) * perArea
    const wc = (abx * py - px * aby) * perArea

    const nx = nax + wb * nbx + wc * ncx
    const ny = nay + wb * nby + wc * ncy
    const nz = naz + wb * nbz + wc * ncz
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    const at = pixel * 3
    // At the outline of a rounded surface a normal may look away a little where its side is seen: it is no inner side.
    const isTurned = nz < 0 && doubleSided[pieceIndex] === 1
    const isOutline = isTurned && perArea > 0 && nz > GRAZING * length
    const perLength = isTurned && !isOutline ? -1 / length : 1 / length
    normal[at] = nx * perLength
    normal[at + 1] = ny * perLength
    normal[at + 2] = isOutline ? -nz * perLength : nz * perLength
    material[pixel] = materials[pieceIndex]!
    part[pixel] = partNumbers[pieceIndex]!

    if (colors) {
      for (let channel = 0; channel < 3; channel += 1) {
        const base = colors[ca * 3 + channel]!
        const value = base + wb * (colors[cb * 3 + channel]! - base) + wc * (colors[cc * 3 + channel]! - base)
        albedo[at + channel] = value * 255
      }
    } else {
      albedo[at] = plainColors[pieceIndex * 3]!
      albedo[at + 1] = plainColors[pieceIndex * 3 + 1]!
      albedo[at + 2] = plainColors[pieceIndex * 3 + 2]!
    }
    if (uvs) {
      const u = uvs[ca * 2]!
      const v = uvs[ca * 2 + 1]!
      strandU[pixel] = u + wb * (uvs[cb * 2]! - u) + wc * (uvs[cc * 2]! - u)
      strandV[pixel] = v + wb * (uvs[cb * 2 + 1]! - v) + wc * (uvs[cc * 2 + 1]! - v)
    }
    if (rest && places) {
      for (let axis = 0; axis < 3; axis += 1) {
        const from = places[ca * 3 + axis]!
        rest[at + axis] = from + wb * (places[cb * 3 + axis]! - from) + wc * (places[cc * 3 + axis]! - from)
      }
    }
  }
}
