import type { Matrix } from '../math/matrix.ts'
import { KEPT, type StrandPixels } from './strand-pixels.ts'
import type { Strands } from './strands.ts'
import { type Stretch, traceStretch } from './trace-stretch.ts'
import { largerAt, type View } from './view.ts'

/** No line is drawn thinner: it covers less of its pixels instead. */
const THINNEST_PX = 1
/** The way of a stretch is taken from so many points before it to as many after it: where a hair bends, its shine does not break. */
const AROUND = 2
/** Share of a hair over which its tip fades. */
const FADING = 0.16

/** Draws every hair on the pixels, thin ones by how much of each pixel they cover. */
export function traceStrands(pixels: StrandPixels, strands: Strands, place: Matrix, view: View): void {
  const { starts, positions, colors, parts, across, strengths, width, tipShare, tipsFrom } = strands
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = place
  const { unitPx, originXPx, originYPx, eye } = view
  const [eyeXPx, eyeYPx] = [originXPx + (eye?.x ?? 0) * unitPx, originYPx + (eye?.y ?? 0) * unitPx]
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
  const way = new Float64Array(3)
  let larger = 1
  for (const strand of fromTheFront(strands, place)) {
    const first = starts[strand]!
    const last = starts[strand + 1]! - 1
    stretch.part = parts[strand]!
    values[7] = across[strand]!
    const strength = strengths[strand]!
    values[8] = lockOf(parts[strand]!)
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
      if (eye) {
        larger = largerAt(eye, stretch.z1)
        stretch.x1 = eyeXPx + (stretch.x1 - eyeXPx) * larger
        stretch.y1 = eyeYPx + (stretch.y1 - eyeYPx) * larger
      }
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
      wayAround(positions, Math.max(first, point - 1 - AROUND) * 3, Math.min(last, point + AROUND) * 3, place, way)
      values[3] = way[0]!
      values[4] = way[1]!
      values[5] = way[2]!
      values[6] = along
      const widthPx = width * scale * unitPx * larger * (1 + (tipShare - 1) * along * along)
      stretch.half = Math.max(THINNEST_PX, widthPx) / 2
      // A tip ends softly.
      stretch.opacity = strength * Math.min(1, widthPx / THINNEST_PX) * Math.min(1, (1 - along) / FADING)
      traceStretch(pixels, stretch)
    }
  }
}

/** The direction from one point (of three values) to another in view space, into `out`. */
function wayAround(positions: Float32Array, from: number, to: number, m: Matrix, out: Float64Array): void {
  const x = positions[to]! - positions[from]!
  const y = positions[to + 1]! - positions[from + 1]!
  const z = positions[to + 2]! - positions[from + 2]!
  const dx = m[0] * x + m[1] * y + m[2] * z
  const dy = m[4] * x + m[5] * y + m[6] * z
  const dz = m[8] * x + m[9] * y + m[10] * z
  const per = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
  out[0] = dx * per
  out[1] = dy * per
  out[2] = dz * per
}

/** The hairs in the order of their depth: most of those behind are hidden then, which is soon seen. */
function fromTheFront({ starts, positions }: Strands, place: Matrix): Uint32Array {
  const count = starts.length - 1
  const order = new Uint32Array(count)
  const depths = new Float32Array(count)
  for (let strand = 0; strand < count; strand += 1) {
    order[strand] = strand
    const middle = ((starts[strand]! + starts[strand + 1]!) >> 1) * 3
    depths[strand] = place[8] * positions[middle]! + place[9] * positions[middle + 1]! + place[10] * positions[middle + 2]!
  }
  return order.sort((a, b) => depths[b]! - depths[a]! || a - b)
}

/** −1 … 1, of its own for every lock. */
function lockOf(part: number): number {
  const turned = part * 0.618034
  return (turned - Math.floor(turned)) * 2 - 1
}
