import type { Camera } from '../sheet/scene-sheet.ts'
import type { PhotoCut } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'

/** Height of the face, of the picture's height, in framings that need not the whole of a photo (see `place-person.ts`). */
const FACES: Partial<Record<Camera['framing'], number>> = { 'close portrait': 0.4, bust: 0.3, 'half figure': 0.22 }
/** Room round what a framing shows. */
const MARGIN = 1.6
/** How much of the cut lies above the face's upper edge. */
const ABOVE = 0.32

/** What of a photo a framing needs: of somebody seen from afar only the upper part, at its full fineness; else all of it. */
export function nearCut(reading: PhotoReading, framing: Camera['framing']): PhotoCut {
  const { widthPx, heightPx, face } = reading
  const whole = { left: 0, top: 0, widthPx, heightPx }
  const share = FACES[framing]
  if (!face || share === undefined) return whole
  const { left, right, top, bottom } = faceBox(face)
  const wished = ((bottom - top) / share) * MARGIN
  if (wished > Math.min(widthPx, heightPx) * 0.9) return whole
  const sidePx = Math.round(wished)
  const within = (start: number, lengthPx: number) => Math.round(Math.min(lengthPx - sidePx, Math.max(0, start)))
  return {
    left: within((left + right - sidePx) / 2, widthPx),
    top: within(top - sidePx * ABOVE, heightPx),
    widthPx: sidePx,
    heightPx: sidePx,
  }
}
