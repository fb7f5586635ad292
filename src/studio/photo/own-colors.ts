import type { Picture } from '../canvas.ts'
import { blurValues } from '../raster/blur-values.ts'

/** Radii of the two passes as shares of the longer side: the first carries colours far, the second keeps them near. */
const RADIUS_SHARES = [0.06, 0.006] as const

/**
 * The colours that a cut-out has of itself where its edge is mixed with what was behind it: hair loses the old wall.
 * Forte: Approximate Fast Foreground Colour Estimation (2021). `matte` is 0…1 for each pixel; the picture is not changed.
 */
export function ownColors({ width, height, data }: Picture, matte: Float32Array): Picture {
  const result = data.slice()
  const size = { width, height }
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = Float32Array.from(matte, (_, pixel) => data[pixel * 4 + channel]!)
    let own: Float32Array = seen
    let behind: Float32Array = seen
    for (const share of RADIUS_SHARES) {
      const radius = Math.max(1, Math.round(Math.max(width, height) * share))
      const around = meanWhere(own, matte, size, radius)
      const beyond = meanWhere(
        behind,
        matte.map((value) => 1 - value),
        size,
        radius,
      )
      own = around.map((value, at) => {
        const share = matte[at]!
        return Math.min(255, Math.max(0, value + share * (seen[at]! - share * value - (1 - share) * beyond[at]!)))
      })
      behind = beyond
    }
    for (let pixel = 0; pixel < matte.length; pixel += 1) {
      if (matte[pixel]! < 0.995) result[pixel * 4 + channel] = own[pixel]!
    }
  }
  return { width, height, data: result }
}

/** The mean of the values around each pixel, weighed by `weights`. */
function meanWhere(
  values: Float32Array,
  weights: Float32Array,
  size: { width: number; height: number },
  radius: number,
): Float32Array {
  const options = { ...size, radius, passes: 1 }
  const sums = blurValues(
    values.map((value, at) => value * weights[at]!),
    options,
  )
  const counts = blurValues(weights, options)
  return sums.map((sum, at) => (counts[at]! > 1e-5 ? sum / counts[at]! : values[at]!))
}
