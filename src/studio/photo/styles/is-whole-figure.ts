import { faceBox } from '../face-box.ts'
import type { PhotoReading } from '../photo-reading.ts'

/** A figure covers between these shares of a picture; anything else is no portrait before a place. */
const SHARES = [0.04, 0.94] as const
/** Without a face less is only some thing that was taken for a part of somebody. */
const LEAST_FACELESS = 0.12
/** Of the picture's height: below such a face shoulders are seen. */
const LARGE_FACE = 0.14
/** Shoulders are at least so many faces wide, unless the picture cuts them off. */
const SHOULDERS = 1.5

/**
 * Whether somebody was told from the ground well enough to be set before another place. Dark clothes before a dark ground may
 * be taken for ground: a head without shoulders is nobody's portrait.
 */
export function isWholeFigure(reading: PhotoReading): boolean {
  const { masks, face, widthPx, heightPx } = reading
  const cells = masks.widthPx * masks.heightPx
  const share = 1 - masks.background.reduce((sum, value) => sum + value, 0) / 255 / cells
  if (share < (face ? SHARES[0] : LEAST_FACELESS) || share > SHARES[1]) return false
  if (!face) return true
  const { left, top, right, bottom } = faceBox(face)
  const faceHeight = bottom - top
  // Where the chest would be; a picture that ends before says nothing of it.
  const chest = bottom + faceHeight * 0.7
  if (faceHeight / heightPx < LARGE_FACE || chest > heightPx) return true
  const row = Math.min(masks.heightPx - 1, Math.floor((chest / heightPx) * masks.heightPx))
  const reach = (right - left) * 2
  const first = Math.max(0, Math.floor(((left - reach) / widthPx) * masks.widthPx))
  const last = Math.min(masks.widthPx - 1, Math.ceil(((right + reach) / widthPx) * masks.widthPx))
  let figure = 0
  for (let x = first; x <= last; x += 1) figure += 1 - masks.background[row * masks.widthPx + x]! / 255
  const needed = Math.min((right - left) * SHOULDERS, widthPx * 0.7)
  return (figure / masks.widthPx) * widthPx >= needed
}
