import type { Context2D } from '../canvas.ts'
import { cssColor, rgbFromHex } from '../color.ts'
import { randomFor } from '../random.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** Rain, snow, mist or leaves, `seconds` after the picture; `width` of a picture 1000 high. */
export function drawFallingWeather(
  context: Context2D,
  scene: SceneSheet,
  { width, seconds }: { width: number; seconds: number },
): void {
  const random = randomFor(scene.seed, 'weather')
  if (scene.weather === 'rain' || scene.weather === 'storm') drawRain(context, { scene, random, width, seconds })
  if (scene.weather === 'snow') drawSnow(context, { random, width, seconds })
  if (scene.weather === 'fog') drawMist(context, { scene, random, width, seconds })
  // What blows over a desert is sand.
  if (scene.weather === 'wind' && !scene.sights?.includes('sand')) drawLeaves(context, { random, width, seconds })
}

interface Fall {
  readonly scene: SceneSheet
  readonly random: () => number
  /** Of the picture, which is 1000 high. */
  readonly width: number
  readonly seconds: number
}

/** What leaves a stretch on one side comes back on the other. */
function wrap(value: number, from: number, to: number): number {
  const length = to - from
  return from + ((((value - from) % length) + length) % length)
}

/** In units of the picture a second: the nearest drop, the farthest and the nearest flake, a bank of mist, a leaf. */
const SPEED = { rain: 1900, snowFar: 60, snowNear: 190, mist: 14, leaf: 260 } as const

function drawRain(context: Context2D, { scene, random, width, seconds }: Fall): void {
  const isStorm = scene.weather === 'storm'
  const slant = isStorm ? 0.42 : 0.18
  context.lineCap = 'round'
  for (let drop = 0; drop < (isStorm ? 300 : 230); drop += 1) {
    const near = random() ** 2
    const startX = random() * (width + 300) - 150
    const startY = random() * 1100 - 80
    const length = 26 + near * 66
    const fallen = seconds * SPEED.rain * (0.6 + 0.4 * near)
    const x = wrap(startX - fallen * slant, -150, width + 150)
    const y = wrap(startY + fallen, -80, 1020)
    context.strokeStyle = cssColor([0.86, 0.92, 1], 0.16 + near * 0.26)
    context.lineWidth = 0.9 + near * 1.7
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * slant, y + length)
    context.stroke()
  }
  context.lineCap = 'butt'
}

/** 1 where the face is not, 0 on it; in a film what flies toward the face fades on its way. */
function besideFace(fromMiddle: number, y: number, { reach, seconds }: { reach: number; seconds: number }): number {
  const inside = Math.min(reach - Math.abs(fromMiddle), y - 180, 640 - y)
  if (seconds === 0) return inside > 0 ? 0 : 1
  return Math.min(1, Math.max(0, 1 - inside / FACE_BORDER))
}
const FACE_BORDER = 60

const FLAKES = 260

function drawSnow(context: Context2D, { random, width, seconds }: Omit<Fall, 'scene'>): void {
  for (let flake = 0; flake < FLAKES; flake += 1) {
    const near = random() ** 4
    const startX = random() * width
    const startY = random() * 1000
    const radius = 2 + near * 17
    const fallen = seconds * (SPEED.snowFar + (SPEED.snowNear - SPEED.snowFar) * near)
    const sway = 14 * (Math.sin(seconds * 1.3 + flake) - Math.sin(flake))
    const x = seconds === 0 ? startX : wrap(startX + sway - fallen * 0.2, -radius, width + radius)
    const y = seconds === 0 ? startY : wrap(startY + fallen, -radius, 1000 + radius)
    // The middle of the face stays clear of large flakes.
    const seen = near > 0.2 ? besideFace(x - width / 2, y, { reach: 210, seconds }) : 1
    if (seen === 0) continue
    // Near flakes are out of focus.
    context.fillStyle = near > 0.12 ? softFlake(context, { x, y, radius, alpha: 0.7 * seen }) : cssColor([1, 1, 1], 0.85 * seen)
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
}

function softFlake(context: Context2D, { x, y, radius, alpha }: { x: number; y: number; radius: number; alpha: number }) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, cssColor([1, 1, 1], alpha))
  gradient.addColorStop(0.45, cssColor([1, 1, 1], alpha * 0.7))
  gradient.addColorStop(1, cssColor([1, 1, 1], 0))
  return gradient
}

function drawMist(context: Context2D, { scene, random, width, seconds }: Fall): void {
  for (let bank = 0; bank < 7; bank += 1) {
    const startX = random() * width
    const y = 620 + bank * 60
    const radius = 330 + random() * 200
    const drifted = seconds * SPEED.mist * (1 + (bank % 3))
    const x = seconds === 0 ? startX : wrap(startX + drifted, -radius, width + radius)
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    gradient.addColorStop(0, cssColor(scene.light.air, 0.19))
    gradient.addColorStop(1, cssColor(scene.light.air, 0))
    context.save()
    context.transform(1, 0, 0, 0.34, x, y)
    context.fillStyle = gradient
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
    context.restore()
  }
}

function drawLeaves(context: Context2D, { random, width, seconds }: Omit<Fall, 'scene'>): void {
  const colors = ['#d9822b', '#c24f2a', '#e3b23c', '#8fae4a'] as const
  for (let leaf = 0; leaf < 22; leaf += 1) {
    const startX = random() * width
    const startY = random() * 1000
    const size = 9 + random() ** 2 * 20
    const turn = random() * 6.28 + seconds * (leaf % 2 === 0 ? 2.1 : -1.7)
    const flown = seconds * SPEED.leaf * (0.6 + size / 40)
    const x = seconds === 0 ? startX : wrap(startX - flown, -size, width + size)
    const y = seconds === 0 ? startY : wrap(startY + flown * 0.22 + 30 * Math.sin(seconds * 2 + leaf), -size, 1000 + size)
    const color = colors[leaf % colors.length]!
    const seen = besideFace(x - width / 2, y, { reach: 190, seconds })
    if (seen === 0) continue
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    context.fillStyle = cssColor(rgbFromHex(color), seen)
    context.beginPath()
    context.moveTo(-size, 0)
    context.quadraticCurveTo(0, -size * 0.75, size, 0)
    context.quadraticCurveTo(0, size * 0.5, -size, 0)
    context.fill()
    context.restore()
  }
}
