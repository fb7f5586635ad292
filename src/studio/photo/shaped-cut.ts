import type { PhotoCut } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'

/**
 * The largest part of a photo that is `ratio` times as wide as high: its middle, moved as far as it takes to hold the face
 * with its hair; never stretched.
 */
export function shapedCut(reading: PhotoReading, ratio: number): PhotoCut {
  const { widthPx: photoWidthPx, heightPx: photoHeightPx, face } = reading
  const widthPx = Math.max(1, Math.min(photoWidthPx, Math.round(photoHeightPx * ratio)))
  const heightPx = Math.max(1, Math.min(photoHeightPx, Math.round(photoWidthPx / ratio)))
  const middle = { left: Math.floor((photoWidthPx - widthPx) / 2), top: Math.floor((photoHeightPx - heightPx) / 2) }
  if (!face) return { ...middle, widthPx, heightPx }
  const box = faceBox(face)
  const height = box.bottom - box.top
  const [hair, below] = [height * 0.55, height * 0.6]
  return {
    left: holding(middle.left, {
      from: box.left - hair / 2,
      to: box.right + hair / 2,
      sidePx: widthPx,
      lengthPx: photoWidthPx,
    }),
    top: holding(middle.top, { from: box.top - hair, to: box.bottom + below, sidePx: heightPx, lengthPx: photoHeightPx }),
    widthPx,
    heightPx,
  }
}

/** Where a window of `sidePx` begins that holds `from`…`to`, as near to `start` as that goes. */
function holding(start: number, span: { from: number; to: number; sidePx: number; lengthPx: number }): number {
  const { from, to, sidePx, lengthPx } = span
  const moved = to - from > sidePx ? (from + to - sidePx) / 2 : Math.min(from, Math.max(to - sidePx, start))
  return Math.round(Math.min(lengthPx - sidePx, Math.max(0, moved)))
}
