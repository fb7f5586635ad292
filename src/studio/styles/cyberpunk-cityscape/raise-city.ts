import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import type { PictureSize } from '../style.ts'

const NEAR: Rgb = [0.03, 0.05, 0.11]
const FOG: Rgb = [0.2, 0.34, 0.55]
const WARM: readonly Rgb[] = [
  [1, 0.8, 0.45],
  [1, 0.66, 0.34],
  [1, 0.9, 0.66],
]
/** Tubes of neon, on towers that are nearer than so much air. */
const SIGNS = ['#27e0ff', '#ff3fae', '#b06bff'] as const
const SIGNS_TO = 0.7
/** Where the streets lie. */
const GROUND = 760
const PLANES = [
  { air: 0.86, count: 13, tall: 470, windows: 0.3 },
  { air: 0.64, count: 9, tall: 620, windows: 0.42 },
  { air: 0.38, count: 7, tall: 700, windows: 0.46 },
  { air: 0.12, count: 4, tall: 860, windows: 0.5 },
] as const

/** A city to the horizon in four planes with fog between them, warm windows, lamps on the roofs and streaks of traffic in the air. */
export function raiseCity(context: Context2D, { widthPx, heightPx }: PictureSize, seed: string): void {
  const random = randomFor(seed, 'towers')
  const unit = heightPx / 1000
  const width = widthPx / unit
  context.save()
  context.setTransform(unit, 0, 0, unit, 0, 0)
  const sky = context.createLinearGradient(0, 0, 0, GROUND)
  sky.addColorStop(0, '#050a1f')
  sky.addColorStop(0.6, '#12305c')
  sky.addColorStop(1, '#3d6a94')
  context.fillStyle = sky
  context.fillRect(0, 0, width, GROUND)
  addGlow(context, { x: width / 2, y: GROUND - 120, radius: 620, hex: '#5fa2d8', strength: 0.6 })
  for (const [plane, { air, count, tall, windows }] of PLANES.entries()) {
    const isNear = plane === PLANES.length - 1
    for (let tower = 0; tower < count; tower += 1) {
      // The nearest stand at the sides only, as a gate to the view.
      const share = isNear ? (tower % 2 === 0 ? tower * 0.07 : 1 - (tower - 1) * 0.07) : (tower + 0.5 * random()) / count
      const towerWidth = (width / count) * (isNear ? 0.55 : 0.8) * (0.7 + 0.5 * random())
      const lower = 0.42 + 0.58 * Math.abs(share - 0.5) * 2
      drawTower(context, random, {
        x: share * width - towerWidth / 2,
        width: towerWidth,
        height: tall * lower * (0.75 + 0.35 * random()),
        color: mixRgb(NEAR, FOG, air),
        air,
        windows,
      })
    }
    const fog = context.createLinearGradient(0, GROUND - 330, 0, GROUND)
    fog.addColorStop(0, cssColor(FOG, 0))
    fog.addColorStop(1, cssColor(mixRgb(FOG, [0.5, 0.62, 0.76], 0.4), isNear ? 0.3 : 0.55))
    context.fillStyle = fog
    context.fillRect(0, GROUND - 330, width, 330)
    if (plane === 1) drawTraffic(context, random, width)
  }
  context.restore()
}

interface Tower {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly color: Rgb
  readonly air: number
  /** Share of windows that are lit. */
  readonly windows: number
}

function drawTower(context: Context2D, random: () => number, { x, width, height, color, air, windows }: Tower): void {
  const top = GROUND - height
  context.fillStyle = cssColor(color)
  context.fillRect(x, top, width, height)
  const step = random() < 0.5 ? 0.2 : 0.34
  context.fillRect(x + width * step * 0.6, top - height * 0.09, width * (1 - step), height * 0.1)
  context.fillRect(x + width * 0.48, top - height * 0.24, Math.max(1.5, width * 0.02), height * 0.2)
  // The side that turns from the light.
  context.fillStyle = cssColor([color[0] * 0.62, color[1] * 0.62, color[2] * 0.68])
  context.fillRect(x + width * 0.7, top, width * 0.3, height)
  const size = 5 + 5 * (1 - air)
  const columns = Math.max(2, Math.floor(width / (size * 1.9)))
  const rows = Math.max(3, Math.floor(height / (size * 2.6)))
  for (let row = 0; row < rows; row += 1) {
    const isDarkFloor = random() < 0.3
    for (let column = 0; column < columns; column += 1) {
      if (random() > (isDarkFloor ? 0.08 : windows)) continue
      const light = WARM[Math.floor(random() * WARM.length)]!
      context.fillStyle = cssColor(mixRgb(light, FOG, air * 0.6), 0.55 + 0.45 * random())
      context.fillRect(
        x + (column + 0.28) * (width / columns),
        top + (row + 0.35) * (height / rows),
        (width / columns) * 0.5,
        (height / rows) * 0.42,
      )
    }
  }
  if (air < SIGNS_TO && random() < 0.7) drawSign(context, random, { x: x + width * 0.7, top, height, thick: size * 0.5 })
  addGlow(context, { x: x + width * 0.49, y: top - height * 0.24, radius: 26 * (1.2 - air), hex: '#ff5148', strength: 0.9 })
}

/** A tube of neon down a corner, and what it throws on the fog. */
function drawSign(
  context: Context2D,
  random: () => number,
  { x, top, height, thick }: { readonly x: number; readonly top: number; readonly height: number; readonly thick: number },
): void {
  const hex = SIGNS[Math.floor(random() * SIGNS.length)]!
  const from = top + height * (0.06 + 0.2 * random())
  const long = height * (0.16 + 0.24 * random())
  addGlow(context, { x, y: from + long / 2, radius: long * 0.9, hex, strength: 0.35 })
  context.fillStyle = hex
  context.fillRect(x - thick / 2, from, thick, long)
  context.fillStyle = 'rgba(255,255,255,0.7)'
  context.fillRect(x - thick / 6, from, thick / 3, long)
}

/** Lanes of light that pass between the towers, white coming and red going. */
function drawTraffic(context: Context2D, random: () => number, width: number): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let lane = 0; lane < 3; lane += 1) {
    const y = 330 + lane * 95 + random() * 40
    const bend = (random() - 0.5) * 120
    for (let car = 0; car < 26; car += 1) {
      const along = random()
      const x = along * width
      const length = 8 + 22 * random()
      context.fillStyle = random() < 0.5 ? 'rgba(255,236,200,0.85)' : 'rgba(255,92,72,0.85)'
      context.fillRect(x, y + bend * (along - 0.5) ** 2, length, 2.2)
    }
  }
  context.restore()
}
