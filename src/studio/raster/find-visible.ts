import type { PlacedMesh } from './place-on-view.ts'
import { createScratch } from './scratch.ts'
import type { View } from './view.ts'

const scratch = createScratch((length) => new Int32Array(length), { room: 1 })

/** The nearest triangle of every pixel: only depth is compared here, so hidden layers cost little. */
export function findVisible(mesh: PlacedMesh, { widthPx, heightPx }: View, depth: Float32Array): Int32Array {
  const { triangleCount, triangles, pieceOfTriangle, shownSide } = mesh
  const triangleAt = scratch.take(widthPx * heightPx).fill(-1, 0, widthPx * heightPx)
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
