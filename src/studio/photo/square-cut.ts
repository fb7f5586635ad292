import type { PhotoCut } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'

/**
 * The largest square of a photo (OP-14): its middle, moved as far as it takes to hold the face with its hair; never
 * stretched.
 */
export function squareCut(reading: PhotoReading): PhotoCut {
  const { widthPx, heightPx, face } = reading
  const sidePx = Math.min(widthPx, heightPx)
  const middle = { left: Math.floor((widthPx - sidePx) / 2), top: Math.floor((heightPx - sidePx) / 2) }
  if (!face) return { ...middle, widthPx: sidePx, heightPx: sidePx }
  const box = faceBox(face)
  const height = box.bottom - box.top
  const [hair, below] = [height * 0.55, height * 0.6]
  return {
    left: holding(middle.left, { from: box.left - hair / 2, to: box.right + hair / 2, sidePx, lengthPx: widthPx }),
    top: holding(middle.top, { from: box.top - hair, to: box.bottom + below, sidePx, lengthPx: heightPx }),
    widthPx: sidePx,
    heightPx: sidePx,
  }
}

/** Where a window of `sidePx` begins that holds `from`…`to`, as near to `start` as that goes. */
function holding(start: number, span: { from: number; to: number; sidePx: number; lengthPx: number }): number {
  const { from, to, sidePx, lengthPx } = span
  const moved = to - from > sidePx ? (from + to - sidePx) / 2 : Math.min(from, Math.max(to - sidePx, start))
  return Math.round(Math.min(lengthPx - sidePx, Math.max(0, moved)))
}
