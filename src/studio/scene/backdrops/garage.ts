import type { Context2D } from '../../canvas.ts'
import { buildHall } from '../shapes/hall.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A car workshop: a red car under its lamps, a tool wall, a roller door, tyres in stacks, oil on the floor. */
export function drawGarage(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.6,
    height: 3.4,
    depth: 8.4,
    wall: '#a8adb0',
    floor: '#6f7274',
    ceiling: '#5f6468',
    dado: { color: '#3f6a86', height: 1.1 },
    tiles: { color: '#77797b', size: 1.1 },
    lights: '#f8fcff',
  })
  const side = stage.lightSide
  stage.plane(0.75, (context) => {
    for (let slat = 0; slat < 14; slat += 1)
      space.face(
        context,
        slat % 2 ? '#c4c9cc' : '#d6dadc',
        0.25,
        [side * 0.2 - 1.5, slat * 0.2, 8.38],
        [side * 0.2 + 1.5, slat * 0.2, 8.38],
        [side * 0.2 + 1.5, slat * 0.2 + 0.19, 8.38],
        [side * 0.2 - 1.5, slat * 0.2 + 0.19, 8.38],
      )
    const x = -side * 2.5
    space.block(context, '#7a5a3c', { x, y: 1.2, z: 8.3, width: 1.5, height: 1.5, depth: 0.06 })
    const [left, top] = space.at(x - 0.65, 2.6, 8.28)
    context.strokeStyle = stage.ink('#d8dde0', 0.05, 0.1)
    context.lineWidth = 7
    context.lineCap = 'round'
    for (let tool = 0; tool < 12; tool += 1) {
      const px = left + (tool % 6) * 29 + 10
      const py = top + Math.floor(tool / 6) * 88 + 14
      context.beginPath()
      context.moveTo(px, py)
      context.lineTo(px, py + 54 - (tool % 3) * 10)
      context.stroke()
      context.beginPath()
      context.arc(px, py, 8, 0.6, 5.4)
      context.stroke()
    }
    context.lineCap = 'butt'
    space.block(context, '#c23a34', { x, z: 7.6, width: 1.4, height: 1, depth: 0.5 })
    for (let drawer = 0; drawer < 5; drawer += 1) {
      space.block(context, '#a52f2a', { x, y: 0.08 + drawer * 0.18, z: 7.58, width: 1.3, height: 0.16, depth: 0.02 })
      space.block(context, '#d8dde0', { x, y: 0.15 + drawer * 0.18, z: 7.56, width: 0.5, height: 0.03, depth: 0.02 })
    }
  })
  stage.plane(0.5, (context) => {
    const [x, y] = space.at(side * 0.95, 0, 5.8)
    drawCar(context, stage, x, y, space.scale(5.8))
    for (let tyre = 0; tyre < 4; tyre += 1) {
      const [tx, ty] = space.at(-side * 1.75, tyre * 0.2 + 0.1, 4.9)
      const unit = space.scale(4.9)
      context.fillStyle = stage.ink('#26282b', 0, 0.3)
      context.beginPath()
      context.ellipse(tx, ty, unit * 0.36, unit * 0.14, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = stage.ink('#4a4d52', 0, 0.2)
      context.beginPath()
      context.ellipse(tx, ty - unit * 0.05, unit * 0.34, unit * 0.1, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = stage.ink('#1a1b1d', 0, 0.3)
      context.beginPath()
      context.ellipse(tx, ty - unit * 0.05, unit * 0.17, unit * 0.05, 0, 0, Math.PI * 2)
      context.fill()
    }
    for (const [dx, z, size] of [
      [-0.3, 3.4, 90],
      [0.6, 4, 60],
    ] as const) {
      const [px, py] = space.at(dx, 0, z)
      context.fillStyle = 'rgba(30,30,34,0.35)'
      context.beginPath()
      context.ellipse(px, py, size, size * 0.2, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
}

/** A coupé from its side. */
function drawCar(context: Context2D, stage: Stage, x: number, y: number, unit: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * unit, y - dy * unit]
  context.fillStyle = 'rgba(16,16,22,0.4)'
  context.beginPath()
  context.ellipse(x, y, unit * 2, unit * 0.14, 0, 0, Math.PI * 2)
  context.fill()
  fillSmooth(context, stage.ink('#c4302c', 0, 0.25), [
    at(-1.95, 0.22),
    at(-2, 0.62),
    at(-1.2, 0.82),
    at(-0.7, 1.22),
    at(0.5, 1.24),
    at(1.05, 0.86),
    at(1.85, 0.72),
    at(2, 0.4),
    at(1.9, 0.2),
  ])
  fillSmooth(context, stage.ink('#e2504a', 0, 0), [
    at(-1.9, 0.6),
    at(-1.2, 0.78),
    at(0.9, 0.78),
    at(1.85, 0.66),
    at(1.6, 0.6),
    at(-1.6, 0.54),
  ])
  fillSmooth(context, stage.ink('#3f5666', 0, 0.1), [at(-0.95, 0.86), at(-0.55, 1.16), at(-0.1, 1.18), at(-0.1, 0.86)])
  fillSmooth(context, stage.ink('#4f6a7a', 0, 0), [at(0, 0.86), at(0, 1.18), at(0.42, 1.17), at(0.86, 0.86)])
  for (const wheel of [-1.22, 1.22])
    for (const [radius, hex] of [
      [0.4, '#1e2023'],
      [0.25, '#c9ced2'],
      [0.1, '#5f656a'],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0, 0.15)
      context.beginPath()
      context.arc(x + wheel * unit, y - 0.36 * unit, radius * unit, 0, Math.PI * 2)
      context.fill()
    }
  context.fillStyle = '#fff3c8'
  context.beginPath()
  context.ellipse(...at(1.86, 0.58), unit * 0.1, unit * 0.07, 0, 0, Math.PI * 2)
  context.fill()
}
