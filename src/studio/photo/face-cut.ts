import type { PhotoCut } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'

/** In heights and breadths of the face: how high a cut round it is, and how wide at least; and where in the cut its middle lies, from the top. */
const HIGH = 2.3
const WIDE = 1.6
const MIDDLE = 0.46

/** A cut of the photo's own shape round its face, in whole pixels, all of it where the face is so large; undefined without one. */
export function faceCut({ face, widthPx, heightPx }: PhotoReading): PhotoCut | undefined {
  if (!face) return undefined
  const { left, right, top, bottom } = faceBox(face)
  // As high as the face asks, and wide enough for it in a tall picture.
  const share = Math.min(1, Math.max(((bottom - top) * HIGH) / heightPx, ((right - left) * WIDE) / widthPx))
  const [cutWidthPx, cutHeightPx] = [Math.round(widthPx * share), Math.round(heightPx * share)]
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  return {
    left: within((left + right) / 2 - cutWidthPx / 2, widthPx - cutWidthPx),
    top: within((top + bottom) / 2 - cutHeightPx * MIDDLE, heightPx - cutHeightPx),
    widthPx: cutWidthPx,
    heightPx: cutHeightPx,
  }
}
