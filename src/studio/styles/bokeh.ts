import type { Context2D } from '../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../color.ts'
import { randomFor } from '../random.ts'
import type { PictureSize } from './style.ts'

export interface Bokeh {
  readonly seed: string
  readonly color: Rgb
  readonly count: number
  readonly strength: number
}

/** Lights far out of focus: soft-edged discs in the upper part of a ground, fewer right behind the head. */
export function drawBokeh(
  context: Context2D,
  { widthPx, heightPx }: PictureSize,
  { seed, color, count, strength }: Bokeh,
): void {
  const random = randomFor(seed, 'bokeh')
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let disc = 0; disc < count; disc += 1) {
    const aside = random() < 0.5 ? -1 : 1
    const x = widthPx * (0.5 + aside * (0.1 + 0.42 * random() ** 0.7))
    const y = heightPx * (0.04 + 0.66 * random())
    const radius = heightPx * (0.012 + 0.045 * random() ** 1.6)
    const tint = mixRgb(color, [1, 0.98, 0.94], random() * 0.5)
    const alpha = strength * (0.16 + 0.34 * random())
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
    gradient.addColorStop(0, cssColor(tint, alpha * 0.7))
    gradient.addColorStop(0.82, cssColor(tint, alpha))
    gradient.addColorStop(0.92, cssColor(tint, alpha * 0.8))
    gradient.addColorStop(1, cssColor(tint, 0))
    context.fillStyle = gradient
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  context.restore()
}
