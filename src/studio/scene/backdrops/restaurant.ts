import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Space } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A dining room: laid tables with candles and glasses, red chairs, pendant lamps, arched windows, a wine rack. */
export function drawRestaurant(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 4,
    height: 3.2,
    depth: 9,
    wall: '#8a5a48',
    floor: '#6a4632',
    ceiling: '#4a3630',
    dado: { color: '#5a3a2c', height: 1 },
    boards: { color: '#76503a', width: 0.3 },
  })
  stage.plane(0.75, (context) => {
    for (const x of [-2.4, 2.4])
      glaze(context, stage, {
        from: space.at(x - 0.8, 2.6, 8.98),
        to: space.at(x + 0.8, 1.05, 8.98),
        columns: 3,
        rows: 2,
        bar: 5,
        frame: stage.ink('#3f2a20', 0.1, 0.3),
      })
    space.block(context, '#4a2e20', { x: 0, y: 0.9, z: 8.8, width: 2.2, height: 1.9, depth: 0.2 })
    for (let row = 0; row < 5; row += 1)
      for (let bottle = 0; bottle < 9; bottle += 1) {
        const [x, y] = space.at(-0.92 + bottle * 0.23, 1.1 + row * 0.36, 8.78)
        context.fillStyle = ['#3f6b4a', '#7a2a2e', '#2f4a3a', '#b8893e'][(row * 3 + bottle * 5) % 4]!
        context.beginPath()
        context.arc(x, y, 10, 0, Math.PI * 2)
        context.fill()
        context.fillStyle = 'rgba(255,240,210,0.6)'
        context.fillRect(x - 4, y - 6, 3, 4)
      }
    for (const [x, z] of [
      [-2.4, 8],
      [-0.8, 8],
      [0.8, 8],
      [2.4, 8],
    ] as const) {
      const [lampX, lampY] = space.at(x, 2.45, z)
      const [, top] = space.at(x, 3.2, z)
      context.fillStyle = '#201814'
      context.fillRect(lampX - 2, top, 4, lampY - top)
      addGlow(context, { x: lampX, y: lampY, radius: 170, hex: '#ffce86', strength: 0.75 })
      context.fillStyle = '#ffeec4'
      context.beginPath()
      context.arc(lampX, lampY, 15, 0, Math.PI * 2)
      context.fill()
    }
  })
  for (const [row, z] of [7.2, 5.3].entries())
    stage.plane(0.6 - row * 0.2, (context) => {
      for (const side of [-1, 1]) layTable(context, stage, space, side * (z * 0.27 + 0.1), z)
      if (row === 0) layTable(context, stage, space, 0, 7.6)
    })
}

function layTable(context: Context2D, stage: Stage, space: Space, x: number, z: number): void {
  for (const side of [-1, 1]) {
    space.block(context, '#8c2a30', { x: x + side * 0.78, y: 0.42, z: z + 0.1, width: 0.42, height: 0.08, depth: 0.42 })
    space.block(context, '#7a242a', { x: x + side * 0.98, y: 0.42, z: z + 0.1, width: 0.07, height: 0.62, depth: 0.42 })
    for (const leg of [-0.17, 0.17])
      space.block(context, '#3a2418', { x: x + side * 0.78 + leg, z: z + 0.1, width: 0.05, height: 0.42, depth: 0.05 })
  }
  const [cx, cy] = space.at(x, 0.62, z + 0.4)
  const unit = space.scale(z + 0.4)
  context.fillStyle = stage.ink('#e9e2d4', 0.05, 0.45)
  context.beginPath()
  context.moveTo(cx - unit * 0.56, cy)
  context.lineTo(cx - unit * 0.5, cy + unit * 0.5)
  context.lineTo(cx + unit * 0.5, cy + unit * 0.5)
  context.lineTo(cx + unit * 0.56, cy)
  context.fill()
  context.fillStyle = stage.ink('#fbf7ee', 0, 0.02)
  context.beginPath()
  context.ellipse(cx, cy, unit * 0.57, unit * 0.07, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#fffaf0'
  context.fillRect(cx - unit * 0.02, cy - unit * 0.2, unit * 0.04, unit * 0.19)
  addGlow(context, { x: cx, y: cy - unit * 0.24, radius: unit * 0.75, hex: '#ffc46a', strength: 0.8 })
  context.fillStyle = '#ffe9a8'
  context.beginPath()
  context.ellipse(cx, cy - unit * 0.25, unit * 0.022, unit * 0.05, 0, 0, Math.PI * 2)
  context.fill()
  for (const side of [-1, 1]) {
    const gx = cx + side * unit * 0.26
    context.fillStyle = 'rgba(240,246,250,0.55)'
    context.beginPath()
    context.ellipse(gx, cy - unit * 0.19, unit * 0.05, unit * 0.07, 0, 0, Math.PI * 2)
    context.fill()
    context.fillRect(gx - 1.5, cy - unit * 0.13, 3, unit * 0.12)
    context.fillStyle = '#a8263a'
    context.beginPath()
    context.ellipse(gx, cy - unit * 0.165, unit * 0.042, unit * 0.038, 0, 0, Math.PI)
    context.fill()
  }
}
