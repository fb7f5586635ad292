import type { Context2D } from '../canvas.ts'
import { addGlow } from './shapes/glow.ts'
import type { Stage } from './stage.ts'

/** Deep space: a dark gradient with stars of three sizes, a few of them coloured. */
export function drawStarField(context: Context2D, stage: Stage, sky: { readonly top: string; readonly low: string }): void {
  const gradient = context.createLinearGradient(0, 0, stage.width * 0.4, 1000)
  gradient.addColorStop(0, sky.top)
  gradient.addColorStop(1, sky.low)
  context.fillStyle = gradient
  context.fillRect(-100, -100, stage.width + 200, 1300)
  const random = stage.random('space stars')
  for (let star = 0; star < 220; star += 1) {
    const x = random() * (stage.width + 100) - 50
    const y = random() * 1000
    const size = 1 + random() ** 4 * 5
    context.fillStyle = ['#ffffff', '#cfe0ff', '#ffe6c4', '#e4d2ff'][Math.floor(random() * 4)]!
    context.globalAlpha = 0.35 + random() * 0.65
    context.beginPath()
    context.arc(x, y, size / 2, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

const PLANETS = [
  ['#3f7fc8', '#9fd0f0', '#1b3a7a'],
  ['#d0824a', '#f6c98a', '#7a3a34'],
  ['#7a5ac8', '#c8a8f2', '#3a2470'],
  ['#4aa888', '#b8e8c8', '#1d5a5a'],
] as const

/** A banded planet lit from the key's side, with its rim of air. */
export function drawPlanet(
  context: Context2D,
  stage: Stage,
  planet: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const { x, y, radius } = planet
  const random = stage.random('planet')
  const [body, light, dark] = PLANETS[Math.floor(random() * PLANETS.length)]!
  addGlow(context, { x, y, radius: radius * 1.6, hex: light, strength: 0.45 })
  const gradient = context.createRadialGradient(
    x + stage.lightSide * radius * 0.5,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius * 1.1,
  )
  gradient.addColorStop(0, light)
  gradient.addColorStop(0.5, body)
  gradient.addColorStop(1, dark)
  context.fillStyle = gradient
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  for (let band = -3; band <= 3; band += 1) {
    const bandY = y + band * radius * 0.24 + random() * 12
    const half = Math.sqrt(Math.max(0, radius * radius - (bandY - y) ** 2)) * 0.97
    context.globalAlpha = 0.18
    context.fillStyle = band % 2 ? '#ffffff' : dark
    context.beginPath()
    context.ellipse(x, bandY, half, radius * (0.04 + random() * 0.05), 0, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}
