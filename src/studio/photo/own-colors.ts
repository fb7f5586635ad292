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
  const rest = matte.map((value) => 1 - value)
  // How much of the person and of the ground there is round each pixel: the same for all three colours.
  const windows = RADIUS_SHARES.map((share) => {
    const blur = { ...size, radius: Math.max(1, Math.round(Math.max(width, height) * share)), passes: 1 }
    return { blur, person: blurValues(matte, blur), ground: blurValues(rest, blur) }
  })
  const seen = new Float32Array(matte.length)
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < seen.length; pixel += 1) seen[pixel] = data[pixel * 4 + channel]!
    let own: Float32Array = seen
    let behind: Float32Array = seen
    for (const { blur, person, ground } of windows) {
      const around = meanWhere(own, matte, person, blur)
      const beyond = meanWhere(behind, rest, ground, blur)
      const next = new Float32Array(seen.length)
      for (let at = 0; at < next.length; at += 1) {
        const share = matte[at]!
        const value = around[at]!
        next[at] = Math.min(255, Math.max(0, value + share * (seen[at]! - share * value - (1 - share) * beyond[at]!)))
      }
      own = next
      behind = beyond
    }
    for (let pixel = 0; pixel < matte.length; pixel += 1) {
      if (matte[pixel]! < 0.995) result[pixel * 4 + channel] = own[pixel]!
    }
  }
  return { width, height, data: result }
}

/** The mean of the values around each pixel, weighed by `weights`, whose own sums around it are `counts`. */
function meanWhere(
  values: Float32Array,
  weights: Float32Array,
  counts: Float32Array,
  blur: Parameters<typeof blurValues>[1],
): Float32Array {
  const weighed = new Float32Array(values.length)
  for (let at = 0; at < weighed.length; at += 1) weighed[at] = values[at]! * weights[at]!
  const sums = blurValues(weighed, blur)
  for (let at = 0; at < sums.length; at += 1) sums[at] = counts[at]! > 1e-5 ? sums[at]! / counts[at]! : values[at]!
  return sums
}
