import type { Context2D } from '../canvas.ts'
import { cssColor, rgbFromHex } from '../color.ts'
import { randomFor } from '../random.ts'
import type { SceneSheet, Sight } from '../sheet/scene-sheet.ts'
import { addGlow } from './shapes/glow.ts'
import { type DriftingSight, sightsOf } from './sights-of.ts'

interface Drift {
  readonly count: number
  readonly size: readonly [least: number, more: number]
  readonly colors: readonly string[]
  /** Units of the picture a second: to the side, down. */
  readonly speed: readonly [across: number, down: number]
  readonly shape: 'petal' | 'leaf' | 'spark' | 'scrap' | 'bubble' | 'butterfly'
}

const DRIFTS: Readonly<Record<Exclude<DriftingSight, 'sand'>, Drift>> = {
  petals: { count: 40, size: [5, 12], colors: ['#ffd9e6', '#f8b0cb', '#fff0f5'], speed: [-60, 70], shape: 'petal' },
  leaves: { count: 26, size: [9, 19], colors: ['#d9822b', '#c24f2a', '#e3b23c', '#a8632a'], speed: [-70, 90], shape: 'leaf' },
  embers: { count: 56, size: [1.6, 4.5], colors: ['#ffb347', '#ff7a2a', '#ffe08a'], speed: [24, -90], shape: 'spark' },
  fireflies: { count: 24, size: [2.4, 4], colors: ['#eaff8a', '#fff6a8'], speed: [12, -8], shape: 'spark' },
  confetti: {
    count: 80,
    size: [4, 8],
    colors: ['#ff5a6a', '#ffd24a', '#4ab8ff', '#6ae08a', '#c07aff', '#ffffff'],
    speed: [-14, 120],
    shape: 'scrap',
  },
  bubbles: { count: 30, size: [5, 26], colors: ['#d8f4ff'], speed: [10, -40], shape: 'bubble' },
  butterflies: {
    count: 11,
    size: [13, 14],
    colors: ['#ff9a3c', '#5ab0ff', '#ffd84a', '#e880d0'],
    speed: [18, -10],
    shape: 'butterfly',
  },
}

/** Things that would hide a face do not fly across it. */
const FACE = { reach: 190, top: 170, bottom: 640 } as const

/** Petals, leaves, sparks and the like over the finished figure, `seconds` after the picture; `width` of a picture 1000 high. */
export function drawDriftingSights(
  context: Context2D,
  scene: SceneSheet,
  { width, seconds }: { width: number; seconds: number },
): void {
  const sights = sightsOf(scene)
  if (sights.has('sand')) blowSand(context, scene.seed, width, seconds)
  for (const sight of sights) {
    const drift: Drift | undefined = (DRIFTS as Partial<Record<Sight, Drift>>)[sight]
    if (drift) letDrift(context, drift, { seed: `${scene.seed}/${sight}`, width, seconds })
  }
}

function letDrift(
  context: Context2D,
  drift: Drift,
  { seed, width, seconds }: { seed: string; width: number; seconds: number },
): void {
  const random = randomFor(seed, 'drift')
  const wrap = (value: number, length: number) => ((value % length) + length) % length
  for (let index = 0; index < drift.count; index += 1) {
    const near = random() ** 2
    const pace = 0.6 + 0.8 * near
    const x = wrap(random() * width + drift.speed[0] * seconds * pace + 18 * Math.sin(seconds * 1.6 + index), width + 60) - 30
    const y = wrap(random() * 1000 + drift.speed[1] * seconds * pace, 1060) - 30
    const size = drift.size[0] + near * drift.size[1]
    const turn = random() * 6.28 + seconds * (index % 2 ? 1.6 : -1.2)
    const hex = drift.colors[index % drift.colors.length]!
    const isOnFace = Math.abs(x - width / 2) < FACE.reach && y > FACE.top && y < FACE.bottom
    if (isOnFace && drift.shape !== 'spark') continue
    if (isOnFace && size > 4) continue
    context.save()
    context.translate(x, y)
    if (drift.shape !== 'bubble' && drift.shape !== 'spark') context.rotate(turn)
    drawOne(context, drift.shape, size, hex, seconds + index)
    context.restore()
  }
}

function drawOne(context: Context2D, shape: Drift['shape'], size: number, hex: string, phase: number): void {
  context.fillStyle = hex
  switch (shape) {
    case 'petal':
      context.beginPath()
      context.moveTo(-size, 0)
      context.bezierCurveTo(-size * 0.4, -size * 0.9, size * 0.7, -size * 0.7, size, -size * 0.14)
      context.lineTo(size * 0.8, 0)
      context.lineTo(size, size * 0.14)
      context.bezierCurveTo(size * 0.7, size * 0.5, -size * 0.4, size * 0.6, -size, 0)
      context.fill()
      return
    case 'leaf':
      context.beginPath()
      context.moveTo(-size, 0)
      context.quadraticCurveTo(0, -size * 0.75, size, 0)
      context.quadraticCurveTo(0, size * 0.5, -size, 0)
      context.fill()
      return
    case 'spark':
      addGlow(context, { x: 0, y: 0, radius: size * 5, hex, strength: 0.75 })
      context.beginPath()
      context.ellipse(0, 0, size, size, 0, 0, Math.PI * 2)
      context.fill()
      return
    case 'scrap':
      context.fillRect(-size, -size * 0.5 * Math.abs(Math.cos(phase)), size * 2, size * (0.3 + Math.abs(Math.cos(phase))))
      return
    case 'bubble':
      context.fillStyle = cssColor(rgbFromHex(hex), 0.18)
      context.strokeStyle = cssColor(rgbFromHex('#ffffff'), 0.6)
      context.lineWidth = Math.max(1, size * 0.06)
      context.beginPath()
      context.arc(0, 0, size, 0, Math.PI * 2)
      context.fill()
      context.stroke()
      context.fillStyle = 'rgba(255,255,255,0.85)'
      context.beginPath()
      context.ellipse(-size * 0.4, -size * 0.45, size * 0.18, size * 0.1, -0.7, 0, Math.PI * 2)
      context.fill()
      return
    case 'butterfly': {
      const open = 0.45 + 0.5 * Math.abs(Math.sin(phase * 3))
      for (const side of [-1, 1]) {
        context.fillStyle = hex
        context.beginPath()
        context.ellipse(side * size * 0.55 * open, -size * 0.3, size * 0.6 * open, size * 0.52, side * 0.5, 0, Math.PI * 2)
        context.ellipse(side * size * 0.42 * open, size * 0.4, size * 0.42 * open, size * 0.36, -side * 0.4, 0, Math.PI * 2)
        context.fill()
      }
      context.fillStyle = '#2a2024'
      context.fillRect(-size * 0.07, -size * 0.6, size * 0.14, size * 1.2)
      return
    }
    default:
      shape satisfies never
  }
}

function blowSand(context: Context2D, seed: string, width: number, seconds: number): void {
  const random = randomFor(seed, 'sand')
  const veil = context.createLinearGradient(0, 0, 0, 1000)
  veil.addColorStop(0, 'rgba(214,170,104,0.28)')
  veil.addColorStop(0.5, 'rgba(206,158,90,0.16)')
  veil.addColorStop(1, 'rgba(200,150,84,0.42)')
  context.fillStyle = veil
  context.fillRect(0, 0, width, 1000)
  for (let streak = 0; streak < 190; streak += 1) {
    const near = random()
    const length = 40 + near * 130
    const x =
      ((((random() * (width + 400) - seconds * (500 + near * 500)) % (width + 400)) + width + 400) % (width + 400)) - 200
    const y = random() * 1000
    context.strokeStyle = `rgba(236,204,150,${(0.07 + near * 0.13).toFixed(2)})`
    context.lineWidth = 0.8 + near * near * 4
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + length * 0.5, y - 8, x + length, y + 3)
    context.stroke()
  }
}
