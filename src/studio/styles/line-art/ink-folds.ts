import { smoothStep } from '../../form/curve.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'

/** How sharply cloth must turn inwards for a line, as the change of its normal over the reach. */
const BEGINS = 0.26
const FULL = 0.42
/** Over how many half heads the turn is measured. */
const REACH = 0.022
/** Toward the outline everything turns away; what turns farther than this is no fold. */
const LEAST_FACING = 0.35

/** Lines along the valleys of cloth, where a fold is deepest. Adds to a layer of ink. */
export function inkFolds(ink: Uint8Array, buffers: FigureBuffers, { penPx }: { readonly penPx: number }): void {
  const { widthPx: width, heightPx: height } = buffers
  const turn = turnOfCloth(buffers, Math.max(1, Math.round(REACH * buffers.unitPx)))
  const half = Math.max(1, Math.round(penPx / 2))
  for (let y = half; y < height - half; y += 1) {
    for (let x = half, at = y * width + half; x < width - half; x += 1, at += 1) {
      const own = turn[at]!
      if (own <= BEGINS) continue
      const isDeepest =
        (own > turn[at - half]! && own >= turn[at + half]!) ||
        (own > turn[at - half * width]! && own >= turn[at + half * width]!)
      if (!isDeepest) continue
      const value = 220 * smoothStep(BEGINS, FULL, own)
      if (value > ink[at]!) ink[at] = value
    }
  }
}

/** How far the normals of cloth lean toward each other at every pixel; 0 where another part is near. */
function turnOfCloth({ widthPx: width, heightPx: height, material, part, normal }: FigureBuffers, reach: number): Float32Array {
  const turn = new Float32Array(width * height)
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach, at = y * width + reach; x < width - reach; x += 1, at += 1) {
      const kind = material[at]!
      if (kind !== MATERIAL.cloth && kind !== MATERIAL.leather) continue
      if (normal[at * 3 + 2]! < LEAST_FACING) continue
      const own = part[at]
      const right = at + reach
      const left = at - reach
      const below = at + reach * width
      const above = at - reach * width
      if (part[right] !== own || part[left] !== own || part[below] !== own || part[above] !== own) continue
      turn[at] = normal[left * 3]! - normal[right * 3]! + normal[above * 3 + 1]! - normal[below * 3 + 1]!
    }
  }
  return turn
}
