import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'

/** A person who covers less than this of the last rows below their face stands in the photo with their feet. */
const CUT_SHARE = 0.3
const LAST_ROWS = 0.015
/** How far to both sides of the face a body is looked for, in widths of the face. */
const BESIDE = 1.5

/** Whether the photo shows somebody down to the feet, and not cut off by its lower border; without a face it does not. */
export function showsWholeFigure({ face, masks, widthPx: photoPx }: PhotoReading): boolean {
  if (!face) return false
  const { widthPx, heightPx, hair, bodySkin, faceSkin, clothes } = masks
  const { left, right } = faceBox(face)
  const reach = (right - left) * BESIDE
  const [from, to] = [left - reach, right + reach].map((x) =>
    Math.min(widthPx, Math.max(0, Math.round((x / photoPx) * widthPx))),
  ) as [number, number]
  const firstRow = Math.min(heightPx - 1, Math.floor(heightPx * (1 - LAST_ROWS)))
  let covered = 0
  for (let row = firstRow; row < heightPx; row += 1) {
    for (let at = row * widthPx + from; at < row * widthPx + to; at += 1) {
      if (hair[at]! + bodySkin[at]! + faceSkin[at]! + clothes[at]! > 128) covered += 1
    }
  }
  return covered < CUT_SHARE * (heightPx - firstRow) * (to - from)
}
