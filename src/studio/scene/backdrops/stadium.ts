import type { Context2D } from '../../canvas.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { type Place, type Space, spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const COATS = ['#c8453c', '#3d6fb0', '#e6e2d8', '#d9a23a', '#4f7f5a', '#6a5a86', '#3a4150', '#d77f8f'] as const
const HEADS = ['#f0c8a4', '#c98f66', '#7d5236', '#e3b48c', '#4a3326'] as const

/** A sports ground: mown grass in bands, chalk lines and a goal, full stands under floodlights on three sides. */
export function drawStadium(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.85, (context) => {
    const foot = space.at(0, 0, 46)[1]
    drawStand(context, stage, { foot, top: foot - 210, from: -120, to: stage.width + 120 })
  })
  for (const side of [-1, 1] as const) stage.plane(0.75, (context) => drawSideStand(context, stage, side, space))
  stage.plane(0.7, (context) => {
    for (const x of [-0.46, -0.16, 0.16, 0.46])
      drawFloodlight(context, stage, stage.middle + x * stage.width, stage.horizon - 250)
  })
  stage.plane(0.4, (context) => drawPitch(context, space))
}

/** The far stand: roof, tiers full of people, boards below. */
function drawStand(
  context: Context2D,
  stage: Stage,
  { foot, top, from, to }: { foot: number; top: number; from: number; to: number },
) {
  const random = stage.random('fans')
  fillPolygon(context, stage.ink('#6f7684', 0.35, 0.6), [
    [from, foot],
    [from, top],
    [to, top],
    [to, foot],
  ])
  drawCrowd(context, random, {
    fromX: from,
    toX: to,
    y: top + 34,
    size: 8.5,
    rows: 10,
    step: 15,
    coats: COATS.map((hex) => stage.ink(hex, 0.35, 0.35)),
    heads: HEADS.map((hex) => stage.ink(hex, 0.3, 0.3)),
  })
  fillPolygon(context, stage.ink('#e8ebef', 0.35, 0.15), [
    [from, top - 44],
    [to, top - 44],
    [to, top],
    [from, top],
  ])
  fillPolygon(context, stage.ink('#59606e', 0.3, 0.6), [
    [from, top],
    [to, top],
    [to, top + 22],
    [from, top + 22],
  ])
  for (let board = 0; from + board * 130 < to; board += 1) {
    context.fillStyle = stage.ink(['#2f5fb0', '#e9e6dc', '#c23a3a', '#e3b43c'][board % 4]!, 0.25, 0.15)
    context.fillRect(from + board * 130, foot - 22, 126, 24)
  }
}

/** A stand that runs along the pitch toward the viewer. */
function drawSideStand(context: Context2D, stage: Stage, side: -1 | 1, space: Space): void {
  const random = stage.random(`side ${side}`)
  const shade = side === stage.lightSide ? 0.75 : 0.3
  space.face(context, '#5b6270', shade, [side * 13, 0, 46], [side * 13, 0, 9], [side * 22, 9, 9], [side * 22, 9, 46])
  for (let row = 0; row < 9; row += 1) {
    for (let z = 44; z > 9.4; z *= 0.965) {
      const share = (row + 0.5) / 9
      const [x, y] = space.at(side * (13 + 9 * share), 0.4 + 9 * share, z * (0.98 + 0.03 * random()))
      const size = space.scale(z) * 0.3
      context.fillStyle = stage.ink(COATS[Math.floor(random() * COATS.length)]!, space.air(z), shade)
      context.fillRect(x - size, y, size * 2, size * 1.7)
      context.fillStyle = stage.ink(HEADS[Math.floor(random() * HEADS.length)]!, space.air(z), shade)
      context.beginPath()
      context.arc(x, y - size * 0.2, size * 0.62, 0, Math.PI * 2)
      context.fill()
    }
  }
  space.face(
    context,
    '#dfe3e8',
    0.1,
    [side * 24, 11.5, 46],
    [side * 24, 11.5, 9],
    [side * 15.5, 13.5, 9],
    [side * 15.5, 13.5, 46],
  )
  space.face(context, '#c3463f', 0.2, [side * 13, 0, 46], [side * 13, 0, 9], [side * 13, 0.9, 9], [side * 13, 0.9, 46])
}

function drawFloodlight(context: Context2D, stage: Stage, x: number, y: number): void {
  context.fillStyle = stage.ink('#5c6470', 0.4, 0.4)
  context.fillRect(x - 4, y, 8, 190)
  context.fillRect(x - 42, y - 34, 84, 40)
  const strength = stage.isDark ? 0.95 : 0.35
  for (let lamp = 0; lamp < 8; lamp += 1) {
    context.fillStyle = stage.isDark ? '#fffdf0' : '#f3f3ee'
    context.beginPath()
    context.arc(x - 31 + (lamp % 4) * 21, y - 24 + Math.floor(lamp / 4) * 20, 7.5, 0, Math.PI * 2)
    context.fill()
  }
  addGlow(context, { x, y: y - 14, radius: stage.isDark ? 320 : 120, hex: '#f4f8ff', strength })
}

function drawPitch(context: Context2D, space: Space): void {
  for (let band = 0, z = 46; band < 12; band += 1) {
    const near = band === 11 ? 0.9 : z * 0.74
    space.face(context, band % 2 ? '#58a24a' : '#4a9041', 0.08, [-60, 0, z], [60, 0, z], [60, 0, near], [-60, 0, near])
    z = near
  }
  const line = (...corners: Place[]) => space.face(context, '#f4f7ef', 0, ...corners)
  line([-11, 0, 40], [11, 0, 40], [11, 0, 39], [-11, 0, 39])
  for (const side of [-1, 1]) line([side * 11, 0, 40], [side * 11.3, 0, 40], [side * 11.3, 0, 2], [side * 11, 0, 2])
  line([-5, 0, 24], [5, 0, 24], [5, 0, 23.5], [-5, 0, 23.5])
  for (const side of [-1, 1]) line([side * 5, 0, 40], [side * 5.2, 0, 40], [side * 5.2, 0, 23.5], [side * 5, 0, 23.5])
  line([-40, 0, 5.1], [40, 0, 5.1], [40, 0, 4.95], [-40, 0, 4.95])
  // The goal: posts, bar and a net.
  const post = (x: number) => space.block(context, '#ffffff', { x, z: 39.5, width: 0.22, height: 2.6, depth: 0.1 })
  context.globalAlpha = 0.4
  space.face(context, '#ffffff', 0.2, [-4, 0, 41], [4, 0, 41], [4, 2.6, 41], [-4, 2.6, 41])
  context.globalAlpha = 1
  post(-4)
  post(4)
  space.block(context, '#ffffff', { x: 0, y: 2.5, z: 39.5, width: 8.2, height: 0.22, depth: 0.1 })
}
