import { KEPT, openSlot, type StrandPixels } from './strand-pixels.ts'

/** A hair so little behind the skin is still seen: roots grow out of it. */
const SKIN_BIAS = 0.026
const SKIN_SEEN = 0.014
/** Hairs so near to each other in depth lie beside each other, not one before the other. */
const SAME_DEPTH = 0.02
/** And so far before others, one lies wholly over them. */
const LIES_OVER = 0.04
/** Behind this, nothing of it is left over those that have closed a pixel. */
const LEAST_OVER = 0.008
/** From here on nothing behind is seen. */
const CLOSED = 0.97
/** Stretches longer than this are first looked at in some places. */
const SOUNDED_PX = 5
const SOUNDINGS = 4

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
  const { widthPx, heightPx, behind, cover: covers, front } = pixels
  const wide = Math.abs(x1 - x0)
  const tall = Math.abs(y1 - y0)
  const isSteep = tall >= wide
  const main = isSteep ? tall : wide
  const length = Math.sqrt(wide * wide + tall * tall)
  if (main < 1e-4 || (main > SOUNDED_PX && isHidden(pixels, x0, y0, z0, x1, y1, z1))) return
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
      const at = line * stepMain + pixel * stepSide
      // Roots come out of the skin softly. Most of the hairs of a head are hidden by others or by the head.
      if (covers[at]! > CLOSED && z <= front[at]! + LEAST_OVER) continue
      const sunk = behind[at]! - z
      if (sunk > SKIN_BIAS || covered <= 0) continue
      cover(
        pixels,
        at,
        z,
        sunk > SKIN_SEEN ? (covered * within * (SKIN_BIAS - sunk)) / (SKIN_BIAS - SKIN_SEEN) : covered * within,
        part,
        values,
      )
    }
  }
}

/** True where both ends, the middle and what is between them are behind closed hair or the figure: so is all of a thin stretch. */
function isHidden(pixels: StrandPixels, x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): boolean {
  const { widthPx, heightPx, behind, cover: covers, front } = pixels
  for (let step = 0; step <= SOUNDINGS; step += 1) {
    const share = step / SOUNDINGS
    const x = Math.floor(x0 + (x1 - x0) * share)
    const y = Math.floor(y0 + (y1 - y0) * share)
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return false
    const z = z0 + (z1 - z0) * share
    const at = y * widthPx + x
    if (behind[at]! - z <= SKIN_BIAS && (covers[at]! <= CLOSED || z > front[at]! + LEAST_OVER)) return false
  }
  return true
}

/** One hair over, beside or under those that are on the pixel already. */
function cover(pixels: StrandPixels, at: number, z: number, share: number, part: number, values: Float32Array): void {
  const { cover: covers, front, part: parts } = pixels
  const nearest = front[at]!
  const before = covers[at]!
  const to = pixels.slot[at]! || openSlot(pixels, at)
  const { sums } = pixels
  // The farther before the others, the more it lies over them: at a sharp limit hairs side by side would be dashes of each other.
  const over =
    z <= nearest - SAME_DEPTH ? 0 : z >= nearest + LIES_OVER ? 1 : (z - nearest + SAME_DEPTH) / (SAME_DEPTH + LIES_OVER)
  const added = share * (1 - before * (1 - over))
  // Beside each other they first take what is free.
  const together = over > 0 && over < 1 ? Math.min(1, before + share) : before + share * (1 - before)
  const kept = before === 0 ? 1 : Math.min(1, (together - added) / before)
  values[9] = z
  if (kept === 1) for (let value = 0; value < KEPT; value += 1) sums[to + value]! += values[value]! * added
  else for (let value = 0; value < KEPT; value += 1) sums[to + value] = sums[to + value]! * kept + values[value]! * added
  const now = before * kept + added
  covers[at] = now > 1 ? 1 : now
  if (added > 0.4 || before === 0) parts[at] = part
  if (z > nearest) front[at] = z
}
