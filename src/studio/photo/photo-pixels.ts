import type { Picture } from '../canvas.ts'
import { FACE_OUTLINE, facePoint } from './face-points.ts'
import type { PhotoMasks, PhotoReading } from './photo-reading.ts'

/** A photo with what was read of it, to be asked for pixels by what they show. The picture may be of any size. */
export interface PhotoPixels {
  readonly reading: PhotoReading
  readonly picture: Picture
  /** Pixels of the picture per pixel of the photo as it was read. */
  readonly scale: number
}

export type MaskName = Exclude<keyof PhotoMasks, 'widthPx' | 'heightPx'>
type Sample = readonly [number, number, number]

/** Of a large area this many pixels tell enough. */
const ENOUGH_SAMPLES = 4000

/** Colour of the pixel nearest to a place of the picture. */
export function pixelAt({ width, height, data }: Picture, x: number, y: number): Sample {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 4
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number]
}

/** How sure it is, 0 to 255, that a place of the picture shows this. */
export function maskAt({ reading: { masks }, picture }: PhotoPixels, name: MaskName, x: number, y: number): number {
  const column = Math.min(masks.widthPx - 1, Math.max(0, Math.floor((x / picture.width) * masks.widthPx)))
  const row = Math.min(masks.heightPx - 1, Math.max(0, Math.floor((y / picture.height) * masks.heightPx)))
  return masks[name][row * masks.widthPx + column] as number
}

/** Colours of places of an even raster that `isWanted`. */
export function sampleWhere(photo: PhotoPixels, isWanted: (x: number, y: number) => boolean): Sample[] {
  const { width, height } = photo.picture
  const step = Math.max(1, Math.sqrt((width * height) / (ENOUGH_SAMPLES * 8)))
  const samples: Sample[] = []
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) if (isWanted(x, y)) samples.push(pixelAt(photo.picture, x, y))
  }
  return samples
}

/** Colours of the discs round points of the face; the radius is a share of the face's width. */
export function sampleAround(photo: PhotoPixels, points: readonly number[], radiusShare: number): Sample[] {
  const { face } = photo.reading
  if (!face) return []
  const left = facePoint(face, 234, photo.scale)
  const right = facePoint(face, 454, photo.scale)
  const radius = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y) * radiusShare)
  const step = Math.max(1, radius / 4)
  return points.flatMap((index) => {
    const center = facePoint(face, index, photo.scale)
    const samples: Sample[] = []
    for (let y = -radius; y <= radius; y += step) {
      for (let x = -radius; x <= radius; x += step) {
        if (x * x + y * y <= radius * radius) samples.push(pixelAt(photo.picture, center.x + x, center.y + y))
      }
    }
    return samples
  })
}

/** Whether a place of the picture lies within the outline of the face. */
export function faceArea({ reading: { face }, scale }: PhotoPixels): (x: number, y: number) => boolean {
  if (!face) return () => false
  const outline = FACE_OUTLINE.map((index) => facePoint(face, index, scale))
  // Most places that are asked for are far away.
  const [left, right] = [Math.min(...outline.map((point) => point.x)), Math.max(...outline.map((point) => point.x))]
  const [top, bottom] = [Math.min(...outline.map((point) => point.y)), Math.max(...outline.map((point) => point.y))]
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return false
    let isInside = false
    for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
      const [one, other] = [outline[at], outline[before]]
      if (!one || !other || one.y > y === other.y > y) continue
      if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isInside = !isInside
    }
    return isInside
  }
}
