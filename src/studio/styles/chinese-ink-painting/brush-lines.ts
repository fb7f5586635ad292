import type { Rgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

interface Brush {
  readonly flow: Float32Array
  readonly wander: Float32Array
  readonly color: Rgb
}

/** Lines of a loaded brush: pressed and lifted in turn, dry where it runs out. Changes the painting. */
export function brushLines({ width, height, data }: Painting, ink: Uint8Array, { flow, wander, color }: Brush): void {
  const lifted = thinned(ink, width, height, wander)
  for (let at = 0, to = 0; at < lifted.length; at += 1, to += 4) {
    if (lifted[at] === 0) continue
    const x = at % width
    const y = (at - x) / width
    const dryness = smoothStep(0.44, 0.3, flow[at]!)
    const dry = pixelNoise(x >> 1, y >> 1) > 1 - dryness * 1.3 ? 0.35 : 1
    const share = (lifted[at]! / 255) * dry * (0.72 + 0.28 * smoothStep(0.3, 0.6, flow[at]!))
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = data[to + channel]! + (color[channel]! * 255 - data[to + channel]!) * share
    }
  }
}

/** Takes the sides of a line away where the brush is lifted: a pixel stays only when its neighbours are ink too. */
function thinned(ink: Uint8Array, width: number, height: number, wander: Float32Array): Uint8Array {
  const result = new Uint8Array(ink.length)
  const reach = Math.max(1, Math.round(height / 500))
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach, at = y * width + reach; x < width - reach; x += 1, at += 1) {
      if (ink[at] === 0) continue
      const inner = Math.min(ink[at - reach]!, ink[at + reach]!, ink[at - reach * width]!, ink[at + reach * width]!)
      const pressed = smoothStep(0.34, 0.56, wander[at]!)
      result[at] = Math.max(ink[at]! * pressed, inner, ink[at]! * 0.5)
    }
  }
  return result
}
