import type { Context2D } from '../canvas.ts'
import { cssColor, type Rgb } from '../color.ts'
import type { PictureSize } from './style.ts'

export interface GridOptions {
  readonly color: Rgb
  /** Height of the horizon as a share of the picture. */
  readonly horizon: number
  readonly alpha: number
}

const LINES = 11
const ROWS = 9

/** A floor of glowing lines that run to the horizon. */
export function drawPerspectiveGrid(
  context: Context2D,
  { widthPx, heightPx }: PictureSize,
  { color, horizon, alpha }: GridOptions,
): void {
  const top = heightPx * horizon
  const depth = heightPx - top
  const middle = widthPx / 2
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const [width, share] of [
    [0.008, 0.16],
    [0.0026, 1],
  ] as const) {
    context.strokeStyle = cssColor(color, alpha * share)
    context.lineWidth = Math.max(0.7, width * heightPx)
    context.beginPath()
    for (let line = -LINES; line <= LINES; line += 1) {
      context.moveTo(middle + line * widthPx * 0.035, top)
      context.lineTo(middle + line * widthPx * 0.24, heightPx)
    }
    for (let row = 0; row <= ROWS; row += 1) {
      const y = top + depth * (row / ROWS) ** 2.2
      context.moveTo(0, y)
      context.lineTo(widthPx, y)
    }
    context.stroke()
  }
  context.restore()
}
