import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A gallery: paintings in gilded frames under their lamps, a marble bust on a plinth, ropes, a bench, a shining floor. */
export function drawMuseum(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 4,
    height: 4.2,
    depth: 10,
    wall: '#9a4a44',
    floor: '#a8825a',
    ceiling: '#efe8d8',
    dado: { color: '#7a3632', height: 0.9 },
    boards: { color: '#b48f66', width: 0.36 },
    lights: '#fffaf0',
  })
  stage.plane(0.75, (context) => {
    const random = stage.random('paintings')
    for (const [x, y, width, height] of [
      [-2.5, 1.35, 1.5, 1.2],
      [0, 1.2, 2.2, 1.7],
      [2.5, 1.35, 1.5, 1.2],
    ] as const) {
      space.block(context, '#c99a3f', { x, y, z: 9.92, width, height, depth: 0.05 })
      space.block(context, '#8a6424', { x, y: y + 0.1, z: 9.91, width: width - 0.2, height: height - 0.2, depth: 0.02 })
      const [left, top] = space.at(x - width / 2 + 0.13, y + height - 0.13, 9.9)
      const [right, bottom] = space.at(x + width / 2 - 0.13, y + 0.13, 9.9)
      paint(context, random, left, top, right - left, bottom - top)
      const [lampX, lampY] = space.at(x, y + height + 0.16, 9.8)
      addGlow(context, { x: lampX, y: lampY + 40, radius: 190, hex: '#fff0cc', strength: 0.55 })
    }
    for (const side of [-1, 1] as const)
      for (const z of [8.4, 5.9, 4]) {
        const frame = (hex: string, inset: number, shade: number) =>
          space.face(
            context,
            hex,
            shade,
            [side * 3.97, 1.25 + inset, z],
            [side * 3.97, 1.25 + inset, z - 1.3 + inset],
            [side * 3.97, 2.75 - inset, z - 1.3 + inset],
            [side * 3.97, 2.75 - inset, z],
          )
        frame('#c99a3f', 0, side === stage.lightSide ? 0.6 : 0.2)
        frame(['#4f6a7a', '#7a8a5a', '#8a6a72'][Math.round(z) % 3]!, 0.13, 0.2)
      }
  })
  stage.plane(0.45, (context) => {
    const x = -stage.lightSide * 1.5
    space.block(context, '#e8e4dc', { x, z: 5.4, width: 0.62, height: 1, depth: 0.55 })
    const [cx, cy] = space.at(x, 1, 5.5)
    const unit = space.scale(5.5)
    for (const [shift, hex] of [
      [0, '#b4b0b4'],
      [stage.lightSide * unit * 0.03, '#f4f1ea'],
    ] as const) {
      fillSmooth(context, stage.ink(hex, 0.05, 0.1), [
        [cx - unit * 0.24 + shift, cy],
        [cx - unit * 0.26 + shift, cy - unit * 0.12],
        [cx - unit * 0.07 + shift, cy - unit * 0.2],
        [cx + unit * 0.07 + shift, cy - unit * 0.2],
        [cx + unit * 0.26 + shift, cy - unit * 0.12],
        [cx + unit * 0.24 + shift, cy],
      ])
      context.fillStyle = stage.ink(hex, 0.05, 0.1)
      context.beginPath()
      context.ellipse(cx + shift, cy - unit * 0.38, unit * 0.13, unit * 0.17, 0, 0, Math.PI * 2)
      context.rect(cx - unit * 0.06 + shift, cy - unit * 0.26, unit * 0.12, unit * 0.14)
      context.fill()
    }
    space.block(context, '#5a3a28', { x: stage.lightSide * 1.45, y: 0.3, z: 5.6, width: 1.5, height: 0.12, depth: 0.5 })
    for (const leg of [-0.65, 0.65])
      space.block(context, '#4a2e20', { x: stage.lightSide * 1.45 + leg, z: 5.6, width: 0.08, height: 0.3, depth: 0.5 })
    context.strokeStyle = '#7a1f2a'
    context.lineWidth = 8
    for (let post = -2; post < 2; post += 1) {
      const [ax, ay] = space.at(post * 1.3, 0.75, 8.4)
      const [bx] = space.at((post + 1) * 1.3, 0.75, 8.4)
      context.beginPath()
      context.moveTo(ax, ay)
      context.quadraticCurveTo((ax + bx) / 2, ay + 42, bx, ay)
      context.stroke()
    }
    for (let post = -2; post <= 2; post += 1) {
      space.block(context, '#c9a24a', { x: post * 1.3, z: 8.38, width: 0.07, height: 0.82, depth: 0.07 })
      space.block(context, '#b08a3a', { x: post * 1.3, z: 8.3, width: 0.26, height: 0.04, depth: 0.24 })
    }
  })
}

/** A landscape in a few broad patches. */
function paint(context: Context2D, random: () => number, x: number, y: number, width: number, height: number): void {
  const [sky, hill, field] = [
    ['#a9c6d8', '#5f7f86', '#9a9a58'],
    ['#e8b98a', '#8a5a6a', '#6a4a4a'],
    ['#c4d4b8', '#5a7a5a', '#3f5a48'],
  ][Math.floor(random() * 3)]!
  context.fillStyle = sky!
  context.fillRect(x, y, width, height)
  context.fillStyle = '#fff4d4'
  context.beginPath()
  context.arc(x + width * (0.25 + 0.5 * random()), y + height * 0.28, height * 0.1, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = hill!
  context.beginPath()
  context.moveTo(x, y + height * 0.6)
  context.quadraticCurveTo(x + width * 0.3, y + height * 0.28, x + width * 0.55, y + height * 0.58)
  context.quadraticCurveTo(x + width * 0.8, y + height * 0.4, x + width, y + height * 0.62)
  context.lineTo(x + width, y + height)
  context.lineTo(x, y + height)
  context.fill()
  context.fillStyle = field!
  context.fillRect(x, y + height * 0.72, width, height * 0.28)
}
