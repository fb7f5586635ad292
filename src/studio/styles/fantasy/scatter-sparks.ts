import { randomFor } from '../../random.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { Painting } from '../stroke.ts'

export interface SparkOptions {
  readonly seed: string
  /** RGB bytes. */
  readonly color: readonly [number, number, number]
  /** The parts of a figure that stands before them. */
  readonly part?: FigureBuffers['part']
}

const SPARKS = 70

/** Points of light that drift upward behind the figure; on a face they would be pimples. Changes the picture. */
export function scatterSparks({ width, height, data }: Painting, { seed, color, part }: SparkOptions): void {
  const random = randomFor(seed, 'sparks')
  for (let spark = 0; spark < SPARKS; spark += 1) {
    const aside = (random() < 0.5 ? -1 : 1) * (0.14 + 0.36 * random() ** 0.8)
    const x = width * (0.5 + aside)
    const y = height * (0.12 + 0.86 * random())
    const radius = height * (0.0016 + 0.0044 * random() ** 2.4)
    const strength = 0.45 + 0.55 * random()
    const reach = Math.max(1.2, radius * 2)
    for (let py = Math.max(0, Math.ceil(y - reach)); py <= Math.min(height - 1, y + reach); py += 1) {
      for (let px = Math.max(0, Math.ceil(x - reach)); px <= Math.min(width - 1, x + reach); px += 1) {
        const off = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y)) / reach
        if (off >= 1 || (part && part[py * width + px] !== 0)) continue
        const share = (1 - off) * (1 - off) * strength
        const core = off < 0.45 ? 40 : 0
        const to = (py * width + px) * 4
        for (let channel = 0; channel < 3; channel += 1) {
          data[to + channel] = data[to + channel]! + (color[channel]! + core - data[to + channel]!) * share
        }
      }
    }
  }
}
