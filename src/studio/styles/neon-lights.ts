import type { Context2D } from '../canvas.ts'
import { cssColor, mixRgb, type Rgb, rgbFromHex } from '../color.ts'
import { randomFor } from '../random.ts'
import { addGlow } from '../scene/shapes/glow.ts'
import type { PictureSize } from './style.ts'

export interface NeonLights {
  readonly seed: string
  readonly colors: readonly [left: string, right: string]
  /** Tubes on each side of the figure. */
  readonly count: number
}

const TUBE = 0.0042
const WHITE: Rgb = [1, 1, 1]

/** Tubes of light that run toward a point behind the figure, their haze, and their mirror images on a wet floor. */
export function drawNeonLights(context: Context2D, { widthPx, heightPx }: PictureSize, lights: NeonLights): void {
  const random = randomFor(lights.seed, 'neon tubes')
  const middle = widthPx / 2
  const horizon = heightPx * 0.62
  for (const side of [-1, 1] as const) {
    const hex = side < 0 ? lights.colors[0] : lights.colors[1]
    addGlow(context, { x: middle + side * widthPx * 0.42, y: heightPx * 0.4, radius: heightPx * 0.62, hex, strength: 0.5 })
    for (let tube = 0; tube < lights.count; tube += 1) {
      const near = (tube + 0.4 + random() * 0.5) / lights.count
      const x = middle + side * widthPx * (0.2 + 0.32 * near)
      const top = horizon - heightPx * (0.1 + near * (0.38 + 0.3 * random()))
      const bottom = horizon - heightPx * 0.02 * (1 - near) + heightPx * 0.05 * near
      drawTube(context, { x, top, bottom, width: heightPx * TUBE * (0.6 + near), color: rgbFromHex(hex) })
      // The floor gives it back, broken and fading.
      for (let piece = 0; piece < 5; piece += 1) {
        const y = horizon + heightPx * (0.1 + piece * 0.062 + random() * 0.02)
        context.fillStyle = cssColor(rgbFromHex(hex), 0.34 - piece * 0.055)
        context.beginPath()
        context.ellipse(
          x + side * widthPx * 0.012 * piece,
          y,
          heightPx * (0.012 + 0.012 * near + 0.008 * random()),
          heightPx * 0.005,
          0,
          0,
          2 * Math.PI,
        )
        context.fill()
      }
    }
  }
}

interface Tube {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly color: Rgb
}

function drawTube(context: Context2D, { x, top, bottom, width, color }: Tube): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  context.lineCap = 'round'
  for (const [factor, share, alpha] of [
    [6, 0, 0.14],
    [3, 0, 0.3],
    [1.4, 0.1, 0.9],
    [0.6, 0.75, 1],
  ] as const) {
    context.strokeStyle = cssColor(mixRgb(color, WHITE, share), alpha)
    context.lineWidth = Math.max(0.6, width * factor)
    context.beginPath()
    context.moveTo(x, top)
    context.lineTo(x, bottom)
    context.stroke()
  }
  context.restore()
}
