import type { Rgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import type { Painting } from '../stroke.ts'

interface Brush {
  readonly flow: Float32Array
  readonly wander: Float32Array
  /** The smallest blotches of 0 … 1: the fibres a dry brush skips. */
  readonly fibres: Float32Array
  readonly color: Rgb
}

/** Lines of a loaded brush: pressed and lifted in turn, dry where it runs out. Changes the painting. */
export function brushLines({ width, height, data }: Painting, ink: Uint8Array, { flow, wander, fibres, color }: Brush): void {
  const lifted = thinned(ink, { width, height, flow, wander })
  for (let at = 0, to = 0; at < lifted.length; at += 1, to += 4) {
    if (lifted[at] === 0) continue
    const dryness = 0.08 + 0.5 * smoothStep(0.46, 0.26, flow[at]!)
    const dry = 0.25 + 0.75 * smoothStep(dryness - 0.06, dryness + 0.1, fibres[at]!)
    const share = (lifted[at]! / 255) * dry * (0.72 + 0.28 * smoothStep(0.3, 0.6, flow[at]!))
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = data[to + channel]! + (color[channel]! * 255 - data[to + channel]!) * share
    }
  }
}

type Hand = Pick<Brush, 'flow' | 'wander'> & { readonly width: number; readonly height: number }

/** Takes the sides of a line away where the brush is lifted: a pixel stays only when its neighbours are ink too. */
function thinned(ink: Uint8Array, { width, height, flow, wander }: Hand): Uint8Array {
  const result = new Uint8Array(ink.length)
  const reach = Math.max(1, Math.round(height / 500))
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach, at = y * width + reach; x < width - reach; x += 1, at += 1) {
      if (ink[at] === 0) continue
      const inner = Math.min(ink[at - reach]!, ink[at + reach]!, ink[at - reach * width]!, ink[at + reach * width]!)
      const pressed = smoothStep(0.38, 0.58, flow[at]! * 0.55 + wander[at]! * 0.45)
      result[at] = Math.max(ink[at]! * pressed, inner, ink[at]! * 0.5)
    }
  }
  return result
}
