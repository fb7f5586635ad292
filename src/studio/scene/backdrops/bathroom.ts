import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import type { Stage } from '../stage.ts'

/** A tiled bathroom: a bath on claw feet with foam, a basin under a lit mirror, towels, a plant. */
export function drawBathroom(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2.7,
    height: 2.8,
    depth: 6.2,
    wall: '#dfeceb',
    floor: '#8fb0b4',
    ceiling: '#f6f8f6',
    dado: { color: '#8cc0c0', height: 1.25 },
    tiles: { color: '#eef3f2', size: 0.45 },
  })
  const side = stage.lightSide
  stage.plane(0.75, (context) => {
    for (let row = 0; row < 6; row += 1)
      for (let x = -2.6; x < 2.6; x += 0.21)
        space.face(
          context,
          (row + Math.round(x * 5)) % 3 ? '#97cac9' : '#7fb4b6',
          0.3,
          [x + 0.01, row * 0.21 + 0.01, 6.18],
          [x + 0.2, row * 0.21 + 0.01, 6.18],
          [x + 0.2, row * 0.21 + 0.2, 6.18],
          [x + 0.01, row * 0.21 + 0.2, 6.18],
        )
    const [cx, cy] = space.at(side * 1.25, 1.85, 6.15)
    addGlow(context, { x: cx, y: cy, radius: 260, hex: '#fff6dc', strength: 0.6 })
    for (const [radius, hex] of [
      [92, '#c9a25a'],
      [84, '#cfe4ec'],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0, 0.1)
      context.beginPath()
      context.ellipse(cx, cy, radius * 0.82, radius, 0, 0, Math.PI * 2)
      context.fill()
    }
    context.fillStyle = 'rgba(255,255,255,0.6)'
    context.beginPath()
    context.ellipse(cx - 18, cy - 20, 13, 46, 0.6, 0, Math.PI * 2)
    context.fill()
    space.block(context, '#9a6c48', { x: side * 1.25, z: 5.6, width: 1.2, height: 0.72, depth: 0.5 })
    space.block(context, '#f8faf9', { x: side * 1.25, y: 0.72, z: 5.5, width: 1.3, height: 0.14, depth: 0.65 })
    space.block(context, '#c4ccd0', { x: side * 1.25, y: 0.86, z: 5.95, width: 0.06, height: 0.26, depth: 0.06 })
    for (const [index, hex] of ['#e2a08c', '#f2e6c8', '#7fa8b4'].entries())
      space.block(context, hex, {
        x: -side * 0.4,
        y: 1.55 - index * 0.02,
        z: 6.12 - index * 0.05,
        width: 0.62 - index * 0.18,
        height: 0.62,
        depth: 0.05,
      })
  })
  stage.plane(0.5, (context) => {
    const [x, y] = space.at(-side * 1.3, 0, 4.8)
    const unit = space.scale(4.8)
    const tub = (hex: string, shade: number, inset: number) => {
      context.fillStyle = stage.ink(hex, 0, shade)
      context.beginPath()
      context.moveTo(x - unit * (0.95 - inset), y - unit * 0.66)
      context.bezierCurveTo(
        x - unit * (0.9 - inset),
        y - unit * 0.1,
        x - unit * 0.6,
        y - unit * (0.08 + inset),
        x,
        y - unit * (0.08 + inset),
      )
      context.bezierCurveTo(
        x + unit * 0.6,
        y - unit * (0.08 + inset),
        x + unit * (0.9 - inset),
        y - unit * 0.1,
        x + unit * (0.95 - inset),
        y - unit * 0.66,
      )
      context.fill()
    }
    for (const foot of [-0.55, 0.55]) {
      context.fillStyle = stage.ink('#c9a25a', 0, 0.3)
      context.beginPath()
      context.ellipse(x + foot * unit, y - unit * 0.06, unit * 0.09, unit * 0.1, 0, 0, Math.PI * 2)
      context.fill()
    }
    tub('#cfd9da', 0.4, 0)
    tub('#fbfcfb', 0.05, 0.05)
    context.fillStyle = stage.ink('#ffffff', 0, 0)
    context.beginPath()
    context.ellipse(x, y - unit * 0.66, unit * 0.97, unit * 0.075, 0, 0, Math.PI * 2)
    context.fill()
    const random = stage.random('foam')
    for (let foam = 0; foam < 30; foam += 1) {
      const fx = x + (random() - 0.5) * unit * 1.6
      const radius = unit * (0.06 + 0.08 * random())
      context.fillStyle = foam % 3 ? '#ffffff' : '#dcecf2'
      context.beginPath()
      context.arc(fx, y - unit * 0.7 - radius * 0.4, radius, 0, Math.PI * 2)
      context.fill()
    }
    context.strokeStyle = stage.ink('#c9a25a', 0, 0.15)
    context.lineWidth = 9
    context.beginPath()
    context.moveTo(x + side * unit * -0.98, y - unit * 0.1)
    context.lineTo(x + side * unit * -0.98, y - unit * 1.1)
    context.quadraticCurveTo(x + side * unit * -0.98, y - unit * 1.22, x + side * unit * -0.8, y - unit * 1.2)
    context.stroke()
    for (let bubble = 0; bubble < 12; bubble += 1) {
      context.strokeStyle = 'rgba(255,255,255,0.75)'
      context.lineWidth = 2
      context.beginPath()
      context.arc(x + (random() - 0.5) * unit * 1.8, y - unit * (0.95 + random() * 0.9), 5 + random() * 11, 0, Math.PI * 2)
      context.stroke()
    }
  })
}
