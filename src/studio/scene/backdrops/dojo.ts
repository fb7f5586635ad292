import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import { drawGrass } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** A Japanese room: paper screens, mats edged in green, an alcove with a scroll and a vase, the garden through an open door. */
export function drawDojo(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 3.4,
    height: 2.7,
    depth: 7.6,
    wall: '#efe6cf',
    floor: '#c9b878',
    ceiling: '#8a6a48',
  })
  const side = stage.lightSide
  stage.plane(0.75, (context) => {
    for (let z = 7.6; z > 0.9; z -= 1.7)
      for (let x = -3.4; x < 3.4; x += 1.7) {
        space.face(
          context,
          (Math.round(x / 1.7) + Math.round(z / 1.7)) % 2 ? '#cdbf80' : '#d8ca90',
          0.15,
          [x + 0.05, 0.002, z],
          [x + 1.65, 0.002, z],
          [x + 1.65, 0.002, Math.max(0.9, z - 1.65)],
          [x + 0.05, 0.002, Math.max(0.9, z - 1.65)],
        )
        space.face(
          context,
          '#3f5a3a',
          0.2,
          [x - 0.05, 0.003, z],
          [x + 0.05, 0.003, z],
          [x + 0.05, 0.003, Math.max(0.9, z - 1.7)],
          [x - 0.05, 0.003, Math.max(0.9, z - 1.7)],
        )
      }
    for (const x of [-2.5, -0.9])
      glaze(context, stage, {
        from: space.at(x * -side - 0.75, 2.1, 7.58),
        to: space.at(x * -side + 0.75, 0.06, 7.58),
        columns: 4,
        rows: 6,
        bar: 4,
        frame: stage.ink('#5a3f28', 0.05, 0.3),
        outside: (left, top, width, height) => {
          context.fillStyle = stage.isDark ? 'rgba(255,226,166,0.92)' : 'rgba(252,248,234,0.94)'
          context.fillRect(left, top, width, height)
        },
      })
    // The open door, with moss, a lantern of stone and bamboo behind it.
    const x = -side * 0.75
    const [left, top] = space.at(x - 0.75, 2.1, 7.58)
    const [right, bottom] = space.at(x + 0.75, 0.06, 7.58)
    context.fillStyle = stage.ink('#a9cfa0', 0.2, 0.1)
    context.fillRect(left, top, right - left, bottom - top)
    context.fillStyle = stage.ink('#6f9a58', 0.1, 0.2)
    context.fillRect(left, bottom - 62, right - left, 62)
    for (let stem = 0; stem < 6; stem += 1) {
      context.fillStyle = stage.ink(stem % 2 ? '#5f8f4a' : '#86b060', 0.1, 0.2)
      context.fillRect(left + 12 + stem * 34, top, 9, bottom - top - 40)
    }
    drawGrass(context, stage.random('garden'), {
      fromX: left,
      toX: right,
      y: bottom,
      height: 34,
      count: 24,
      colors: [stage.ink('#4f7f40', 0, 0.3), stage.ink('#8ab860')],
    })
    context.fillStyle = stage.ink('#8f8d86', 0.05, 0.3)
    context.fillRect(right - 62, bottom - 74, 20, 62)
    context.fillRect(right - 78, bottom - 92, 52, 16)
    context.fillRect(right - 70, bottom - 120, 36, 26)
    context.fillRect(right - 82, bottom - 132, 60, 12)
    space.block(context, '#5a3f28', { x: 0, y: 2.1, z: 7.5, width: 6.8, height: 0.12, depth: 0.08 })
    const alcove = -side * 2.5
    space.block(context, '#d8c8a0', { x: alcove, z: 7.4, width: 1.5, height: 0.16, depth: 0.3 })
    space.face(
      context,
      '#fbf7ea',
      0.1,
      [alcove - 0.26, 0.85, 7.56],
      [alcove + 0.26, 0.85, 7.56],
      [alcove + 0.26, 2, 7.56],
      [alcove - 0.26, 2, 7.56],
    )
    const [inkX, inkY] = space.at(alcove, 1.45, 7.55)
    context.strokeStyle = '#26221f'
    context.lineWidth = 8
    context.lineCap = 'round'
    context.beginPath()
    context.arc(inkX, inkY, 24, 0.4, 5.9)
    context.stroke()
    context.lineCap = 'butt'
  })
  stage.plane(0.5, (context) => {
    for (const edge of [-1, 1]) {
      for (const z of [7.4, 5.2, 3.4])
        space.block(context, '#6a4a2e', { x: edge * 3.3, z, width: 0.2, height: 2.7, depth: 0.2 })
    }
    const x = side * 2
    space.block(context, '#4a2f1e', { x, z: 6.4, width: 1.2, height: 0.12, depth: 0.3 })
    for (const dx of [-0.5, 0.5])
      space.block(context, '#4a2f1e', { x: x + dx, z: 6.45, width: 0.08, height: 0.75, depth: 0.12 })
    for (const y of [0.4, 0.58, 0.74]) {
      space.block(context, '#1f1c22', { x, y, z: 6.4, width: 1.5, height: 0.05, depth: 0.05 })
      space.block(context, '#b8933f', { x: x - 0.38, y: y - 0.01, z: 6.38, width: 0.06, height: 0.08, depth: 0.05 })
    }
    const [lampX, lampY] = space.at(-side * 1.7, 0, 5.4)
    context.fillStyle = stage.ink('#4a2f1e', 0, 0.3)
    context.fillRect(lampX - 44, lampY - 150, 88, 150)
    context.fillStyle = '#fff0c8'
    context.fillRect(lampX - 36, lampY - 140, 72, 126)
  })
}
