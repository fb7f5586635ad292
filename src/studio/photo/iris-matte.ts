import type { Picture } from '../canvas.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { oklabOf } from './oklab.ts'
import type { PhotoFace } from './photo-reading.ts'

/** The radius of an iris, of the width of its eye. */
const IRIS = 0.23
/** Pupils are darker and lights brighter than this. */
const PUPIL = 0.16
const GLINT = 0.86

const EYES = [
  [FACE_POINT.leftEyeOuter, FACE_POINT.leftEyeInner, FACE_POINT.leftEyeTop, FACE_POINT.leftEyeBottom],
  [FACE_POINT.rightEyeOuter, FACE_POINT.rightEyeInner, FACE_POINT.rightEyeTop, FACE_POINT.rightEyeBottom],
] as const

/** Where the coloured rings of the eyes are, 0…1 for each pixel; pupils and lights are left out. */
export function irisMatte(picture: Picture, face: PhotoFace): Float32Array {
  const matte = new Float32Array(picture.width * picture.height)
  for (const [outerIndex, innerIndex, topIndex, bottomIndex] of EYES) {
    const [outer, inner] = [facePoint(face, outerIndex), facePoint(face, innerIndex)]
    const [top, bottom] = [facePoint(face, topIndex), facePoint(face, bottomIndex)]
    const radius = Math.hypot(outer.x - inner.x, outer.y - inner.y) * IRIS
    const opening = { top: top.y, bottom: bottom.y }
    const middle = darkestPlace(picture, { x: (outer.x + inner.x) / 2, y: (top.y + bottom.y) / 2 }, radius)
    paintIris(matte, picture, { ...middle, radius, ...opening })
  }
  return matte
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Eyes look aside: the iris is the dark disc nearest to the middle of the eye. */
function darkestPlace({ width, height, data }: Picture, middle: Place, radius: number): Place {
  let best = { ...middle, light: Number.POSITIVE_INFINITY }
  for (let shift = -0.9; shift <= 0.9; shift += 0.15) {
    const x = middle.x + shift * radius
    let [light, count] = [0, 0]
    for (let offsetY = -0.6; offsetY <= 0.6; offsetY += 0.3) {
      for (let offsetX = -0.8; offsetX <= 0.8; offsetX += 0.2) {
        const column = Math.min(width - 1, Math.max(0, Math.round(x + offsetX * radius)))
        const row = Math.min(height - 1, Math.max(0, Math.round(middle.y + offsetY * radius)))
        const at = (row * width + column) * 4
        light += data[at]! + data[at + 1]! + data[at + 2]!
        count += 1
      }
    }
    const mean = light / count + Math.abs(shift) * 20
    if (mean < best.light) best = { x, y: middle.y, light: mean }
  }
  return best
}

function paintIris(
  matte: Float32Array,
  { width, height, data }: Picture,
  iris: Place & { readonly radius: number; readonly top: number; readonly bottom: number },
): void {
  const { x: middleX, y: middleY, radius } = iris
  for (let y = Math.max(0, Math.floor(middleY - radius)); y <= Math.min(height - 1, middleY + radius); y += 1) {
    for (let x = Math.max(0, Math.floor(middleX - radius)); x <= Math.min(width - 1, middleX + radius); x += 1) {
      const edge = Math.min(1, Math.max(0, (radius - Math.hypot(x - middleX, y - middleY)) / Math.max(1, radius * 0.25)))
      const lids = Math.min(1, Math.max(0, Math.min(y - iris.top, iris.bottom - y) / Math.max(1, radius * 0.2)))
      const at = (y * width + x) * 4
      const lightness = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)[0]
      const isRing = lightness > PUPIL && lightness < GLINT ? 1 : 0.15
      matte[y * width + x] = Math.max(matte[y * width + x]!, edge * lids * isRing)
    }
  }
}
