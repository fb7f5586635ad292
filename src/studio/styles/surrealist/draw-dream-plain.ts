import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import type { PictureSize } from '../style.ts'

const HORIZON = 0.66
const ROWS = 10
const COLUMNS = 9

/** A sky from teal to apricot, an enormous moon that begins to melt, and a chequered floor that never ends. */
export function drawDreamPlain(context: Context2D, { widthPx, heightPx }: PictureSize, side: number): void {
  const horizon = heightPx * HORIZON
  const sky = context.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, '#2b5f74')
  sky.addColorStop(0.45, '#7fb0a8')
  sky.addColorStop(0.78, '#f0c48f')
  sky.addColorStop(1, '#f4a27c')
  context.fillStyle = sky
  context.fillRect(0, 0, widthPx, heightPx)
  drawMeltingMoon(context, { x: widthPx * (0.5 + side * 0.3), y: heightPx * 0.3, radius: heightPx * 0.17 })
  const floor = context.createLinearGradient(0, horizon, 0, heightPx)
  floor.addColorStop(0, '#e9bb92')
  floor.addColorStop(1, '#8d5a4c')
  context.fillStyle = floor
  context.fillRect(0, horizon, widthPx, heightPx - horizon)
  context.fillStyle = 'rgba(62,38,58,0.34)'
  const depth = heightPx - horizon
  for (let row = 0; row < ROWS; row += 1) {
    const near = ((row + 1) / ROWS) ** 2
    const far = (row / ROWS) ** 2
    for (let column = -COLUMNS; column < COLUMNS; column += 1) {
      if ((row + column) % 2 !== 0) continue
      const at = (line: number, share: number) => widthPx / 2 + line * (widthPx * 0.02 + widthPx * 0.26 * share)
      context.beginPath()
      context.moveTo(at(column, far), horizon + depth * far)
      context.lineTo(at(column + 1, far), horizon + depth * far)
      context.lineTo(at(column + 1, near), horizon + depth * near)
      context.lineTo(at(column, near), horizon + depth * near)
      context.closePath()
      context.fill()
    }
  }
}

function drawMeltingMoon(context: Context2D, { x, y, radius }: { x: number; y: number; radius: number }): void {
  addGlow(context, { x, y, radius: radius * 2.4, hex: '#fff1c9', strength: 0.55 })
  context.fillStyle = '#f8ecd0'
  context.beginPath()
  context.arc(x, y, radius, Math.PI * 0.98, Math.PI * 2.02)
  // Below its middle it runs down in three drops.
  context.bezierCurveTo(x + radius, y + radius * 0.5, x + radius * 0.8, y + radius * 0.5, x + radius * 0.72, y + radius * 0.95)
  context.bezierCurveTo(
    x + radius * 0.62,
    y + radius * 1.6,
    x + radius * 0.5,
    y + radius * 1.5,
    x + radius * 0.44,
    y + radius * 0.9,
  )
  context.bezierCurveTo(
    x + radius * 0.3,
    y + radius * 0.8,
    x + radius * 0.16,
    y + radius * 1.1,
    x + radius * 0.1,
    y + radius * 1.7,
  )
  context.bezierCurveTo(x, y + radius * 2.3, x - radius * 0.18, y + radius * 2.1, x - radius * 0.16, y + radius * 1.4)
  context.bezierCurveTo(
    x - radius * 0.3,
    y + radius * 0.8,
    x - radius * 0.5,
    y + radius * 0.9,
    x - radius * 0.58,
    y + radius * 1.15,
  )
  context.bezierCurveTo(x - radius * 0.8, y + radius * 1.1, x - radius, y + radius * 0.5, x - radius, y)
  context.closePath()
  context.fill()
  context.fillStyle = 'rgba(190,160,130,0.28)'
  for (const [dx, dy, size] of [
    [-0.35, -0.3, 0.2],
    [0.3, -0.1, 0.15],
    [-0.1, 0.3, 0.12],
    [0.15, -0.55, 0.09],
  ] as const) {
    context.beginPath()
    context.arc(x + dx * radius, y + dy * radius, size * radius, 0, 2 * Math.PI)
    context.fill()
  }
}
