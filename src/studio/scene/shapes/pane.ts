import type { Context2D } from '../../canvas.ts'
import { cssColor } from '../../color.ts'
import type { Stage } from '../stage.ts'
import { addGlow } from './glow.ts'
import type { Point } from './polygon.ts'

/** Glass with the hour's sky behind it, between two corners of a wall, divided into columns and rows by its frame. */
export function glaze(
  context: Context2D,
  stage: Stage,
  pane: {
    readonly from: Point
    readonly to: Point
    readonly columns: number
    readonly rows: number
    /** Width of the bars. */
    readonly bar: number
    readonly frame: string
    /** Drawn behind the bars: what stands outside. */
    readonly outside?: (left: number, top: number, width: number, height: number) => void
  },
): void {
  const [left, top] = pane.from
  const width = pane.to[0] - left
  const height = pane.to[1] - top
  const sky = context.createLinearGradient(0, top, 0, top + height)
  sky.addColorStop(0, cssColor(stage.sky.middle))
  sky.addColorStop(1, cssColor(stage.sky.low))
  context.fillStyle = sky
  context.fillRect(left, top, width, height)
  pane.outside?.(left, top, width, height)
  context.fillStyle = pane.frame
  for (let column = 0; column <= pane.columns; column += 1)
    context.fillRect(left + (width * column) / pane.columns - pane.bar / 2, top - pane.bar / 2, pane.bar, height + pane.bar)
  for (let row = 0; row <= pane.rows; row += 1)
    context.fillRect(left - pane.bar / 2, top + (height * row) / pane.rows - pane.bar / 2, width + pane.bar, pane.bar)
  addGlow(context, {
    x: left + width / 2,
    y: top + height / 2,
    radius: Math.max(width, height) * 0.8,
    hex: stage.isDark ? '#5570c0' : '#fff6dc',
    strength: stage.isDark ? 0.2 : 0.42,
  })
}
