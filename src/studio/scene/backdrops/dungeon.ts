import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import type { Place } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** A cell of damp stone: iron bars with moonlight behind, chains on the wall, straw on the floor, one torch. */
export function drawDungeon(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2.6,
    height: 3,
    depth: 6.4,
    wall: '#6a6864',
    floor: '#4c4844',
    ceiling: '#3a3836',
    tiles: { color: '#545048', size: 0.65 },
  })
  stage.plane(0.75, (context) => {
    const random = stage.random('stones')
    for (let row = 0; row < 9; row += 1) {
      for (let x = -2.6 + (row % 2) * 0.3; x < 2.6; x += 0.62) {
        const tone = ['#7d7a74', '#5c5a56', '#868078', '#65625e'][Math.floor(random() * 4)]!
        space.face(
          context,
          tone,
          0.4,
          [x + 0.02, row * 0.34 + 0.02, 6.38],
          [Math.min(2.6, x + 0.59), row * 0.34 + 0.02, 6.38],
          [Math.min(2.6, x + 0.59), row * 0.34 + 0.31, 6.38],
          [x + 0.02, row * 0.34 + 0.31, 6.38],
        )
      }
    }
    for (const side of [-1, 1] as const) {
      for (let row = 0; row < 9; row += 1) {
        for (let z = 6.2; z > 1.5; z -= 0.66) {
          if (random() < 0.4) continue
          const corners: Place[] = [
            [side * 2.59, row * 0.34 + 0.03, z],
            [side * 2.59, row * 0.34 + 0.03, z - 0.6],
            [side * 2.59, row * 0.34 + 0.3, z - 0.6],
            [side * 2.59, row * 0.34 + 0.3, z],
          ]
          space.face(context, random() < 0.5 ? '#76736c' : '#55534f', side === stage.lightSide ? 0.7 : 0.25, ...corners)
        }
      }
    }
    const x = -stage.lightSide * 0.9
    const [left, top] = space.at(x - 0.5, 2.6, 6.36)
    const [right, bottom] = space.at(x + 0.5, 1.75, 6.36)
    context.fillStyle = '#2b2a2c'
    context.fillRect(left - 12, top - 12, right - left + 24, bottom - top + 24)
    context.fillStyle = stage.isDark ? '#5f7fc8' : '#cfe4f4'
    context.fillRect(left, top, right - left, bottom - top)
    context.fillStyle = '#1e1d20'
    for (let bar = 0; bar < 5; bar += 1) context.fillRect(left + ((right - left) * (bar + 0.5)) / 5 - 5, top, 10, bottom - top)
    addGlow(context, {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      radius: 280,
      hex: stage.isDark ? '#7f9ae8' : '#eaf4ff',
      strength: 0.5,
    })
    fillPolygon(context, stage.isDark ? 'rgba(130,160,240,0.16)' : 'rgba(240,248,255,0.2)', [
      [left, top],
      [right, top],
      [stage.middle + stage.lightSide * 300 + 110, 940],
      [stage.middle + stage.lightSide * 300 - 150, 940],
    ])
  })
  stage.plane(0.5, (context) => {
    const side = stage.lightSide
    const [x, y] = space.at(side * 1.9, 1.9, 6)
    context.fillStyle = '#2b2422'
    context.fillRect(x - 7, y, 14, 80)
    addGlow(context, { x, y: y - 10, radius: 420, hex: '#ff9a3c', strength: 0.85 })
    for (const [hex, size] of [
      ['#f2702a', 1],
      ['#ffc04a', 0.66],
      ['#fff2b4', 0.36],
    ] as const)
      fillPolygon(context, hex, [
        [x - 22 * size, y + 2],
        [x - 17 * size, y - 34 * size],
        [x + 3 * size, y - 84 * size],
        [x + 19 * size, y - 30 * size],
        [x + 22 * size, y + 2],
      ])
    for (const dx of [0.2, 0.75]) {
      const [chainX, chainY] = space.at(side * dx, 2.3, 6.3)
      context.strokeStyle = '#3d3c40'
      context.lineWidth = 5
      for (let link = 0; link < 9; link += 1) {
        context.beginPath()
        context.ellipse(chainX, chainY + link * 18, link % 2 ? 3 : 7, 11, 0, 0, Math.PI * 2)
        context.stroke()
      }
      context.lineWidth = 9
      context.beginPath()
      context.ellipse(chainX, chainY + 186, 17, 19, 0, 0, Math.PI * 2)
      context.stroke()
    }
  })
  stage.plane(0.3, (context) => {
    const random = stage.random('straw')
    for (let straw = 0; straw < 170; straw += 1) {
      const z = 2.6 + random() * 3.4
      const [x, y] = space.at((random() - 0.5) * 4.4, 0, z)
      context.strokeStyle = stage.ink(straw % 2 ? '#b8954a' : '#8a6c34', 0, 0.2)
      context.lineWidth = 2.5
      const turn = random() * Math.PI
      const length = space.scale(z) * 0.1
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(turn) * length, y - Math.sin(turn) * length * 0.3)
      context.stroke()
    }
    // Bars of the cell toward the viewer, at the edges only.
    for (const metres of [-1.55, -1.28, 1.28, 1.55]) {
      const [x] = space.at(metres, 0, 2.9)
      context.fillStyle = '#232225'
      context.fillRect(x - 14, -50, 28, 1100)
      context.fillStyle = '#57565c'
      context.fillRect(x + stage.lightSide * 6 - 3, -50, 5, 1100)
    }
  })
}
