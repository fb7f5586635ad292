import type { Context2D } from '../../canvas.ts'
import { cssColor, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { headOnView } from '../../raster/head-on-view.ts'
import type { PaintJob } from '../style.ts'

const CYAN: Rgb = [0.45, 0.95, 1]

/** Rings with ticks that turn round the head, and two panes of readings that stand in the air beside it. */
export function drawHologram(context: Context2D, { scene, figure, widthPx, heightPx }: PaintJob): void {
  const { view, headPlace } = figure
  const random = randomFor(scene.seed, 'hologram')
  const unit = Math.min(view.unitPx, heightPx * 0.2)
  const { xPx: x, yPx: y } = headOnView(view, headPlace)
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const [radius, width, alpha] of [
    [1.5, 0.01, 0.3],
    [1.72, 0.04, 0.14],
    [2.05, 0.008, 0.26],
  ] as const) {
    context.strokeStyle = cssColor(CYAN, alpha)
    context.lineWidth = Math.max(0.7, width * unit)
    for (let piece = 0; piece < 3; piece += 1) {
      const start = random() * 2 * Math.PI
      context.beginPath()
      context.arc(x, y, radius * unit, start, start + 0.8 + random() * 1.4)
      context.stroke()
    }
  }
  context.strokeStyle = cssColor(CYAN, 0.26)
  context.lineWidth = Math.max(0.6, 0.01 * unit)
  context.beginPath()
  for (let tick = 0; tick < 72; tick += 1) {
    const angle = (tick / 72) * 2 * Math.PI
    const reach = tick % 6 === 0 ? 1.98 : 1.92
    context.moveTo(x + Math.cos(angle) * 1.86 * unit, y + Math.sin(angle) * 1.86 * unit)
    context.lineTo(x + Math.cos(angle) * reach * unit, y + Math.sin(angle) * reach * unit)
  }
  context.stroke()
  context.restore()
  for (const side of [-1, 1] as const) {
    drawPane(context, random, {
      x: widthPx * (side < 0 ? 0.045 : 0.775),
      y: heightPx * (0.16 + 0.16 * random()),
      width: widthPx * 0.18,
      height: heightPx * 0.24,
    })
  }
}

interface Pane {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bars, a curve and a frame with open corners. */
function drawPane(context: Context2D, random: () => number, { x, y, width, height }: Pane): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  context.fillStyle = cssColor(CYAN, 0.1)
  context.fillRect(x, y, width, height)
  context.strokeStyle = cssColor(CYAN, 0.6)
  context.lineWidth = Math.max(0.7, height * 0.012)
  const corner = height * 0.12
  context.beginPath()
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const) {
    context.moveTo(cx + dx * corner, cy)
    context.lineTo(cx, cy)
    context.lineTo(cx, cy + dy * corner)
  }
  context.stroke()
  for (let bar = 0; bar < 6; bar += 1) {
    context.fillStyle = cssColor(CYAN, 0.2 + 0.3 * random())
    context.fillRect(x + width * 0.1, y + height * (0.12 + bar * 0.07), width * (0.2 + 0.55 * random()), height * 0.028)
  }
  context.beginPath()
  for (let step = 0; step <= 12; step += 1) {
    const px = x + width * (0.1 + 0.8 * (step / 12))
    const py = y + height * (0.78 + 0.12 * Math.sin(step * 0.9) * random())
    if (step === 0) context.moveTo(px, py)
    else context.lineTo(px, py)
  }
  context.stroke()
  context.restore()
}
