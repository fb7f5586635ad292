import type { Context2D } from '../../canvas.ts'
import { cssColor, rgbFromHex } from '../../color.ts'

export interface Glow {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly hex: string
  readonly strength?: number
}

/** Light that a lamp, fire or sign throws into the air around it. */
export function addGlow(context: Context2D, glow: Glow): void {
  const color = rgbFromHex(glow.hex)
  const strength = glow.strength ?? 0.6
  const gradient = context.createRadialGradient(glow.x, glow.y, 0, glow.x, glow.y, glow.radius)
  gradient.addColorStop(0, cssColor(color, strength))
  gradient.addColorStop(0.3, cssColor(color, strength * 0.42))
  gradient.addColorStop(0.65, cssColor(color, strength * 0.1))
  gradient.addColorStop(1, cssColor(color, 0))
  context.save()
  context.globalCompositeOperation = 'screen'
  context.fillStyle = gradient
  context.fillRect(glow.x - glow.radius, glow.y - glow.radius, glow.radius * 2, glow.radius * 2)
  context.restore()
}
