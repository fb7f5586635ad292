import { FACE_POINT, facePoint } from './face-points.ts'
import { lightness } from './middle-color.ts'
import { type PhotoPixels, pixelAt } from './photo-pixels.ts'

/** Of the face's width: how far round a point, and from what to what is compared. */
const REACH = 0.03
const STEP = 0.01
const APART = 0.012

/** How rough the face is round these points, as a share of its lightness there: hair is, skin is not. */
export function grainAround(photo: PhotoPixels, points: readonly number[]): number {
  const { face } = photo.reading
  if (!face) return 0
  const at = (index: number) => facePoint(face, index, photo.scale)
  const [left, right] = [at(FACE_POINT.cheekLeft), at(FACE_POINT.cheekRight)]
  const width = Math.hypot(right.x - left.x, right.y - left.y)
  const apart = Math.max(1, width * APART)
  const lightAt = (x: number, y: number) => lightness(pixelAt(photo.picture, x, y))
  let [difference, light] = [0, 0]
  for (const { x, y } of points.map(at)) {
    for (let v = -REACH; v <= REACH; v += STEP) {
      for (let u = -REACH; u <= REACH; u += STEP) {
        const here = lightAt(x + u * width, y + v * width)
        difference += Math.abs(here - lightAt(x + u * width + apart, y + v * width))
        difference += Math.abs(here - lightAt(x + u * width, y + v * width + apart))
        light += here
      }
    }
  }
  return difference / Math.max(1, light)
}
