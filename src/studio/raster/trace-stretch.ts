import { KEPT, type StrandPixels } from './strand-pixels.ts'

/** A hair so little behind the skin is still seen: roots grow out of it. */
const SKIN_BIAS = 0.006
/** Hairs so near to each other in depth lie beside each other, not one before the other. */
const SAME_DEPTH = 0.02
/** From here on nothing behind is seen. */
const CLOSED = 0.97

/** One piece of a hair on the picture. */
export interface Stretch {
  x0: number
  y0: number
  z0: number
  x1: number
  y1: number
  z1: number
  /** Half the width it has and half the width that is drawn, pixels. */
  half: number
  opacity: number
  part: number
  /** The `KEPT` values. */
  readonly values: Float32Array
}

/** Row by row where it runs down, column by column where it runs across. */
export function traceStretch(pixels: StrandPixels, { x0, y0, z0, x1, y1, z1, half, opacity, part, values }: Stretch): void {
  const { widthPx, heightPx } = pixels
  const wide = Math.abs(x1 - x0)
  const tall = Math.abs(y1 - y0)
  const isSteep = tall >= wide
  const main = isSteep ? tall : wide
  const length = Math.sqrt(wide * wide + tall * tall)
  if (main < 1e-4) return
  const size = isSteep ? heightPx : widthPx
  const side = isSteep ? widthPx : heightPx
  const [from, to] = isSteep ? [y0, y1] : [x0, x1]
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const start = Math.max(0, Math.floor(low))
  const end = Math.min(size - 1, Math.ceil(high) - 1)
  const reach = (half * length) / main
  const stepMain = isSteep ? widthPx : 1
  const stepSide = isSteep ? 1 : widthPx
  for (let line = start; line <= end; line += 1) {
    // At its ends it covers a part of a line only.
    const top = line > low ? line : low
    const bottom = line + 1 < high ? line + 1 : high
    const within = (bottom - top) * opacity
    if (within <= 0) continue
    const share = ((top + bottom) / 2 - from) / (to - from)
    const middle = isSteep ? x0 + (x1 - x0) * share : y0 + (y1 - y0) * share
    const z = z0 + (z1 - z0) * share
    const left = middle - reach
    const right = middle + reach
    const firstPx = Math.max(0, Math.floor(left))
    const lastPx = Math.min(side - 1, Math.ceil(right) - 1)
    for (let pixel = firstPx; pixel <= lastPx; pixel += 1) {
      const covered = Math.min(pixel + 1, right) - Math.max(pixel, left)
      if (covered > 0) cover(pixels, line * stepMain + pixel * stepSide, z, covered * within, part, values)
    }
  }
}

/** One hair over, beside or under those that are on the pixel already. */
function cover(
  { behind, sums, cover: covers, front, part: parts }: StrandPixels,
  at: number,
  z: number,
  share: number,
  part: number,
  values: Float32Array,
): void {
  if (z < behind[at]! - SKIN_BIAS) return
  const before = covers[at]!
  const nearest = front[at]!
  if (before > CLOSED && z < nearest - SAME_DEPTH) return
  const to = at * KEPT
  let kept = 1
  let added = share
  if (z > nearest + SAME_DEPTH || before === 0) kept = 1 - share
  else if (z < nearest - SAME_DEPTH) added = share * (1 - before)
  else {
    // Beside each other: what is free first, and where nothing is free half of it lies over the others.
    added = Math.max(share * (1 - before), share * 0.5)
    kept = Math.min(1, (1 - added) / Math.max(before, 1e-6))
  }
  values[9] = z
  for (let value = 0; value < KEPT; value += 1) sums[to + value] = sums[to + value]! * kept + values[value]! * added
  covers[at] = Math.min(1, before * kept + added)
  if (added > 0.4 || before === 0) parts[at] = part
  if (z > nearest) front[at] = z
}
