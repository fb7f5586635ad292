import type { FaceBox } from './face-box.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** A body in the cells of its masks: where it begins, where the shoulders are, where it ends, and how wide it is in each row. */
export interface BodyFrame {
  readonly chinY: number
  readonly shoulderY: number
  readonly bottomY: number
  /** Width at the shoulders and a little below them. */
  readonly shoulderWidth: number
  /** Middle and width of each row, smoothed along the body; the same for all rows above and below it. */
  readonly middle: Float32Array
  readonly width: Float32Array
}

/** Of the greatest width within the first heads below the chin, shoulders have this share. */
const SHOULDER_SHARE = 0.82
/** Heads below the chin in which shoulders are looked for. */
const SHOULDER_REACH = 1.3
const HALF = 96
/** Rows are smoothed over this share of the shoulders' width: arms that leave the body bend no seam. */
const SMOOTH_SHARE = 0.16

/** The body below a face, `face` in cells of the masks; undefined where there is none. */
export function bodyFrame(masks: PhotoMasks, face: FaceBox | undefined): BodyFrame | undefined {
  const { widthPx, heightPx } = masks
  const rows = Array.from({ length: heightPx }, (_, y) => rowOf(masks, y, face && (face.left + face.right) / 2))
  const first = rows.findIndex((row) => row !== undefined)
  if (first < 0) return undefined
  const chinY = face ? Math.min(heightPx - 2, Math.max(first, Math.round(face.bottom))) : first
  const last = rows.findLastIndex((row) => row !== undefined)
  if (last - chinY < 4) return undefined
  const width = (y: number) => (rows[y] ? rows[y].right - rows[y].left : 0)
  const reach = Math.min(last, Math.round(chinY + (face ? (face.bottom - face.top) * SHOULDER_REACH : (last - chinY) * 0.3)))
  const widths = Array.from({ length: reach - chinY + 1 }, (_, index) => width(chinY + index))
  const widest = Math.max(...widths)
  const shoulderY =
    chinY +
    Math.max(
      1,
      widths.findIndex((value) => value >= widest * SHOULDER_SHARE),
    )
  const middles = new Float32Array(heightPx)
  const breadths = new Float32Array(heightPx)
  let known = rows[shoulderY] ?? rows[first]!
  for (let y = 0; y < heightPx; y += 1) {
    if (y >= shoulderY && rows[y]) known = rows[y]!
    middles[y] = y < shoulderY && face ? (face.left + face.right) / 2 : (known.left + known.right) / 2
    breadths[y] = known.right - known.left
  }
  const radius = Math.max(2, Math.round(widest * SMOOTH_SHARE))
  return {
    chinY,
    shoulderY,
    bottomY: last + 1,
    shoulderWidth: Math.max(2, Math.min(widthPx, widest)),
    middle: smoothed(middles, radius),
    width: smoothed(breadths, radius),
  }
}

/** The stretch of clothes and skin in a row that is nearest to the middle of the face; hair before it belongs to it. */
function rowOf(
  { widthPx, clothes, bodySkin, hair }: PhotoMasks,
  y: number,
  middleX: number | undefined,
): { left: number; right: number } | undefined {
  let best: { left: number; right: number; body: number } | undefined
  let start = -1
  let body = 0
  const rank = (row: { left: number; right: number; body: number }) =>
    row.body - (middleX === undefined ? 0 : Math.max(0, row.left - middleX, middleX - row.right) * 2)
  for (let x = 0; x <= widthPx; x += 1) {
    const at = y * widthPx + x
    const isBody = x < widthPx && clothes[at]! + bodySkin[at]! > HALF
    const isInside = isBody || (x < widthPx && hair[at]! > 128)
    if (isInside) {
      if (start < 0) [start, body] = [x, 0]
      if (isBody) body += 1
      continue
    }
    if (start < 0) continue
    const row = { left: start, right: x, body }
    if (body > 1 && (!best || rank(row) > rank(best))) best = row
    start = -1
  }
  return best
}

function smoothed(values: Float32Array, radius: number): Float32Array {
  return values.map((_, y) => {
    let [sum, count] = [0, 0]
    for (let near = Math.max(0, y - radius); near <= Math.min(values.length - 1, y + radius); near += 1) {
      sum += values[near]!
      count += 1
    }
    return sum / count
  })
}
