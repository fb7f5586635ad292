import { blurPlane } from '../../kernels/blur-plane.ts'
import type { Painting } from '../../styles/stroke.ts'
import { flowLines } from './flow-lines.ts'
import { photoFlow } from './photo-flow.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter, SitterMasks } from './sitter.ts'

export interface InkLook {
  /** Breadth of the pen in thousandths of the picture's longer side. */
  readonly pen: number
  /** Contrast (of 255) from which a line is drawn; lower draws more. */
  readonly from: number
  /** How much of that is drawn on plain skin, 0 … 1. */
  readonly onSkin: number
  /** How much of it in the place behind the figure, 0 … 1. */
  readonly behind: number
  /** How much of it on eyes, brows, nose and mouth, 0 … 1. */
  readonly onFeatures: number
  /** Breadth of the figure's outline as a factor of the pen; 0 leaves it away. */
  readonly outline: number
}

/** The ink of a sitter at the size of the picture, 0 … 1: lines along its forms, and round the figure and its hair. */
export function inkLines(sitter: Sitter, look: InkLook): Float32Array {
  const { calm, masks, factor, width, height } = sitter
  const side = Math.max(width, height)
  const penPx = Math.max(0.55, (look.pen * side) / 1000 / factor)
  const flow = photoFlow(calm, { smoothPx: Math.max(1, Math.round(penPx * 2)) })
  const response = flowLines(calm, flow, { penPx, followPx: Math.max(3, Math.round(penPx * 5)) })
  for (let from = 0; from < response.length; from += calm.width) weighRow(response, masks, look, from, from + calm.width)
  if (look.outline > 0 && sitter.hasFigure) addOutline(response, sitter, penPx * look.outline)
  const lines = resizePlane(response, calm, sitter)
  for (let from = 0; from < lines.length; from += width) stepRow(lines, from, from + width)
  return lines
}

function weighRow(
  response: Float32Array,
  { skin, features, figure }: SitterMasks,
  look: InkLook,
  from: number,
  to: number,
): void {
  const { onFeatures, onSkin, behind } = look
  for (let at = from; at < to; at += 1) {
    const plain = skin[at]! * (1 - features[at]!)
    const feature = 1 - features[at]! * (1 - onFeatures)
    const weight = (1 - plain * (1 - onSkin)) * feature * (behind + (1 - behind) * figure[at]!)
    response[at] = (response[at]! / look.from) * weight
  }
}

/** The step is a pixel of the picture wide, so that borders are smooth and still sharp. */
function stepRow(lines: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const share = (lines[at]! - 0.72) / 0.5
    lines[at] = share < 0 ? 0 : share > 1 ? 1 : share
  }
}

function addOutline(response: Float32Array, { masks, calm }: Sitter, reachPx: number): void {
  const size = { width: calm.width, height: calm.height, radius: Math.max(1, reachPx) }
  const near = blurPlane(masks.figure, size)
  const hair = blurPlane(masks.hair, { ...size, radius: Math.max(1, reachPx * 0.6) })
  for (let from = 0; from < response.length; from += calm.width) {
    outlineRow(response, near, hair, masks.figure, from, from + calm.width)
  }
}

function outlineRow(
  response: Float32Array,
  near: Float32Array,
  hair: Float32Array,
  figure: Float32Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const edge = 1 - Math.abs(near[at]! - 0.5) * 2.6
    const lock = (1 - Math.abs(hair[at]! - 0.5) * 3) * figure[at]! * 0.95
    response[at] = Math.max(response[at]!, edge * 1.25, lock)
  }
}

/** Lays ink of a colour (0 … 255) on a picture; `own` of what lies under it stays in the ink's hue. Changes the picture. */
export function layInk(
  { data, width }: Painting,
  ink: Float32Array,
  look: { readonly color: readonly [number, number, number]; readonly own: number },
): void {
  for (let from = 0; from < ink.length; from += width) layRow(data, ink, look, from, from + width)
}

function layRow(
  data: Uint8ClampedArray,
  ink: Float32Array,
  { color, own }: { readonly color: readonly [number, number, number]; readonly own: number },
  from: number,
  end: number,
): void {
  for (let at = from, to = from * 4; at < end; at += 1, to += 4) {
    const share = ink[at]!
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const under = data[to + channel]!
      const line = color[channel]! * (1 - own) + under * 0.42 * own
      data[to + channel] = under + (line - under) * share
    }
  }
}
