import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'
import { cutOut } from './cut-out.ts'
import { fillBeyond } from './fill-beyond.ts'
import type { PhotoReading } from './photo-reading.ts'

const BLUR_SHARE = 0.016

/** A photo whose place is out of focus while whoever is in it stays sharp: nobody's colours run into the blur. */
export function softenPlace(picture: Picture, reading: PhotoReading): Picture {
  const { width, height } = picture
  const cut = cutOut(picture, reading)
  const cover = Float32Array.from({ length: width * height }, (_, pixel) => cut.data[pixel * 4 + 3]! / 255)
  const behind = fillBeyond(
    picture,
    cover.map((value) => (value < 0.02 ? 1 : 0)),
  )
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const radius = Math.max(1, Math.max(width, height) * BLUR_SHARE)
  for (let channel = 0; channel < 3; channel += 1) {
    const values = floatsOf(cover, (_, pixel) => behind.data[pixel * 4 + channel]!)
    const soft = blurPlane(values, { width, height, radius, passes: 3 })
    for (let pixel = 0, at = channel; pixel < cover.length; pixel += 1, at += 4) {
      data[at] = soft[pixel]! + (cut.data[at]! - soft[pixel]!) * cover[pixel]!
    }
  }
  return { width, height, data }
}
