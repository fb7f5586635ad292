import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'

/** Of the longer side: how far a blur reaches, and how fine what is sharpened is. */
const BLUR_REACH = 0.012
const EDGE_REACH = 0.0016
/** How much of what a blur takes away a full sharpening adds, and the most it adds to a byte: more draws halos. */
const GAIN = 1.9
const MOST_ADDED = 46

/** Sharpens a picture in place by the light of its edges (an unsharp mask, without fringes of colour), or blurs it below zero. */
export function sharpenPicture(picture: Picture, sharpness: number): void {
  const { width, height, data } = picture
  const longer = Math.max(width, height)
  const planeOf = (value: (at: number) => number) => {
    const plane = new Float32Array(width * height)
    for (let pixel = 0; pixel < plane.length; pixel += 1) plane[pixel] = value(pixel * 4)
    return plane
  }
  if (sharpness < 0) {
    const radius = Math.max(1, longer * BLUR_REACH * -sharpness)
    for (let channel = 0; channel < 3; channel += 1) {
      const blurred = blurPlane(
        planeOf((at) => data[at + channel]!),
        { width, height, radius },
      )
      for (let pixel = 0; pixel < blurred.length; pixel += 1) data[pixel * 4 + channel] = blurred[pixel]!
    }
    return
  }
  const light = planeOf((at) => 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!)
  const blurred = blurPlane(light, { width, height, radius: Math.max(1, longer * EDGE_REACH) })
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 4) {
    const more = (light[pixel]! - blurred[pixel]!) * sharpness * GAIN
    const added = Math.min(MOST_ADDED, Math.max(-MOST_ADDED, more))
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = data[at + channel]! + added
  }
}
