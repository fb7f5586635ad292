import type { Matrix } from '../math/matrix.ts'
import { KEPT, type StrandPixels } from './strand-pixels.ts'
import type { Strands } from './strands.ts'
import type { View } from './view.ts'

/** No line is drawn thinner: it covers less of its pixels instead. */
const THINNEST_PX = 1
/** A hair so little behind the skin is still seen: roots grow out of it. */
const SKIN_BIAS = 0.006
/** Hairs so near to each other in depth lie beside each other, not one before the other. */
const SAME_DEPTH = 0.02
/** From here on nothing behind is seen. */
const CLOSED = 0.97

/** One piece of a hair on the picture. */
interface Stretch {
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

/** Draws every hair on the pixels, thin ones by how much of each pixel they cover. */
export function traceStrands(pixels: StrandPixels, strands: Strands, place: Matrix, view: View): void {
  const { starts, positions, colors, parts, across, width, tipShare, tipsFrom } = strands
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = place
  const { unitPx, originXPx, originYPx } = view
  const scale = Math.sqrt(m0 * m0 + m4 * m4 + m8 * m8)
  const perTips = 1 / Math.max(1e-6, tipsFrom[1] - tipsFrom[0])
  const stretch: Stretch = {
    x0: 0,
    y0: 0,
    z0: 0,
    x1: 0,
    y1: 0,
    z1: 0,
    half: 0,
    opacity: 1,
    part: 0,
    values: new Float32Array(KEPT),
  }
  const { values } = stretch
  for (const strand of fromTheFront(strands, place)) {
    const first = starts[strand]!
    const last = starts[strand + 1]! - 1
    stretch.part = parts[strand]!
    values[7] = across[strand]!
    for (let point = first; point <= last; point += 1) {
      const at = point * 3
      const x = positions[at]!
      const y = positions[at + 1]!
      const z = positions[at + 2]!
      stretch.x0 = stretch.x1
      stretch.y0 = stretch.y1
      stretch.z0 = stretch.z1
      stretch.x1 = originXPx + (m0 * x + m1 * y + m2 * z + m3) * unitPx
      stretch.y1 = originYPx + (m4 * x + m5 * y + m6 * z + m7) * unitPx
      stretch.z1 = m8 * x + m9 * y + m10 * z + m11
      if (point === first) continue
      const dx = (stretch.x1 - stretch.x0) / unitPx
      const dy = (stretch.y1 - stretch.y0) / unitPx
      const dz = stretch.z1 - stretch.z0
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
      if (length === 0) continue
      const along = (point - first - 0.5) / (last - first)
      const tip = Math.min(1, Math.max(0, (along - tipsFrom[0]) * perTips))
      for (let channel = 0; channel < 3; channel += 1) {
        const root = colors[strand * 6 + channel]!
        values[channel] = root + (colors[strand * 6 + 3 + channel]! - root) * tip
      }
      values[3] = dx / length
      values[4] = dy / length
      values[5] = dz / length
      values[6] = along
      const widthPx = width * scale * unitPx * (1 + (tipShare - 1) * along * along)
      stretch.half = Math.max(THINNEST_PX, widthPx) / 2
      stretch.opacity = Math.min(1, widthPx / THINNEST_PX)
      traceStretch(pixels, stretch)
    }
  }
}

/** The hairs in the order of their depth: most of those behind are hidden then, which is soon seen. */
function fromTheFront({ starts, positions }: Strands, place: Matrix): Uint32Array {
  const count = starts.length - 1
  const depths = new Float32Array(count)
  for (let strand = 0; strand < count; strand += 1) {
    const middle = ((starts[strand]! + starts[strand + 1]!) >> 1) * 3
    depths[strand] = place[8] * positions[middle]! + place[9] * positions[middle + 1]! + place[10] * positions[middle + 2]!
  }
  return Uint32Array.from({ length: count }, (_, strand) => strand).sort((a, b) => depths[b]! - depths[a]! || a - b)
}

/** Row by row where it runs down, column by column where it runs across. */
function traceStretch(pixels: StrandPixels, { x0, y0, z0, x1, y1, z1, half, opacity, part, values }: Stretch): void {
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
  const start = Math.max(0, Math.ceil(low - 0.5))
  const end = Math.min(size - 1, Math.ceil(high - 0.5) - 1)
  const reach = (half * length) / main
  const stepMain = isSteep ? widthPx : 1
  const stepSide = isSteep ? 1 : widthPx
  for (let line = start; line <= end; line += 1) {
    const share = (line + 0.5 - from) / (to - from)
    const middle = isSteep ? x0 + (x1 - x0) * share : y0 + (y1 - y0) * share
    const z = z0 + (z1 - z0) * share
    const left = middle - reach
    const right = middle + reach
    const firstPx = Math.max(0, Math.floor(left))
    const lastPx = Math.min(side - 1, Math.ceil(right) - 1)
    for (let pixel = firstPx; pixel <= lastPx; pixel += 1) {
      const covered = Math.min(pixel + 1, right) - Math.max(pixel, left)
      if (covered > 0) cover(pixels, line * stepMain + pixel * stepSide, z, covered * opacity, part, values)
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
  for (let value = 0; value < KEPT; value += 1) sums[to + value] = sums[to + value]! * kept + values[value]! * added
  covers[at] = Math.min(1, before * kept + added)
  if (added > 0.4 || before === 0) parts[at] = part
  if (z > nearest) front[at] = z
}
