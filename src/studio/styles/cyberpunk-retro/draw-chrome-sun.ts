import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import { farSide } from '../far-side.ts'
import type { PaintJob } from '../style.ts'

const RADIUS = 0.3
const STRIPES = 7

/** A great sun from yellow to magenta behind the figure, cut by bars that widen toward the horizon. */
export function drawChromeSun(context: Context2D, { scene, widthPx, heightPx }: PaintJob): void {
  const side = farSide(scene.light)
  const radius = heightPx * RADIUS
  const x = widthPx / 2 + side * Math.min(widthPx * 0.16, radius * 0.6)
  const y = heightPx * 0.4
  addGlow(context, { x, y, radius: radius * 2, hex: '#ff4fa0', strength: 0.6 })
  const gradient = context.createLinearGradient(0, y - radius, 0, y + radius)
  gradient.addColorStop(0, '#fff3a0')
  gradient.addColorStop(0.45, '#ffa65a')
  gradient.addColorStop(0.75, '#ff4f9a')
  gradient.addColorStop(1, '#b52bd0')
  context.fillStyle = gradient
  // Bands between the bars, each a slice of the disc.
  const lowest = y + radius * 0.93
  let top = y - radius
  for (let stripe = 0; stripe <= STRIPES; stripe += 1) {
    const share = stripe / STRIPES
    const bar = radius * (0.02 + 0.07 * share)
    const bottom = stripe === STRIPES ? lowest : y + radius * (-0.1 + 0.98 * share ** 0.9) - bar
    if (bottom > top) fillSlice(context, { x, y, radius, top, bottom: Math.min(bottom, lowest) })
    top = bottom + bar
  }
}

interface DiscSlice {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly top: number
  readonly bottom: number
}

const STEPS = 24

/** The part of a disc between two heights. */
function fillSlice(context: Context2D, { x, y, radius, top, bottom }: DiscSlice): void {
  const from = Math.asin(Math.max(-1, (top - y) / radius))
  const to = Math.asin(Math.min(1, (bottom - y) / radius))
  context.beginPath()
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = from + ((to - from) * step) / STEPS
    context.lineTo(x - Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  for (let step = STEPS; step >= 0; step -= 1) {
    const angle = from + ((to - from) * step) / STEPS
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  context.closePath()
  context.fill()
}
