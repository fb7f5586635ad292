import type { Rgb } from '../../color.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import type { Painting } from '../../styles/stroke.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

export interface Lamp {
  /** Toward the light: x right, y down; about 1 long. */
  readonly toward: readonly [number, number]
  /** Factor on what it shines on (as a main light) or light that is added (as a rim); may be above 1. */
  readonly color: Rgb
}

export interface Lamps {
  readonly key: Lamp
  /** What the side turned away is multiplied with. */
  readonly fill: Rgb
  readonly rims: readonly Lamp[]
}

/** Of the picture's longer side: how round a figure is, and how broad a rim of light. */
const ROUNDNESS = 0.05
const RIM = 0.011

/** Lights the figure anew: its silhouette is blown up to a form, lit from one side, with light along its border. Changes the picture. */
export function relight(painting: Painting, sitter: Sitter, { key, fill, rims }: Lamps): void {
  const { masks, calm, width, height } = sitter
  const size = { width: calm.width, height: calm.height }
  const side = Math.max(size.width, size.height)
  const round = blurPlane(masks.figure, { ...size, radius: Math.max(1, side * ROUNDNESS), passes: 3 })
  const near = blurPlane(masks.figure, { ...size, radius: Math.max(1, side * RIM), passes: 2 })
  const facing = new Float32Array(round.length)
  const edges = rims.map(() => new Float32Array(round.length))
  for (let y = 0, at = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, at += 1) {
      const left = x > 0 ? at - 1 : at
      const right = x < size.width - 1 ? at + 1 : at
      const above = y > 0 ? at - size.width : at
      const below = y < size.height - 1 ? at + size.width : at
      const nx = (round[left]! - round[right]!) * side * 0.11
      const ny = (round[above]! - round[below]!) * side * 0.11
      facing[at] = Math.min(1, Math.max(0, 0.52 + 0.6 * (nx * key.toward[0] + ny * key.toward[1])))
      // Nothing shines on the border of the picture itself.
      const edge = masks.figure[at]! * Math.min(1, Math.max(0, (1 - near[at]!) * 2.4))
      if (edge <= 0.01) continue
      const ex = near[left]! - near[right]!
      const ey = near[above]! - near[below]!
      const length = Math.sqrt(ex * ex + ey * ey) || 1
      for (const [index, rim] of rims.entries()) {
        const toward = Math.max(0, (ex * rim.toward[0] + ey * rim.toward[1]) / length)
        edges[index]![at] = edge ** 1.6 * toward ** 0.8
      }
    }
  }
  const lit = resizePlane(facing, size, { width, height })
  const shown = resizePlane(masks.figure, size, { width, height })
  const glows = edges.map((edge) => resizePlane(edge, size, { width, height }))
  const { data } = painting
  for (let at = 0, to = 0; at < lit.length; at += 1, to += 4) {
    const figure = Math.min(1, Math.max(0, shown[at]!))
    if (figure === 0) continue
    const luma = (data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11) / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const factor = fill[channel]! + (key.color[channel]! - fill[channel]!) * lit[at]!
      let value = data[to + channel]! * (1 + (factor - 1) * figure)
      for (const [index, rim] of rims.entries()) {
        const glow = Math.max(0, glows[index]![at]!) * rim.color[channel]! * (0.5 + 0.5 * luma)
        value += glow * 255 * (1 - Math.min(1, value / 280))
      }
      data[to + channel] = value
    }
  }
}
