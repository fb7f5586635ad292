import { blurPlane } from '../../kernels/blur-plane.ts'
import type { Painting } from '../../styles/stroke.ts'
import { flowLines } from './flow-lines.ts'
import { photoFlow } from './photo-flow.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

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
  for (let at = 0; at < response.length; at += 1) {
    const plain = masks.skin[at]! * (1 - masks.features[at]!)
    const feature = 1 - masks.features[at]! * (1 - look.onFeatures)
    const weight = (1 - plain * (1 - look.onSkin)) * feature * (look.behind + (1 - look.behind) * masks.figure[at]!)
    response[at] = (response[at]! / look.from) * weight
  }
  if (look.outline > 0 && sitter.hasFigure) addOutline(response, sitter, penPx * look.outline)
  const lines = resizePlane(response, calm, sitter)
  // The step is a pixel of the picture wide, so that borders are smooth and still sharp.
  for (let at = 0; at < lines.length; at += 1) {
    const share = (lines[at]! - 0.72) / 0.5
    lines[at] = share < 0 ? 0 : share > 1 ? 1 : share
  }
  return lines
}

function addOutline(response: Float32Array, { masks, calm }: Sitter, reachPx: number): void {
  const size = { width: calm.width, height: calm.height, radius: Math.max(1, reachPx) }
  const near = blurPlane(masks.figure, size)
  const hair = blurPlane(masks.hair, { ...size, radius: Math.max(1, reachPx * 0.6) })
  for (let at = 0; at < response.length; at += 1) {
    const edge = 1 - Math.abs(near[at]! - 0.5) * 2.6
    const lock = (1 - Math.abs(hair[at]! - 0.5) * 3) * masks.figure[at]! * 0.95
    response[at] = Math.max(response[at]!, edge * 1.25, lock)
  }
}

/** Lays ink of a colour (0 … 255) on a picture; `own` of what lies under it stays in the ink's hue. Changes the picture. */
export function layInk(
  { data }: Painting,
  ink: Float32Array,
  { color, own }: { readonly color: readonly [number, number, number]; readonly own: number },
): void {
  for (let at = 0, to = 0; at < ink.length; at += 1, to += 4) {
    const share = ink[at]!
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const under = data[to + channel]!
      const line = color[channel]! * (1 - own) + under * 0.42 * own
      data[to + channel] = under + (line - under) * share
    }
  }
}
