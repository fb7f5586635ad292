import type { Context2D } from '../../canvas.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pourWater } from '../water.ts'

/** A harbour: coloured houses along the far quay, boats at their moorings with masts and nets, planks and bollards in front. */
export function drawHarbour(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const quay = stage.horizon - 6
  stage.plane(0.85, (context) => {
    fillRidge(context, {
      color: stage.ink('#7f9a94', 0.6, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 170 * rollingHeights(stage.random('hills'), 2.4)(share),
      baseY: quay,
      bottomY: quay + 20,
    })
    const random = stage.random('houses')
    for (let x = -30; x < stage.width + 30; ) {
      const width = 54 + random() * 34
      const height = 80 + random() * 76
      const hex = ['#d8694f', '#e9c46a', '#f2e8d5', '#6a9fb5', '#c98a8a', '#8fb08a'][Math.floor(random() * 6)]!
      context.fillStyle = stage.ink(hex, 0.35, 0.2)
      context.fillRect(x, quay - height, width, height)
      fillPolygon(context, stage.ink('#a8563f', 0.35, 0.35), [
        [x - 4, quay - height],
        [x + width / 2, quay - height - 34],
        [x + width + 4, quay - height],
      ])
      for (let row = 0; row < 3; row += 1)
        for (const share of [0.2, 0.6]) {
          if (24 + row * 36 > height - 12) continue
          context.fillStyle = stage.isDark ? (random() < 0.6 ? '#ffd98a' : '#3a4458') : stage.ink('#4f6478', 0.35, 0.2)
          context.fillRect(x + width * share, quay - height + 14 + row * 36, width * 0.2, 20)
        }
      x += width + 2
    }
    context.fillStyle = stage.ink('#8d8478', 0.3, 0.4)
    context.fillRect(-200, quay - 8, stage.width + 400, 14)
  })
  pourWater(stage, { topY: quay + 4, deep: '#1f5a78', shallow: '#6fb0be', glint: stage.isDark ? '#ffd9a0' : '#fdfcf0' })
  stage.plane(0.55, (context) => {
    for (const [x, z, size, hex] of [
      [-5.4, 17, 1.3, '#3d6a9a'],
      [5.6, 15, 1.4, '#b8473c'],
      [-3.1, 9, 1.1, '#f0ebe0'],
      [3.5, 8, 1.15, '#3f7f6c'],
    ] as const)
      moor(context, stage, space.at(x, -0.2, z), space.scale(z) * size, hex)
  })
  stage.plane(0.3, (context) => {
    for (let z = 6.2; z > 1; z -= 0.36)
      space.face(
        context,
        Math.round(z / 0.36) % 2 ? '#a08666' : '#8c7354',
        0.15,
        [-30, 0, z],
        [30, 0, z],
        [30, 0, z - 0.34],
        [-30, 0, z - 0.34],
      )
    space.face(context, '#5a4a38', 0.5, [-30, -0.4, 6.2], [30, -0.4, 6.2], [30, 0, 6.2], [-30, 0, 6.2])
    for (const x of [-2.3, 2.3]) {
      space.block(context, '#3c4248', { x, z: 5.6, width: 0.26, height: 0.4, depth: 0.26 })
      space.block(context, '#4c535a', { x, y: 0.4, z: 5.55, width: 0.38, height: 0.1, depth: 0.36 })
    }
    const side = -stage.lightSide
    space.block(context, '#9a7448', { x: side * 1.75, z: 4.7, width: 0.7, height: 0.42, depth: 0.5 })
    space.block(context, '#86643e', { x: side * 1.9, y: 0.42, z: 4.75, width: 0.55, height: 0.36, depth: 0.42 })
    const [ropeX, ropeY] = space.at(-side * 1.7, 0.06, 4.6)
    context.strokeStyle = stage.ink('#d8c08c', 0, 0.2)
    context.lineWidth = 9
    for (const radius of [56, 42, 28]) {
      context.beginPath()
      context.ellipse(ropeX, ropeY - (56 - radius) * 0.3, radius, radius * 0.28, 0, 0, Math.PI * 2)
      context.stroke()
    }
  })
}

/** A fishing boat: hull with its stripe, wheelhouse, mast and stays. */
function moor(context: Context2D, stage: Stage, [x, y]: readonly [number, number], unit: number, hex: string): void {
  fillPolygon(context, stage.ink(hex, 0.15, 0.3), [
    [x - unit * 1.25, y - unit * 0.62],
    [x - unit * 0.95, y],
    [x + unit * 0.9, y],
    [x + unit * 1.35, y - unit * 0.8],
    [x + unit * 0.6, y - unit * 0.56],
  ])
  fillPolygon(context, stage.ink('#f6f1e6', 0.15, 0.1), [
    [x - unit * 1.25, y - unit * 0.62],
    [x - unit * 1.2, y - unit * 0.5],
    [x + unit * 0.62, y - unit * 0.46],
    [x + unit * 1.3, y - unit * 0.68],
    [x + unit * 1.35, y - unit * 0.8],
    [x + unit * 0.6, y - unit * 0.56],
  ])
  context.fillStyle = stage.ink('#f3eee2', 0.15, 0.15)
  context.fillRect(x - unit * 0.6, y - unit * 1.15, unit * 0.7, unit * 0.58)
  context.fillStyle = stage.isDark ? '#ffd98a' : stage.ink('#4a6478', 0.1, 0.2)
  for (const dx of [-0.52, -0.18]) context.fillRect(x + dx * unit, y - unit * 1.06, unit * 0.24, unit * 0.22)
  context.fillStyle = stage.ink('#6a4c34', 0.1, 0.3)
  context.fillRect(x + unit * 0.2, y - unit * 2.5, unit * 0.06, unit * 1.95)
  context.strokeStyle = stage.ink('#4a4038', 0.1, 0.3)
  context.lineWidth = 2
  context.beginPath()
  for (const end of [-1.2, 1.3]) {
    context.moveTo(x + unit * 0.23, y - unit * 2.45)
    context.lineTo(x + unit * end, y - unit * 0.66)
  }
  context.stroke()
}
