import type { Context2D } from '../../canvas.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Space } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A schoolroom: a blackboard with chalk on it, rows of desks, a globe, a clock, sun through the side windows. */
export function drawClassroom(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.6,
    height: 3.2,
    depth: 8.4,
    wall: '#e6dcc2',
    floor: '#b08658',
    ceiling: '#efe9da',
    dado: { color: '#9fb59a', height: 1 },
    boards: { color: '#bd9262', width: 0.3 },
    lights: '#fffdf2',
  })
  stage.plane(0.75, (context) => {
    const board = (hex: string, grow: number, shade: number) =>
      space.face(
        context,
        hex,
        shade,
        [-2.2 - grow, 0.95 - grow, 8.38],
        [2.2 + grow, 0.95 - grow, 8.38],
        [2.2 + grow, 2.45 + grow, 8.38],
        [-2.2 - grow, 2.45 + grow, 8.38],
      )
    board('#8a5f3a', 0.09, 0.2)
    board('#2f5a4a', 0, 0.25)
    chalk(context, stage, space)
    space.block(context, '#8a5f3a', { x: 0, y: 0.86, z: 8.3, width: 4.5, height: 0.06, depth: 0.1 })
    const [clockX, clockY] = space.at(2.85, 2.5, 8.38)
    for (const [radius, hex] of [
      [30, '#5a4a3a'],
      [24, '#fbf8ee'],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0.1)
      context.beginPath()
      context.arc(clockX, clockY, radius, 0, Math.PI * 2)
      context.fill()
    }
    context.strokeStyle = '#2c2622'
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(clockX, clockY - 17)
    context.lineTo(clockX, clockY)
    context.lineTo(clockX + 11, clockY + 5)
    context.stroke()
    glaze(context, stage, {
      from: space.at(-3.4, 2.7, 8.38),
      to: space.at(-2.5, 1.1, 8.38),
      columns: 1,
      rows: 2,
      bar: 6,
      frame: stage.ink('#f5efe0', 0.1, 0.1),
    })
  })
  stage.plane(0.6, (context) => {
    space.block(context, '#9a6a40', { x: stage.lightSide * 1.3, z: 7, width: 1.5, height: 0.8, depth: 0.6 })
    const [x, y] = space.at(stage.lightSide * 1.75, 1, 7)
    context.fillStyle = stage.ink('#3f86c0', 0.1, 0.1)
    context.beginPath()
    context.arc(x, y, 27, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = stage.ink('#6aa75c', 0.1, 0.1)
    context.beginPath()
    context.ellipse(x - 6, y - 5, 12, 9, 0.4, 0, Math.PI * 2)
    context.fill()
    for (const [row, z] of [5.7, 4.6, 3.6].entries()) {
      for (const column of [-1.62, -0.54, 0.54, 1.62]) drawDesk(context, space, column * (1 + (row === 2 ? 0.12 : 0)), z)
    }
  })
}

function chalk(context: Context2D, stage: Stage, space: Space): void {
  const random = stage.random('chalk')
  context.strokeStyle = 'rgba(244,248,238,0.75)'
  context.lineWidth = 3
  context.beginPath()
  for (let line = 0; line < 4; line += 1) {
    let x = -1.95
    while (x < -0.2) {
      const [px, py] = space.at(x, 2.2 - line * 0.3, 8.37)
      context.moveTo(px, py)
      context.quadraticCurveTo(px + 6, py - 12 * random(), px + 11, py + 3)
      x += 0.11 + (random() < 0.2 ? 0.14 : 0)
    }
  }
  const [x, y] = space.at(1.2, 1.7, 8.37)
  context.moveTo(x - 70, y + 50)
  context.lineTo(x + 70, y + 50)
  context.lineTo(x + 70, y - 56)
  context.lineTo(x - 70, y + 50)
  context.stroke()
}

function drawDesk(context: Context2D, space: Space, x: number, z: number): void {
  for (const side of [-0.38, 0.38]) space.block(context, '#6d747c', { x: x + side, z, width: 0.04, height: 0.7, depth: 0.4 })
  space.block(context, '#d2a368', { x, y: 0.64, z, width: 0.86, height: 0.06, depth: 0.5 })
  space.block(context, '#a9794a', { x, y: 0.45, z: z + 0.02, width: 0.74, height: 0.14, depth: 0.4 })
}
