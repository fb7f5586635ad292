import type { Context2D } from '../../canvas.ts'
import { cssColor, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { headOnView } from '../../raster/head-on-view.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import { farSide } from '../far-side.ts'
import type { PaintJob } from '../style.ts'

const BEAMS = 5

/** Wedges of which a beam is laid. */
const SOFTNESS = 6

/** Beams that fall from the side of the light, a glow behind the head, and mist that lies on the ground. */
export function drawMagicAir(context: Context2D, { scene, figure, widthPx, heightPx }: PaintJob, color: Rgb): void {
  const { view, headPlace } = figure
  const random = randomFor(scene.seed, 'magic air')
  const side = -farSide(scene.light)
  const { xPx: headX, yPx: headY } = headOnView(view, headPlace)
  addGlow(context, { x: headX, y: headY, radius: Math.max(heightPx * 0.42, view.unitPx * 2.4), hex: '#ffd987', strength: 0.36 })
  context.save()
  context.globalCompositeOperation = 'screen'
  const sourceX = widthPx * (0.5 + side * 0.62)
  const sourceY = -heightPx * 0.2
  for (let beam = 0; beam < BEAMS; beam += 1) {
    const angle = Math.PI / 2 + side * (0.35 + beam * 0.17 + random() * 0.1)
    const spread = 0.025 + random() * 0.05
    const reach = heightPx * 1.7
    const gradient = context.createRadialGradient(sourceX, sourceY, 0, sourceX, sourceY, reach)
    gradient.addColorStop(0, cssColor(color, 0.26 / SOFTNESS))
    gradient.addColorStop(0.6, cssColor(color, 0.1 / SOFTNESS))
    gradient.addColorStop(1, cssColor(color, 0))
    context.fillStyle = gradient
    // Wedges within wedges: light through leaves has no edge.
    for (let wedge = 1; wedge <= SOFTNESS; wedge += 1) {
      const half = (spread * wedge * 1.6) / SOFTNESS
      context.beginPath()
      context.moveTo(sourceX, sourceY)
      context.lineTo(sourceX + Math.cos(angle - half) * reach, sourceY + Math.sin(angle - half) * reach)
      context.lineTo(sourceX + Math.cos(angle + half) * reach, sourceY + Math.sin(angle + half) * reach)
      context.closePath()
      context.fill()
    }
  }
  const mist = context.createLinearGradient(0, heightPx * 0.55, 0, heightPx)
  mist.addColorStop(0, cssColor(color, 0))
  mist.addColorStop(0.6, cssColor(color, 0.2))
  mist.addColorStop(1, cssColor(color, 0.1))
  context.fillStyle = mist
  context.fillRect(0, heightPx * 0.55, widthPx, heightPx * 0.45)
  context.restore()
}
