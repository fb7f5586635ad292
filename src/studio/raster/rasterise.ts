import { determinant, type Matrix, normalMatrix } from '../form/matrix.ts'
import type { Surface } from '../form/surface.ts'
import type { FigureBuffers } from './figure-buffers.ts'

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
  const { depth, triangleAt } = findVisible(mesh, view)
  return resolve(pieces, mesh, { view, depth, triangleAt })
}

interface PlacedMesh {
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
  const points = new Float32Array(vertexCount * 3)
  const normals = new Float32Array(vertexCount * 3)
  const triangles = new Uint32Array(triangleCount * 3)
  const pieceOfTriangle = new Uint16Array(triangleCount)
  const shownSide = new Int8Array(pieces.length)
  const firstVertexOfPiece = new Uint32Array(pieces.length)

  let vertex = 0
  let corner = 0
  pieces.forEach(({ surface, place: m }, pieceIndex) => {
    const { positions, normals: own } = surface
    const n = normalMatrix(m)
    const [n0, n1, n2, n3, n4, n5, n6, n7, n8] = n as [number, number, number, number, number, number, number, number, number]
    firstVertexOfPiece[pieceIndex] = vertex
    shownSide[pieceIndex] = surface.doubleSided ? 0 : determinant(m) < 0 ? -1 : 1
    for (let from = 0, to = vertex * 3; from < positions.length; from += 3, to += 3) {
      const x = positions[from]!
      const y = positions[from + 1]!
      const z = positions[from + 2]!
      points[to] = originXPx + (m[0] * x + m[1] * y + m[2] * z + m[3]) * unitPx
      points[to + 1] = originYPx + (m[4] * x + m[5] * y + m[6] * z + m[7]) * unitPx
      points[to + 2] = m[8] * x + m[9] * y + m[10] * z + m[11]
      const nx = own[from]!
      const ny = own[from + 1]!
      const nz = own[from + 2]!
      normals[to] = n0 * nx + n1 * ny + n2 * nz
      normals[to + 1] = n3 * nx + n4 * ny + n5 * nz
      normals[to + 2] = n6 * nx + n7 * ny + n8 * nz
    }
    pieceOfTriangle.fill(pieceIndex, corner / 3, (corner + surface.triangles.length) / 3)
    for (const index of surface.triangles) {
      triangles[corner] = vertex + index
      corner += 1
    }
    vertex += positions.length / 3
  })
  return { points, normals, triangles, pieceOfTriangle, shownSide, firstVertexOfPiece }
}

/** The nearest triangle of every pixel: only depth is compared here, so hidden layers cost little. */
function findVisible(mesh: PlacedMesh, { widthPx, heightPx }: View) {
  const { points, triangles, pieceOfTriangle, shownSide } = mesh
  const depth = new Float32Array(widthPx * heightPx).fill(Number.NEGATIVE_INFINITY)
  const triangleAt = new Int32Array(widthPx * heightPx).fill(-1)

  for (let triangle = 0; triangle < pieceOfTriangle.length; triangle += 1) {
    const a = triangles[triangle * 3]! * 3
    const b = triangles[triangle * 3 + 1]! * 3
    const c = triangles[triangle * 3 + 2]! * 3
    const ax = points[a]!
    const ay = points[a + 1]!
    const bx = points[b]!
    const by = points[b + 1]!
    const cx = points[c]!
    const cy = points[c + 1]!
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    const side = shownSide[pieceOfTriangle[triangle]!]!
    if (area === 0 || !(area * side >= 0)) continue

    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(heightPx - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const leftMost = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const rightMost = Math.min(widthPx - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    if (top > bottom || leftMost > rightMost) continue

    const az = points[a + 2]!
    const bz = points[b + 2]! - az
    const cz = points[c + 2]! - az
    const zPerX = (bz * (cy - ay) - cz * (by - ay)) / area
    const zPerY = (cz * (bx - ax) - bz * (cx - ax)) / area

    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5
      // The row crosses two of the three edges; the span lies between the crossings.
      let left = Number.POSITIVE_INFINITY
      let right = Number.NEGATIVE_INFINITY
      if (ay !== by && py >= Math.min(ay, by) && py <= Math.max(ay, by)) {
        const x = ax + ((bx - ax) * (py - ay)) / (by - ay)
        if (x < left) left = x
        if (x > right) right = x
      }
      if (by !== cy && py >= Math.min(by, cy) && py <= Math.max(by, cy)) {
        const x = bx + ((cx - bx) * (py - by)) / (cy - by)
        if (x < left) left = x
        if (x > right) right = x
      }
      if (cy !== ay && py >= Math.min(cy, ay) && py <= Math.max(cy, ay)) {
        const x = cx + ((ax - cx) * (py - cy)) / (ay - cy)
        if (x < left) left = x
        if (x > right) right = x
      }
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
  return { depth, triangleAt }
}

interface Visible {
  readonly view: View
  readonly depth: Float32Array
  readonly triangleAt: Int32Array
}

/** Normals, colours and strand coordinates of the triangle that won each pixel. */
function resolve(pieces: readonly Piece[], mesh: PlacedMesh, { view, depth, triangleAt }: Visible): FigureBuffers {
  const { points, normals, triangles, pieceOfTriangle, firstVertexOfPiece } = mesh
  const { widthPx, heightPx, unitPx } = view
  const count = widthPx * heightPx
  const normal = new Float32Array(count * 3)
  const material = new Uint8Array(count)
  const part = new Uint16Array(count)
  const albedo = new Uint8ClampedArray(count * 3)
  const strandU = new Float32Array(count)
  const strandV = new Float32Array(count)

  for (let y = 0, pixel = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, pixel += 1) {
      const triangle = triangleAt[pixel]!
      if (triangle < 0) continue
      const pieceIndex = pieceOfTriangle[triangle]!
      const { surface } = pieces[pieceIndex]!
      const va = triangles[triangle * 3]!
      const vb = triangles[triangle * 3 + 1]!
      const vc = triangles[triangle * 3 + 2]!
      const a = va * 3
      const b = vb * 3
      const c = vc * 3
      const px = x + 0.5 - points[a]!
      const py = y + 0.5 - points[a + 1]!
      const abx = points[b]! - points[a]!
      const aby = points[b + 1]! - points[a + 1]!
      const acx = points[c]! - points[a]!
      const acy = points[c + 1]! - points[a + 1]!
      const area = abx * acy - acx * aby
      const wb = (px * acy - acx * py) / area
      const wc = (abx * py - px * aby) / area
      const wa = 1 - wb - wc

      let nx = wa * normals[a]! + wb * normals[b]! + wc * normals[c]!
      let ny = wa * normals[a + 1]! + wb * normals[b + 1]! + wc * normals[c + 1]!
      let nz = wa * normals[a + 2]! + wb * normals[b + 2]! + wc * normals[c + 2]!
      let length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      if (surface.doubleSided && nz < 0) length = -length
      nx /= length
      ny /= length
      nz /= length
      const at = pixel * 3
      normal[at] = nx
      normal[at + 1] = ny
      normal[at + 2] = nz
      material[pixel] = surface.material
      part[pixel] = surface.part

      const first = firstVertexOfPiece[pieceIndex]!
      const { colors, uvs } = surface
      if (colors) {
        const ca = (va - first) * 3
        const cb = (vb - first) * 3
        const cc = (vc - first) * 3
        albedo[at] = (wa * colors[ca]! + wb * colors[cb]! + wc * colors[cc]!) * 255
        albedo[at + 1] = (wa * colors[ca + 1]! + wb * colors[cb + 1]! + wc * colors[cc + 1]!) * 255
        albedo[at + 2] = (wa * colors[ca + 2]! + wb * colors[cb + 2]! + wc * colors[cc + 2]!) * 255
      } else {
        albedo[at] = surface.color[0] * 255
        albedo[at + 1] = surface.color[1] * 255
        albedo[at + 2] = surface.color[2] * 255
      }
      if (uvs) {
        const ua = (va - first) * 2
        const ub = (vb - first) * 2
        const uc = (vc - first) * 2
        strandU[pixel] = wa * uvs[ua]! + wb * uvs[ub]! + wc * uvs[uc]!
        strandV[pixel] = wa * uvs[ua + 1]! + wb * uvs[ub + 1]! + wc * uvs[uc + 1]!
      }
    }
  }
  return { widthPx, heightPx, unitPx, depth, normal, material, part, albedo, strandU, strandV }
}
