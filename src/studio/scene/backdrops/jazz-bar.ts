import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { standBottle } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A dim bar at night: bottles lit from behind, a counter with stools, little lamps, a double bass leaning in the corner. */
export function drawJazzBar(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 4,
    height: 3.3,
    depth: 7,
    wall: '#4a2432',
    floor: '#3a2420',
    ceiling: '#24141c',
    dado: { color: '#3b221c', height: 1 },
    boards: { color: '#452c24', width: 0.5 },
  })
  stage.plane(0.7, (context) => {
    const random = stage.random('bottles')
    const [left, top] = space.at(-2.6, 2.9, 6.6)
    const [right, bottom] = space.at(2.6, 1.0, 6.6)
    context.fillStyle = '#5a2c1c'
    context.fillRect(left - 14, top - 14, right - left + 28, bottom - top + 28)
    const shine = context.createLinearGradient(0, top, 0, bottom)
    shine.addColorStop(0, '#ffb45c')
    shine.addColorStop(1, '#b4502a')
    context.fillStyle = shine
    context.fillRect(left, top, right - left, bottom - top)
    for (const level of [0.34, 0.67, 1]) {
      const y = top + (bottom - top) * level
      for (let x = left + 10; x < right - 24; ) {
        const width = 15 + random() * 11
        const hex = ['#2f6b4a', '#7a2a24', '#d99a3c', '#3a4f86', '#e8d8b0', '#4a2a18'][Math.floor(random() * 6)]!
        standBottle(context, { x, y, width, height: 52 + random() * 34, color: hex, shine: '#fff3d0' })
        x += width + 5 + random() * 12
      }
      context.fillStyle = '#3a1e14'
      context.fillRect(left, y, right - left, 9)
    }
    addGlow(context, { x: stage.middle, y: (top + bottom) / 2, radius: 480, hex: '#ff9a4a', strength: 0.55 })
  })
  stage.plane(0.5, (context) => {
    space.block(context, '#4a2a1c', { x: 0, z: 5.2, width: 7, height: 1.05, depth: 0.7 })
    space.block(context, '#8a5230', { x: 0, y: 1.02, z: 5.1, width: 7.2, height: 0.09, depth: 0.9 })
    for (let panel = -6; panel <= 6; panel += 1)
      space.face(
        context,
        '#32190f',
        0.4,
        [panel * 0.55 - 0.22, 0.15, 5.19],
        [panel * 0.55 + 0.22, 0.15, 5.19],
        [panel * 0.55 + 0.22, 0.85, 5.19],
        [panel * 0.55 - 0.22, 0.85, 5.19],
      )
    for (const x of [-2.6, -1.5, 1.5, 2.6]) {
      space.block(context, '#9a9088', { x, z: 4.5, width: 0.07, height: 0.75, depth: 0.07 })
      space.block(context, '#8c2330', { x, y: 0.75, z: 4.35, width: 0.46, height: 0.13, depth: 0.4 })
    }
    for (const x of [-2.9, -1.2, 1.2, 2.9]) {
      const [lampX, lampY] = space.at(x, 2.15, 5)
      const [, ceiling] = space.at(x, 3.3, 5)
      context.fillStyle = '#1c1014'
      context.fillRect(lampX - 2, ceiling, 4, lampY - ceiling)
      context.fillStyle = '#2f7a66'
      context.beginPath()
      context.ellipse(lampX, lampY + 4, 34, 34, 0, Math.PI, 0)
      context.fill()
      context.fillStyle = '#fff0c4'
      context.beginPath()
      context.ellipse(lampX, lampY + 5, 30, 7, 0, 0, Math.PI * 2)
      context.fill()
      addGlow(context, { x: lampX, y: lampY + 30, radius: 190, hex: '#ffca7c', strength: 0.7 })
    }
  })
  stage.plane(0.28, (context) => {
    const side = -stage.lightSide
    const [x, foot] = space.at(side * 1.65, 0, 4)
    const size = space.scale(4)
    context.fillStyle = '#26130c'
    context.fillRect(x - size * 0.035, foot - size * 1.9, size * 0.07, size * 0.95)
    for (const [shrink, hex] of [
      [1, '#5a2a14'],
      [0.88, '#9a5426'],
    ] as const) {
      const w = size * 0.36 * shrink
      const h = size * 1.15 * shrink
      const y = foot - size * 0.06
      fillSmooth(context, hex, [
        [x - w * 0.5, y],
        [x - w * 1.05, y - h * 0.14],
        [x - w * 0.95, y - h * 0.44],
        [x - w * 0.58, y - h * 0.58],
        [x - w * 0.76, y - h * 0.8],
        [x - w * 0.4, y - h],
        [x + w * 0.4, y - h],
        [x + w * 0.76, y - h * 0.8],
        [x + w * 0.58, y - h * 0.58],
        [x + w * 0.95, y - h * 0.44],
        [x + w * 1.05, y - h * 0.14],
        [x + w * 0.5, y],
      ])
    }
    context.fillStyle = '#26130c'
    context.fillRect(x - size * 0.03, foot - size * 1.5, size * 0.06, size * 0.85)
    addGlow(context, { x: stage.middle + stage.lightSide * 320, y: 260, radius: 460, hex: '#7a4cff', strength: 0.28 })
  })
}
