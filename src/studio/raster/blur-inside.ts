import { blurValues } from './blur-values.ts'
import type { SmallDepth } from './small-depth.ts'

/** A blur (radius in half heads) that takes nothing from beside the figure, so that values do not fade at its edge. */
export function blurInside(values: Float32Array, small: SmallDepth, blur: number): Float32Array {
  const size = { width: small.widthPx, height: small.heightPx, radius: Math.max(1, blur * small.unitPx) }
  const soft = blurValues(values, size)
  const weight = blurValues(small.mask, size)
  for (let at = 0; at < soft.length; at += 1) {
    if (small.mask[at] !== 0) soft[at] = soft[at]! / weight[at]!
  }
  return soft
}
