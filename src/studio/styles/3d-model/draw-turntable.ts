import type { Context2D } from '../../canvas.ts'
import type { PaintJob } from '../style.ts'

const SQUASH = 0.22

/** Grey studio paper with a pool of light, a floor grid, and the disc that turns under the model. */
export function drawTurntable(context: Context2D, { figure, widthPx, heightPx }: PaintJob): void {
  const wall = context.createRadialGradient(widthPx * 0.45, heightPx * 0.36, 0, widthPx * 0.5, heightPx * 0.5, heightPx * 0.85)
  wall.addColorStop(0, '#8f9296')
  wall.addColorStop(0.55, '#66696f')
  wall.addColorStop(1, '#3a3d43')
  context.fillStyle = wall
  context.fillRect(0, 0, widthPx, heightPx)
  const horizon = heightPx * 0.7
  context.strokeStyle = 'rgba(225,232,240,0.16)'
  context.lineWidth = Math.max(0.6, heightPx * 0.0014)
  context.beginPath()
  for (let line = -14; line <= 14; line += 1) {
    context.moveTo(widthPx / 2 + line * widthPx * 0.05, horizon)
    context.lineTo(widthPx / 2 + line * widthPx * 0.22, heightPx)
  }
  for (let row = 0; row < 8; row += 1) {
    const y = horizon + (heightPx - horizon) * (row / 8) ** 1.8
    context.moveTo(0, y)
    context.lineTo(widthPx, y)
  }
  context.stroke()
  drawDisc(context, { x: widthPx / 2, y: Math.min(heightPx * 0.935, footOf(figure.buffers)), radius: heightPx * 0.31 })
}

/** Where the figure ends below, in pixels. */
function footOf({ part, widthPx, heightPx }: PaintJob['figure']['buffers']): number {
  for (let at = part.length - 1; at >= 0; at -= 1) if (part[at] !== 0) return Math.floor(at / widthPx)
  return heightPx
}

function drawDisc(context: Context2D, { x, y, radius }: { x: number; y: number; radius: number }): void {
  const ring = (size: number, lift: number, fill: string) => {
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(x, y - lift, radius * size, radius * size * SQUASH, 0, 0, 2 * Math.PI)
    context.fill()
  }
  ring(1.08, -radius * 0.09, 'rgba(20,22,26,0.45)')
  ring(1, -radius * 0.06, '#4a4d54')
  ring(1, 0, '#a4a7ab')
  ring(0.95, 0, '#8d9095')
  context.strokeStyle = 'rgba(255,255,255,0.4)'
  context.lineWidth = Math.max(0.6, radius * 0.006)
  context.beginPath()
  for (let tick = 0; tick < 48; tick += 1) {
    const angle = (tick / 48) * 2 * Math.PI
    const inner = tick % 4 === 0 ? 0.84 : 0.89
    context.moveTo(x + Math.cos(angle) * radius * inner, y + Math.sin(angle) * radius * inner * SQUASH)
    context.lineTo(x + Math.cos(angle) * radius * 0.94, y + Math.sin(angle) * radius * 0.94 * SQUASH)
  }
  context.stroke()
}
