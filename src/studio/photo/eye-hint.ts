import type { Rgb } from '../color.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { lightness, middleColor } from './middle-color.ts'
import { type PhotoPixels, pixelAt } from './photo-pixels.ts'

/** Narrower eyes show lashes and shine instead of a colour. */
const LEAST_EYE_PX = 22

/** Colour of the irises, when the eyes are open and large enough in the picture to tell it. */
export function eyeHint(photo: PhotoPixels): Rgb | undefined {
  const P = FACE_POINT
  const samples = [
    ...irisOf(photo, P.leftEyeOuter, P.leftEyeInner, P.leftEyeTop, P.leftEyeBottom),
    ...irisOf(photo, P.rightEyeInner, P.rightEyeOuter, P.rightEyeTop, P.rightEyeBottom),
  ]
  const seen = middleColor(samples, { from: 0.35, to: 0.7 })
  if (!seen || isLid(seen)) return undefined
  // Lids and lashes shade an iris to about two thirds of its own colour.
  return [Math.min(1, seen[0] * 1.35), Math.min(1, seen[1] * 1.35), Math.min(1, seen[2] * 1.35)]
}

/** Light brown like no iris: lids, or what glasses mirror. */
function isLid([red, green, blue]: Rgb): boolean {
  return red - blue > 0.08 && red > 0.42 && green < blue + (red - blue) * 0.62
}

function irisOf({ reading: { face }, scale, picture }: PhotoPixels, ...points: [number, number, number, number]) {
  if (!face) return []
  const [left, right, top, bottom] = points.map((index) => facePoint(face, index, scale)) as [
    ReturnType<typeof facePoint>,
    ReturnType<typeof facePoint>,
    ReturnType<typeof facePoint>,
    ReturnType<typeof facePoint>,
  ]
  const width = Math.hypot(right.x - left.x, right.y - left.y)
  const opening = Math.hypot(bottom.x - top.x, bottom.y - top.y)
  if (width < LEAST_EYE_PX || opening < width * 0.16) return []
  const [x, y] = [(top.x + bottom.x) / 2, (top.y + bottom.y) / 2]
  const [radiusX, radiusY] = [width * 0.26, opening * 0.4]
  const samples: (readonly [number, number, number])[] = []
  for (let v = -radiusY; v <= radiusY; v += 1) {
    for (let u = -radiusX; u <= radiusX; u += 1) {
      if ((u / radiusX) ** 2 + (v / radiusY) ** 2 <= 1) samples.push(pixelAt(picture, x + u, y + v))
    }
  }
  // Neither the white, nor pupil and lashes.
  return samples.filter((sample) => {
    const light = lightness(sample)
    const vivid = Math.max(...sample) - Math.min(...sample)
    return light > 22 && (light < 120 || (vivid > 42 && light < 200))
  })
}
