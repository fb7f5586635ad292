import { FACE_POINT, facePoint } from './face-points.ts'
import { heightAt } from './height-at.ts'
import type { PhotoFace } from './photo-reading.ts'

/** One eye of a photo in its own measure: x along the line between its corners, −1 and 1 at them, y down. */
interface EyeFrame {
  readonly x: number
  readonly y: number
  readonly right: readonly [number, number]
  readonly unitPx: number
  readonly upper: readonly (readonly [number, number])[]
  readonly lower: readonly (readonly [number, number])[]
  readonly browY: number
}

const EYES = [
  {
    corners: [FACE_POINT.leftEyeOuter, FACE_POINT.leftEyeInner],
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    /** The lower edge of the brow: above it nothing is drawn down. */
    brow: 52,
  },
  {
    corners: [FACE_POINT.rightEyeInner, FACE_POINT.rightEyeOuter],
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    brow: 282,
  },
] as const

/** A closed lid lies this far down the opening of the eye. */
const CLOSED_AT = 1.16

/** Where the pixel of a blinking face comes from; writes picture pixels into `to`, and does nothing away from the eyes. */
export function blinkWarp(face: PhotoFace): (place: { x: number; y: number }, closed: number) => void {
  const eyes = EYES.map((eye) => frameOf(face, eye))
  return (place, closed) => {
    if (closed <= 0) return
    for (const { x, y, right, unitPx, upper, lower, browY } of eyes) {
      const [dx, dy] = [(place.x - x) / unitPx, (place.y - y) / unitPx]
      const u = dx * right[0] + dy * right[1]
      const v = dy * right[0] - dx * right[1]
      if (Math.abs(u) >= 1 || v < browY || v > 1) continue
      const top = heightAt(upper, u)
      const bottom = heightAt(lower, u)
      const lid = top + Math.max(0, bottom - top) * CLOSED_AT * closed
      // Under the lid the eye stays where it is; the lid is drawn down over it.
      if (v >= lid) continue
      const from = browY + ((top - browY) * (v - browY)) / Math.max(0.01, lid - browY)
      const move = (from - v) * unitPx
      place.x -= move * right[1]
      place.y += move * right[0]
    }
  }
}

function frameOf(face: PhotoFace, eye: (typeof EYES)[number]): EyeFrame {
  const [left, right] = [facePoint(face, eye.corners[0]), facePoint(face, eye.corners[1])]
  const unitPx = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y) / 2)
  const along = [(right.x - left.x) / (2 * unitPx), (right.y - left.y) / (2 * unitPx)] as const
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const inFrame = (index: number): readonly [number, number] => {
    const point = facePoint(face, index)
    const [dx, dy] = [(point.x - middle.x) / unitPx, (point.y - middle.y) / unitPx]
    return [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]]
  }
  const upper = eye.upper.map(inFrame)
  const top = Math.min(...upper.map(([, y]) => y))
  return {
    ...middle,
    right: along,
    unitPx,
    upper,
    lower: eye.lower.map(inFrame),
    browY: Math.min(top - 0.16, inFrame(eye.brow)[1] + 0.06),
  }
}
