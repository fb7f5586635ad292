import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'

/** Radii of the means as shares of the longer side, from near to far: the nearest that knows anything fills a place. */
const REACHES = [0.006, 0.02, 0.06, 0.2, 0.5] as const
const KNOWN = 0.06

/** The colours where `weights` (0…1 for each pixel) are one, carried on over the rest of the picture. */
export function fillBeyond({ width, height, data }: Picture, weights: Float32Array): Picture {
  const result = data.slice()
  const means = REACHES.map((share) => {
    const options = { width, height, radius: Math.max(1, Math.max(width, height) * share), passes: 2 }
    return { options, known: blurPlane(weights, options) }
  })
  for (let channel = 0; channel < 3; channel += 1) {
    const weighed = floatsOf(weights, (weight, pixel) => data[pixel * 4 + channel]! * weight)
    const sums = means.map(({ options }) => blurPlane(weighed, options))
    for (let pixel = 0, at = channel; pixel < weights.length; pixel += 1, at += 4) {
      const own = weights[pixel]!
      if (own > 0.995) continue
      let filled = 0
      let left = 1
      for (let index = 0; index < means.length && left > 0.01; index += 1) {
        const known = means[index]!.known[pixel]!
        if (known < 1e-4) continue
        const share = left * Math.min(1, known / KNOWN)
        filled += (share * sums[index]![pixel]!) / known
        left -= share
      }
      const beyond = left < 0.999 ? filled / (1 - left) : data[at]!
      result[at] = own * data[at]! + (1 - own) * beyond
    }
  }
  return { width, height, data: result }
}
