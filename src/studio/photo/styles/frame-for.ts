import type { Picture } from '../../canvas.ts'
import { cropReading } from '../crop-reading.ts'
import { faceBox } from '../face-box.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { scaleReading } from '../scale-reading.ts'

/** What of the photo's sides the second candidate shows. */
const NEARER = 0.84

/** Of a face's height, what hair may stand above it. */
const HAIR = 0.6

export interface Framed {
  readonly photo: Picture
  readonly reading?: PhotoReading
}

/** The photo as a candidate cuts it, with the reading in its pixels: the second comes nearer to the face, the others show it all. */
export function frameFor(photo: Picture, reading: PhotoReading | undefined, candidate: number): Framed {
  const isLarge = Math.min(photo.width, photo.height) >= 48
  if (candidate !== 2 || !isLarge || !reading?.face) return reading ? { photo, reading } : { photo }
  const { left, top, right, bottom } = faceBox(reading.face)
  const width = photo.width * NEARER
  const height = photo.height * NEARER
  // Eyes on the upper third, and nothing of face and hair cut off.
  const x = Math.min(photo.width - width, Math.max(0, (left + right) / 2 - width / 2))
  const eyesOnThird = top + (bottom - top) * 0.4 - height * 0.4
  const y = Math.min(photo.height - height, Math.max(0, Math.min(eyesOnThird, top - (bottom - top) * HAIR)))
  const isWhole = left >= x && right <= x + width && top >= y && bottom <= y + height
  if (!isWhole) return { photo, reading }
  return {
    photo: cutPicture(photo, x, y),
    reading: scaleReading(cropReading(reading, { left: x, top: y, widthPx: width, heightPx: height }), photo),
  }
}

function cutPicture({ width, height, data }: Picture, left: number, top: number): Picture {
  const out = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y += 1) {
    const fromY = Math.min(height - 1.001, Math.max(0, top + (y + 0.5) * NEARER - 0.5))
    cutRow(data, out, { y, fromY, left, width })
  }
  return { width, height, data: out }
}

function cutRow(
  data: Uint8ClampedArray,
  out: Uint8ClampedArray,
  place: { readonly y: number; readonly fromY: number; readonly left: number; readonly width: number },
): void {
  const { y, fromY, left, width } = place
  const row = Math.floor(fromY)
  const fy = fromY - row
  const down = width * 4
  for (let x = 0, to = y * down; x < width; x += 1, to += 4) {
    const fromX = Math.min(width - 1.001, Math.max(0, left + (x + 0.5) * NEARER - 0.5))
    const column = Math.floor(fromX)
    const fx = fromX - column
    const from = (row * width + column) * 4
    for (let at = from, channel = to; at < from + 4; at += 1, channel += 1) {
      const a = data[at]! + (data[at + 4]! - data[at]!) * fx
      const b = data[at + down]! + (data[at + down + 4]! - data[at + down]!) * fx
      out[channel] = a + (b - a) * fy
    }
  }
}
