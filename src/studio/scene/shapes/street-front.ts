import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb } from '../../color.ts'
import type { Stage } from '../stage.ts'
import { addGlow } from './glow.ts'
import type { Place, Space } from './space.ts'

const WALLS = ['#a8705c', '#d6c6aa', '#98a0a6', '#c2a482', '#b5ada0', '#8d5b4c'] as const
const AWNINGS = ['#a33f3a', '#3f6f64', '#c2914f', '#47628a'] as const
/** What a shop shows: light out of it, warm or cool. */
const LIT = ['#ffd79a', '#ffe6bd', '#ffc678', '#cfe6ff'] as const
const FLOOR_M = 1.5
const SHOP_M = 1.75
/** Nearer than this, details are seen. */
const FINE_M = 15

export interface StreetFront {
  readonly side: -1 | 1
  /** Metres from the middle of the street. */
  readonly reach: number
  readonly far: number
  readonly near: number
  readonly floors: number
}

/** A house of a street that runs away from the viewer: a shop under its awning, floors of framed windows, a cornice. */
export function raiseStreetFront(context: Context2D, stage: Stage, space: Space, front: StreetFront): void {
  const { side, reach, far, near, floors } = front
  const random = stage.random(`front ${side} ${far}`)
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]!
  const isSnowy = stage.scene.weather === 'snow'
  const shade = side === stage.lightSide ? 0.6 : 0.06
  const height = SHOP_M + floors * FLOOR_M + 0.5
  /** A patch of the wall, standing out from it by so many metres. */
  const patch = (color: string, from: number, to: number, z0: number, z1: number, out = 0) => {
    context.fillStyle = color
    context.beginPath()
    for (const corner of [
      [side * (reach - out), from, z0],
      [side * (reach - out), from, z1],
      [side * (reach - out), to, z1],
      [side * (reach - out), to, z0],
    ] as readonly Place[])
      context.lineTo(...space.at(...corner))
    context.fill()
  }
  const air = space.air((far + near) / 2)
  const ink = (hex: string, more = 0) => stage.ink(hex, air, Math.min(1, shade + more))
  const wall = pick(WALLS)
  patch(ink(wall), 0, height, far, near)
  // Its foot and its eaves lie in their own shade.
  patch(ink(wall, 0.28), height - 0.75, height - 0.34, far, near)
  patch(ink('#d9cfbf', 0.05), height - 0.36, height, far, near, 0.12)
  patch(ink('#d9cfbf', 0.12), SHOP_M + 0.06, SHOP_M + 0.2, far, near, 0.06)
  if (isSnowy) for (const y of [height, SHOP_M + 0.2]) patch(ink('#f4f7fb', -0.05), y, y + 0.08, far, near, 0.13)

  const bays = Math.max(2, Math.round((far - near) / (1.1 + 0.06 * far)))
  const bay = (index: number, share: number) => far - ((far - near) * (index + share)) / bays
  for (let floor = 0; floor < floors; floor += 1)
    for (let index = 0; index < bays; index += 1) {
      const low = SHOP_M + 0.42 + floor * FLOOR_M
      const isLit = stage.isDark && random() < 0.42
      if (near < FINE_M) patch(ink('#e2d9ca', 0.05), low - 0.1, low + 0.98, bay(index, 0.2), bay(index, 0.8), 0.03)
      patch(
        isLit ? pick(LIT) : pane(stage, random, floor / floors, shade),
        low,
        low + 0.9,
        bay(index, 0.25),
        bay(index, 0.75),
        0.03,
      )
      // From afar frames and sashes are one.
      if (near > FINE_M) continue
      patch(ink('#e2d9ca', 0.2), low + 0.5, low + 0.54, bay(index, 0.25), bay(index, 0.75), 0.03)
      patch(ink('#e2d9ca', 0.2), low, low + 0.9, bay(index, 0.485), bay(index, 0.515), 0.03)
      patch(ink(isSnowy ? '#f4f7fb' : '#cfc5b4', 0.15), low - 0.16, low - 0.08, bay(index, 0.16), bay(index, 0.84), 0.1)
      if (random() < 0.22) patch(ink('#4c7a44', 0.1), low - 0.06, low + 0.14, bay(index, 0.22), bay(index, 0.78), 0.12)
    }

  // The shop: glass between posts, goods against the light, a sign, an awning over the pavement.
  patch(ink('#3a3530', 0.2), 0, SHOP_M - 0.16, far, near, 0.02)
  for (let index = 0; index < bays; index += 1) {
    const isOpen = stage.isDark || random() < 0.6
    const glass = stage.isDark ? pick(LIT) : cssColor(mixRgb(stage.tone('#b9a98c', air, shade), stage.sky.low, 0.22))
    patch(isOpen ? glass : ink('#52606a'), 0.24, SHOP_M - 0.3, bay(index, 0.08), bay(index, 0.92), 0.03)
    for (let thing = 0; near < FINE_M && thing < 4; thing += 1) {
      const from = 0.12 + 0.2 * thing + 0.04 * random()
      patch(
        ink(pick(['#7d4f3c', '#39505e', '#8a7a58', '#5d3f55']), 0.2),
        0.24,
        0.4 + random() * 0.4,
        bay(index, from),
        bay(index, from + 0.13),
        0.03,
      )
    }
  }
  patch(ink(pick(AWNINGS), 0.1), SHOP_M - 0.2, SHOP_M + 0.06, far - 0.1, near + 0.1, 0.05)
  awning(context, stage, space, { ...front, hexes: [pick(AWNINGS), '#e9dfcd'], air, shade })
  if (!stage.isDark) return
  const middle = (far + near) / 2
  const [x, y] = space.at(side * (reach - 0.2), 0.9, middle)
  addGlow(context, { x, y, radius: Math.min(300, space.scale(middle) * 1.7), hex: '#ffc97e', strength: 0.5 })
}

/** Stripes of cloth that slope out over the pavement. */
function awning(
  context: Context2D,
  stage: Stage,
  space: Space,
  cloth: StreetFront & { hexes: readonly [string, string]; air: number; shade: number },
): void {
  const { side, reach, far, near, hexes, air, shade } = cloth
  const stripes = near < FINE_M ? Math.max(4, Math.round((far - near) / 0.4)) : 4
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [z0, z1] = [0, 1].map((end) => far - 0.15 - ((far - near - 0.3) * (stripe + end)) / stripes) as [number, number]
    for (const [hex, shadow, places] of [
      [hexes[stripe % 2]!, shade * 0.7, [SHOP_M - 0.18, 0, SHOP_M - 0.5, 0.62]],
      [hexes[stripe % 2]!, shade * 0.7 + 0.3, [SHOP_M - 0.5, 0.62, SHOP_M - 0.64, 0.62]],
    ] as const) {
      const [top, topOut, low, lowOut] = places
      context.fillStyle = stage.ink(hex, air, shadow)
      context.beginPath()
      context.lineTo(...space.at(side * (reach - topOut), top, z0))
      context.lineTo(...space.at(side * (reach - topOut), top, z1))
      context.lineTo(...space.at(side * (reach - lowOut), low, z1))
      context.lineTo(...space.at(side * (reach - lowOut), low, z0))
      context.fill()
    }
  }
}

/** Glass without a lamp behind it mirrors the sky, the higher the more. */
function pane({ sky, isDark }: Stage, random: () => number, up: number, shade: number): string {
  const mirrored = mixRgb(sky.low, sky.middle, 0.3 + 0.7 * up)
  return cssColor(mixRgb(mirrored, [0.13, 0.17, 0.22], Math.min(0.95, (isDark ? 0.5 : 0.34) + shade * 0.4 + random() * 0.3)))
}
