import type { Context2D } from '../../canvas.ts'
import { cssColor } from '../../color.ts'
import { addGlow } from './glow.ts'
import { fillSmooth, type Point } from './polygon.ts'

/** Flames on a base line, in three colours, with their light in the air. */
export function drawFire(
  context: Context2D,
  random: () => number,
  fire: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly glow?: number },
): void {
  const { x, y, width, height } = fire
  addGlow(context, { x, y: y - height * 0.4, radius: height * 1.5, hex: '#ff8a2c', strength: fire.glow ?? 0.7 })
  const tongues = Array.from({ length: 3 }, (_, index) => ({
    dx: (index - 1) * 0.3 + (random() - 0.5) * 0.14,
    top: (index === 1 ? 1 : 0.62) * (0.8 + 0.35 * random()),
    lean: (random() - 0.5) * 0.3,
  }))
  for (const [color, size] of [
    ['#d8421e', 1],
    ['#f57a22', 0.8],
    ['#ffb63f', 0.56],
    ['#fff0a8', 0.3],
  ] as const) {
    for (const { dx, top, lean } of tongues) {
      const half = width * 0.32 * size
      const foot = x + dx * width * size
      const tip = height * top * size
      const shape: Point[] = [
        [foot - half, y + height * 0.03],
        [foot - half * 1.06, y - tip * 0.2],
        [foot - half * 0.5 + lean * half, y - tip * 0.56],
        [foot + lean * width * 0.4, y - tip * 1.22],
        [foot + half * 0.62 + lean * half, y - tip * 0.5],
        [foot + half * 1.04, y - tip * 0.2],
        [foot + half, y + height * 0.03],
      ]
      fillSmooth(context, color, shape)
    }
  }
}

/** A column of smoke that leans and widens on its way up. */
export function drawSmoke(
  context: Context2D,
  random: () => number,
  smoke: {
    readonly x: number
    readonly y: number
    readonly height: number
    readonly width: number
    readonly lean: number
    readonly rgb: readonly [number, number, number]
    readonly strength: number
  },
): void {
  const puffs = 16
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = puff / (puffs - 1)
    const radius = smoke.width * (0.34 + share * 1.1) * (0.8 + 0.4 * random())
    const x = smoke.x + smoke.lean * share ** 1.4 + (random() - 0.5) * smoke.width * 0.8
    const y = smoke.y - smoke.height * share
    const gradient = context.createRadialGradient(x - radius * 0.2, y - radius * 0.2, 0, x, y, radius)
    gradient.addColorStop(0, cssColor(smoke.rgb, smoke.strength * (1 - share * 0.55)))
    gradient.addColorStop(0.6, cssColor(smoke.rgb, smoke.strength * 0.6 * (1 - share * 0.55)))
    gradient.addColorStop(1, cssColor(smoke.rgb, 0))
    context.fillStyle = gradient
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}
