import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Stage } from '../stage.ts'

/** A sports hall: polished boards with painted lines, a hoop on its board, benches under high windows. */
export function drawBasketballCourt(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 5.4,
    height: 6.4,
    depth: 14,
    wall: '#d9d3c4',
    floor: '#c98f54',
    ceiling: '#8a929c',
    dado: { color: '#3f6f9f', height: 1.8 },
    boards: { color: '#d69d62', width: 0.34 },
    lights: '#fffbee',
  })
  stage.plane(0.75, (context) => {
    for (const x of [-3.7, 3.7]) {
      glaze(context, stage, {
        from: space.at(x - 1.1, 4.9, 13.98),
        to: space.at(x + 1.1, 3.4, 13.98),
        columns: 3,
        rows: 2,
        bar: 4,
        frame: stage.ink('#7c848c', 0.2, 0.4),
      })
    }
    for (let row = 0; row < 4; row += 1) {
      for (const side of [-1, 1])
        space.block(context, row % 2 ? '#b7794a' : '#a2673c', {
          x: side * 3.6,
          y: row * 0.4,
          z: 13.2 + row * 0.18,
          width: 3.2,
          height: 0.4,
          depth: 0.2,
        })
    }
  })
  stage.plane(0.55, (context) => {
    const paint = (hex: string, ...corners: Parameters<typeof space.face>[3][]) => space.face(context, hex, 0.05, ...corners)
    paint('#b8402f', [-1.8, 0, 13], [1.8, 0, 13], [1.8, 0, 7.6], [-1.8, 0, 7.6])
    for (const x of [-1.8, 1.8]) paint('#fdf6e8', [x - 0.05, 0, 13], [x + 0.05, 0, 13], [x + 0.05, 0, 7.6], [x - 0.05, 0, 7.6])
    paint('#fdf6e8', [-1.85, 0, 7.65], [1.85, 0, 7.65], [1.85, 0, 7.5], [-1.85, 0, 7.5])
    paint('#fdf6e8', [-5, 0, 4.05], [5, 0, 4.05], [5, 0, 3.95], [-5, 0, 3.95])
    for (const side of [-1, 1])
      paint('#fdf6e8', [side * 4.6, 0, 13.4], [side * 4.7, 0, 13.4], [side * 4.7, 0, 1], [side * 4.6, 0, 1])
    context.strokeStyle = stage.ink('#fdf6e8', 0.1, 0.05)
    context.lineWidth = 5
    context.beginPath()
    const [cx, cy] = space.at(0, 0, 7.5)
    context.ellipse(cx, cy, space.scale(7.5) * 1.8, space.scale(7.5) * 0.2, 0, 0, Math.PI)
    context.stroke()
  })
  stage.plane(0.5, (context) => {
    const x = -stage.lightSide * 0.95
    space.block(context, '#3a4250', { x, y: 3.1, z: 12, width: 0.16, height: 3.3, depth: 0.16 })
    space.face(context, '#f6f7f4', 0.1, [x - 0.95, 3, 11.9], [x + 0.95, 3, 11.9], [x + 0.95, 4.2, 11.9], [x - 0.95, 4.2, 11.9])
    context.strokeStyle = stage.ink('#c23a2c', 0.1)
    context.lineWidth = 5
    const [left, top] = space.at(x - 0.32, 3.75, 11.88)
    const [right, bottom] = space.at(x + 0.32, 3.25, 11.88)
    context.beginPath()
    context.rect(left, top, right - left, bottom - top)
    context.stroke()
    const [rimX, rimY] = space.at(x, 3.12, 11.5)
    const unit = space.scale(11.5)
    context.strokeStyle = '#fdfaf2'
    context.lineWidth = 2
    context.beginPath()
    for (let cord = -3; cord <= 3; cord += 1) {
      context.moveTo(rimX + cord * unit * 0.09, rimY)
      context.lineTo(rimX + cord * unit * 0.055, rimY + unit * 0.42)
    }
    context.stroke()
    context.strokeStyle = '#e2601f'
    context.lineWidth = 6
    context.beginPath()
    context.ellipse(rimX, rimY, unit * 0.3, unit * 0.06, 0, 0, Math.PI * 2)
    context.stroke()
  })
}
