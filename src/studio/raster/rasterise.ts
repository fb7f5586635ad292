import { determinant, type Matrix, normalMatrix } from '../form/matrix.ts'
import type { Surface } from '../form/surface.ts'
import { type Layers, takeLayers } from './buffer-pool.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import { createScratch } from './scratch.ts'

export interface Piece {
  readonly surface: Surface
  /** From the surface's space to view space. */
  readonly place: Matrix
}

/** Orthographic: view-space (x, y) of half heads lands on pixel (originXPx + x·unitPx, originYPx + y·unitPx). */
export interface View {
  readonly widthPx: number
  readonly heightPx: number
  readonly unitPx: number
  readonly originXPx: number
  readonly originYPx: number
}

/**
 * Surfaces → buffers. A triangle shows the side its vertices run clockwise on (the side `(b − a) × (c − a)` points to);
 * doubleSided surfaces show both, the back with its normal turned round.
 */
export function rasterise(pieces: readonly Piece[], view: View): FigureBuffers {
  const mesh = placeOnView(pieces, view)
  const layers = takeLayers(view.widthPx * view.heightPx)
  const triangleAt = findVisible(mesh, view, layers.depth)
  return resolve(pieces, mesh, { view, layers, triangleAt })
}

const scratch = {
  points: createScratch((length) => new Float32Array(length)),
  normals: createScratch((length) => new Float32Array(length)),
  triangles: createScratch((length) => new Uint32Array(length)),
  pieces: createScratch((length) => new Uint16Array(length)),
  visible: createScratch((length) => new Int32Array(length)),
}

/** All pieces in one; the arrays are working memory and longer than what is in them. */
interface PlacedMesh {
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

function placeOnView(pieces: readonly Piece[], { unitPx, originXPx, originYPx }: View): PlacedMesh {
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
    vertex += positions.length / 3
  })
  return { triangleCount, points, normals, triangles, pieceOfTriangle, shownSide, firstVertexOfPiece }
}

/** The nearest triangle of every pixel: only depth is compared here, so hidden layers cost little. */
function findVisible(mesh: PlacedMesh, { widthPx, heightPx }: View, depth: Float32Array): Int32Array {
  const { triangleCount, triangles, pieceOfTriangle, shownSide } = mesh
  const triangleAt = scratch.visible.take(widthPx * heightPx).fill(-1, 0, widthPx * heightPx)
  const target: Target = { points: mesh.points, widthPx, heightPx, depth, triangleAt }
  for (let triangle = 0; triangle < triangleCount; triangle += 1) {
    const at = triangle * 3
    const side = shownSide[pieceOfTriangle[triangle]!]!
    drawTriangle(target, triangle, side, triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3)
  }
  return triangleAt
}

interface Target {
  readonly points: Float32Array
  readonly widthPx: number
  readonly heightPx: number
  readonly depth: Float32Array
  readonly triangleAt: Int32Array
}

/**
 * Marks the pixels where a triangle (its corners' places in the points) is the nearest so far. A function of its own,
 * so that engines compile it as a whole and not again for every loop it is left from.
 */
function drawTriangle(target: Target, triangle: number, side: number, a: number, b: number, c: number): void {
  const { points, widthPx } = target
  const ax = points[a]!
  const ay = points[a + 1]!
  const bx = points[b]!
  const by = points[b + 1]!
  const cx = points[c]!
  const cy = points[c + 1]!
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0 || !(area * side >= 0)) return

  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(target.heightPx - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const leftMost = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const rightMost = Math.min(widthPx - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  if (top > bottom || leftMost > rightMost) return

  const { depth, triangleAt } = target
  const az = points[a + 2]!
  const bz = points[b + 2]! - az
  const cz = points[c + 2]! - az
  const zPerX = (bz * (cy - ay) - cz * (by - ay)) / area
  const zPerY = (cz * (bx - ax) - bz * (cx - ax)) / area

  // From the top corner to the bottom one runs the long edge, past the middle corner the two short ones. Neighbours
  // walk a shared edge from the same end, so that no pixel falls between them.
  const isBFirst = by < ay
  const upX = isBFirst ? bx : ax
  const upY = isBFirst ? by : ay
  const downX = isBFirst ? ax : bx
  const downY = isBFirst ? ay : by
  const isCLast = !(cy < downY)
  const isCFirst = cy < upY
  const x0 = isCFirst ? cx : upX
  const y0 = isCFirst ? cy : upY
  const x1 = isCLast ? downX : isCFirst ? upX : cx
  const y1 = isCLast ? downY : isCFirst ? upY : cy
  const x2 = isCLast ? cx : downX
  const y2 = isCLast ? cy : downY
  const long = (x2 - x0) / (y2 - y0)
  const upper = (x1 - x0) / (y1 - y0)
  const lower = (x2 - x1) / (y2 - y1)
  const bend = y1 === y2 ? Number.POSITIVE_INFINITY : y1

  for (let y = top; y <= bottom; y += 1) {
    const py = y + 0.5
    const one = x0 + (py - y0) * long
    const other = py < bend ? x0 + (py - y0) * upper : x1 + (py - y1) * lower
    const left = one < other ? one : other
    const right = one < other ? other : one
    const first = Math.max(leftMost, Math.ceil(left - 0.5))
    const last = Math.min(rightMost, Math.floor(right - 0.5))
    let z = az + (first + 0.5 - ax) * zPerX + (py - ay) * zPerY
    for (let pixel = y * widthPx + first; pixel <= y * widthPx + last; pixel += 1, z += zPerX) {
      if (z > depth[pixel]!) {
        depth[pixel] = z
        triangleAt[pixel] = triangle
      }
    }
  }
}

interface Visible {
  readonly view: View
  readonly layers: Layers
  readonly triangleAt: Int32Array
}

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
function resolve(pieces: readonly Piece[], mesh: PlacedMesh, { view, layers, triangleAt }: Visible): FigureBuffers {
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
  const { normal, material, part, albedo, strandU, strandV } = layers
  const { material: materials, part: partNumbers, doubleSided, color: plainColors } = look

  // The triangle at hand: its first corner, edges, normals and their differences.
  let current = -1
  let pieceIndex = 0
  let colors: Float32Array | undefined
  let uvs: Float32Array | undefined
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
    const perLength = nz < 0 && doubleSided[pieceIndex] === 1 ? -1 / length : 1 / length
    const at = pixel * 3
    normal[at] = nx * perLength
    normal[at + 1] = ny * perLength
    normal[at + 2] = nz * perLength
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
  }
}
