import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb } from '../../color.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { type Space, spaceOf } from '../shapes/space.ts'
import { drawCrown } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const REACH_M = 5.2

/** Before the towers of a city's banks: fronts of glass that mirror the sky, taller than the picture, and a square of stone. */
export function drawDowntown(stage: Stage): void {
  const space = spaceOf(stage)
  raiseSky(stage)
  stage.plane(0.85, (context) => {
    const random = stage.random('far towers')
    for (const [x, height] of [
      [-15, 40],
      [-8, 62],
      [-1.5, 78],
      [5.5, 55],
      [12, 66],
    ] as const)
      glaze(context, stage, space, random, {
        x: x - 3,
        width: 6,
        height: height * (0.85 + 0.3 * random()),
        z: 46,
        floors: 20,
        bays: 6,
      })
  })
  for (const side of [-1, 1] as const)
    stage.plane(0.6, (context) => {
      const random = stage.random(`tower ${side}`)
      for (const [far, near, height] of [
        [30, 16, 34],
        [14, 1.1, 40],
      ] as const)
        glazeSide(context, stage, space, random, { side, far, near, height })
    })
  stage.plane(0.45, (context) => {
    space.face(context, '#b9b6b0', 0.25, [-40, 0, 60], [40, 0, 60], [40, 0, 0.9], [-40, 0, 0.9])
    const random = stage.random('square')
    // Slabs of stone, no two of one tone.
    for (let z = 26; z > 1.3; z *= 0.8)
      for (let x = -6; x < 6; x += 1)
        space.face(
          context,
          random() < 0.5 ? '#c4c1ba' : '#aaa69f',
          0.15 + 0.3 * random(),
          [x + 0.02, 0.001, z],
          [x + 0.98, 0.001, z],
          [x + 0.98, 0.001, z * 0.81],
          [x + 0.02, 0.001, z * 0.81],
        )
    for (const x of [-3.6, 3.6])
      for (const z of [20, 12, 7]) {
        const [px, py] = space.at(x, 0, z)
        const unit = space.scale(z)
        fillBox(context, stage.ink('#5a4a3c', 0.1, 0.5), {
          x: px - unit * 0.06,
          y: py - unit * 1.7,
          width: unit * 0.12,
          height: unit * 1.7,
        })
        drawCrown(context, stage, { x: px, y: py - unit * 2.4, radius: unit * 0.95, random, air: 0.12 })
      }
  })
}

/** What a pane mirrors: the sky the higher the bluer, some panes brighter, at night lamps behind them. */
function pane(stage: Stage, random: () => number, up: number, air: number, dim: number): string {
  const { sky, isDark } = stage
  if (isDark && random() < (stage.scene.timeOfDay === 'night' ? 0.42 : 0.24)) return random() < 0.75 ? '#ffd79a' : '#cfe4ff'
  const mirrored = mixRgb(sky.low, sky.top, Math.min(1, up * 0.9 + 0.15))
  const tone = 0.16 + dim * 0.5 + random() * 0.16
  return cssColor(mixRgb(mixRgb(mirrored, [0.1, 0.16, 0.22], tone), sky.low, air))
}

function glaze(
  context: Context2D,
  stage: Stage,
  space: Space,
  random: () => number,
  tower: { x: number; width: number; height: number; z: number; floors: number; bays: number },
): void {
  const { x, width, height, z, floors, bays } = tower
  const [left, top] = space.at(x, height, z)
  const [right, bottom] = space.at(x + width, 0, z)
  fillBox(context, stage.ink('#8698a6', 0.4, 0.4), { x: left, y: top, width: right - left, height: bottom - top })
  const [stepX, stepY] = [(right - left) / bays, (bottom - top) / floors]
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1)
      fillBox(context, pane(stage, random, 1 - floor / floors, 0.4, (bay / bays) * 0.3), {
        x: left + bay * stepX + 1,
        y: top + floor * stepY + 1,
        width: stepX - 2,
        height: stepY - 2,
      })
}

/** A front that runs away from the viewer, floor upon floor. */
function glazeSide(
  context: Context2D,
  stage: Stage,
  space: Space,
  random: () => number,
  front: { side: -1 | 1; far: number; near: number; height: number },
): void {
  const { side, far, near, height } = front
  const dim = side === stage.lightSide ? 0.75 : 0.1
  const quad = (color: string, from: number, to: number, z0: number, z1: number) => {
    context.fillStyle = color
    context.beginPath()
    for (const [y, z] of [
      [from, z0],
      [from, z1],
      [to, z1],
      [to, z0],
    ] as const)
      context.lineTo(...space.at(side * REACH_M, y, z))
    context.fill()
  }
  quad(stage.ink('#71828f', 0.12, dim), 0, height, far, near)
  const bays = Math.round((far - near) / 1.6)
  for (let floor = 0; floor * 1.5 + 4 < height; floor += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      const z0 = far - ((far - near) * (bay + 0.04)) / bays
      const z1 = far - ((far - near) * (bay + 0.94)) / bays
      quad(pane(stage, random, floor / 14, 0.08, dim), 4 + floor * 1.5, 5.36 + floor * 1.5, z0, z1)
    }
  // The lobby at its foot is lit.
  quad(stage.isDark ? '#ffdca4' : stage.ink('#dfe2dc', 0.1, dim * 0.6), 0.3, 3.5, far - 0.3, near)
  const [x, y] = space.at(side * REACH_M, 2, (far + near) / 2)
  addGlow(context, { x, y, radius: 240, hex: '#ffe8c0', strength: stage.isDark ? 0.6 : 0.25 })
}
