import { drawFire } from '../shapes/fire.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import type { Space } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A sitting room: a sofa with cushions, a fire in its chimney-piece, a window with curtains, pictures, a lamp, a rug. */
export function drawLivingRoom(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.4,
    height: 3,
    depth: 7.4,
    wall: '#c9bda4',
    floor: '#9a6e48',
    ceiling: '#efe8da',
    boards: { color: '#a87a52', width: 0.34 },
  })
  layBeams(stage, space)
  const side = stage.lightSide
  stage.plane(0.75, (context) => {
    const x = side * 1.75
    glaze(context, stage, {
      from: space.at(x - 0.75, 2.5, 7.38),
      to: space.at(x + 0.75, 0.9, 7.38),
      columns: 2,
      rows: 2,
      bar: 6,
      frame: stage.ink('#f7f2e6', 0.05, 0.1),
      outside: (left, top, width, height) => {
        context.fillStyle = stage.ink('#86ac74', 0.4, 0.1)
        context.beginPath()
        context.ellipse(left + width * 0.3, top + height, width * 0.4, height * 0.3, 0, Math.PI, 0)
        context.ellipse(left + width * 0.8, top + height, width * 0.3, height * 0.44, 0, Math.PI, 0)
        context.fill()
      },
    })
    for (const end of [-1, 1])
      for (let fold = 0; fold < 4; fold += 1) {
        const from = x + end * (0.7 + fold * 0.12)
        space.face(
          context,
          fold % 2 ? '#8a4a3f' : '#a85c4c',
          fold % 2 ? 0.5 : 0.1,
          [from, 0.3, 7.3],
          [from + end * 0.12, 0.3, 7.3],
          [from + end * 0.1, 2.7, 7.3],
          [from, 2.7, 7.3],
        )
      }
    const hearth = -side * 1.6
    space.block(context, '#e9e2d2', { x: hearth, z: 7, width: 1.7, height: 1.3, depth: 0.4 })
    space.block(context, '#f4eee0', { x: hearth, y: 1.3, z: 6.9, width: 2, height: 0.12, depth: 0.5 })
    space.face(
      context,
      '#2a211f',
      0.5,
      [hearth - 0.52, 0.05, 6.98],
      [hearth + 0.52, 0.05, 6.98],
      [hearth + 0.52, 0.95, 6.98],
      [hearth - 0.52, 0.95, 6.98],
    )
    const [fireX, fireY] = space.at(hearth, 0.08, 6.97)
    drawFire(context, stage.random('hearth'), { x: fireX, y: fireY, width: 110, height: 88, glow: 0.8 })
    for (const [dx, hex] of [
      [-0.6, '#7f9ab8'],
      [0.5, '#c98a5a'],
    ] as const) {
      space.block(context, '#5a4030', { x: hearth + dx, y: 1.75, z: 7.34, width: 0.62, height: 0.72, depth: 0.04 })
      space.face(
        context,
        hex,
        0.1,
        [hearth + dx - 0.25, 1.81, 7.33],
        [hearth + dx + 0.25, 1.81, 7.33],
        [hearth + dx + 0.25, 2.4, 7.33],
        [hearth + dx - 0.25, 2.4, 7.33],
      )
    }
    for (const dx of [-0.5, 0.3, 0.62])
      space.block(context, ['#4f7a6a', '#c9953f', '#8a5a72'][Math.round(dx + 1)]!, {
        x: hearth + dx,
        y: 1.42,
        z: 7,
        width: 0.14,
        height: 0.28,
        depth: 0.14,
      })
  })
  stage.plane(0.5, (context) => {
    const [rugX, rugY] = space.at(0, 0, 4.4)
    for (const [grow, hex] of [
      [1, '#8a3f3a'],
      [0.86, '#d8b98a'],
      [0.8, '#a04c44'],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0.05, 0.2)
      context.beginPath()
      context.ellipse(rugX, rugY, 520 * grow, 74 * grow, 0, 0, Math.PI * 2)
      context.fill()
    }
    const x = side * 1.45
    const cloth = '#5f7f86'
    space.block(context, cloth, { x, y: 0.14, z: 5.4, width: 2.3, height: 0.34, depth: 0.9 })
    space.block(context, '#6c8e94', { x, y: 0.44, z: 6.1, width: 2.3, height: 0.62, depth: 0.26 })
    for (const end of [-1.12, 1.12])
      space.block(context, '#557379', { x: x + end, y: 0.14, z: 5.35, width: 0.26, height: 0.62, depth: 0.95 })
    for (const [dx, hex] of [
      [-0.6, '#e0a94a'],
      [0.1, '#f0e6d2'],
      [0.66, '#c2604c'],
    ] as const) {
      const [cx, cy] = space.at(x + dx, 0.66, 5.9)
      fillSmooth(context, stage.ink(hex, 0.05, 0.15), [
        [cx - 40, cy + 36],
        [cx - 36, cy - 36],
        [cx + 36, cy - 38],
        [cx + 40, cy + 36],
      ])
    }
    const [lampX, lampY] = space.at(-side * 0.55, 1.75, 6.6)
    context.fillStyle = stage.ink('#4a4038', 0, 0.3)
    context.fillRect(lampX - 3, lampY, 6, space.scale(6.6) * 1.7)
    addGlow(context, { x: lampX, y: lampY, radius: 240, hex: '#ffdca0', strength: stage.isDark ? 0.85 : 0.4 })
    context.fillStyle = '#f8e6bc'
    context.beginPath()
    for (const [dx, dy] of [
      [-44, 12],
      [-26, -46],
      [26, -46],
      [44, 12],
    ] as const)
      context.lineTo(lampX + dx, lampY + dy)
    context.fill()
  })
}

/** Beams that run away under the ceiling, a cornice behind them: above a head the room must not be a blank. */
function layBeams(stage: Stage, space: Space): void {
  stage.plane(0.78, (context) => {
    for (const x of [-2.8, 2.8, -1.4, 1.4, 0]) {
      const inner = x === 0 ? 0.1 : -0.1 * Math.sign(x)
      space.face(context, '#a98a66', 0.25, [x + inner, 2.8, 1], [x + inner, 3, 1], [x + inner, 3, 7.3], [x + inner, 2.8, 7.3])
      space.face(context, '#c0a27c', 0.2, [x - 0.1, 2.8, 1], [x + 0.1, 2.8, 1], [x + 0.1, 2.8, 7.3], [x - 0.1, 2.8, 7.3])
    }
    space.face(context, '#b3946e', 0.3, [-3.4, 2.78, 7.36], [3.4, 2.78, 7.36], [3.4, 2.96, 7.36], [-3.4, 2.96, 7.36])
    const [x, top] = space.at(stage.lightSide * 0.75, 2.76, 5)
    const [, y] = space.at(stage.lightSide * 0.75, 2.3, 5)
    context.strokeStyle = stage.ink('#4a4038', 0, 0.3)
    context.lineWidth = 4
    context.beginPath()
    context.moveTo(x, top)
    context.lineTo(x, y)
    context.stroke()
    addGlow(context, { x, y: y + 14, radius: 230, hex: '#ffdca0', strength: stage.isDark ? 0.85 : 0.45 })
    context.fillStyle = '#fbeecb'
    context.beginPath()
    context.arc(x, y + 14, 30, 0, Math.PI * 2)
    context.fill()
  })
}
