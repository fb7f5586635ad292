import { addGlow } from '../shapes/glow.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawStarField } from '../space-sky.ts'
import type { Stage } from '../stage.ts'

/** Grey dust with craters and boulders under a black sky, the blue Earth over the hills. */
export function drawMoon(stage: Stage): void {
  const space = spaceOf(stage)
  stage.plane(1, (context) => {
    drawStarField(context, stage, { top: '#02030a', low: '#0b0e1c' })
    const x = stage.middle - stage.lightSide * stage.width * 0.29
    const y = 230
    addGlow(context, { x, y, radius: 250, hex: '#5aa8ff', strength: 0.5 })
    context.fillStyle = '#2d6fc4'
    context.beginPath()
    context.arc(x, y, 108, 0, Math.PI * 2)
    context.fill()
    for (const [dx, dy, w, h, turn] of [
      [-38, -30, 46, 30, 0.5],
      [34, 20, 40, 52, 0.3],
      [-30, 56, 30, 18, -0.4],
    ] as const) {
      context.fillStyle = '#5f9a5a'
      context.beginPath()
      context.ellipse(x + dx, y + dy, w, h, turn, 0, Math.PI * 2)
      context.fill()
    }
    for (const [dx, dy, w] of [
      [-20, -66, 56],
      [22, -14, 70],
      [-34, 24, 54],
      [18, 74, 44],
    ] as const) {
      context.fillStyle = 'rgba(255,255,255,0.75)'
      context.beginPath()
      context.ellipse(x + dx, y + dy, w, 9, -0.18, 0, Math.PI * 2)
      context.fill()
    }
    // Night side.
    const night = context.createRadialGradient(x + stage.lightSide * 60, y - 40, 60, x + stage.lightSide * 40, y - 20, 168)
    night.addColorStop(0, 'rgba(2,4,14,0)')
    night.addColorStop(0.55, 'rgba(2,4,14,0.35)')
    night.addColorStop(1, 'rgba(2,4,14,0.94)')
    context.fillStyle = night
    context.beginPath()
    context.arc(x, y, 109, 0, Math.PI * 2)
    context.fill()
  })
  for (const [index, hill] of [
    { hex: '#7f7f86', height: 120, base: 6, distance: 0.8 },
    { hex: '#a3a3a8', height: 50, base: 30, distance: 0.6 },
  ].entries()) {
    stage.plane(hill.distance, (context) =>
      fillRidge(context, {
        color: stage.ink(hill.hex, 0, index === 0 ? 0.5 : 0.15),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) => hill.height * rollingHeights(stage.random(`hill ${index}`), 3 + index)(share),
        baseY: stage.horizon + hill.base,
        bottomY: 1150,
      }),
    )
  }
  stage.plane(0.3, (context) => {
    space.face(context, '#b9b9bc', 0.1, [-60, 0, 30], [60, 0, 30], [60, 0, 0.9], [-60, 0, 0.9])
    const random = stage.random('craters')
    for (let crater = 0; crater < 26; crater += 1) {
      const z = 1.9 + (1 - crater / 26) ** 2 * 24
      const [x, y] = space.at((random() - 0.5) * z * 1.9, 0, z)
      const size = space.scale(z) * (0.25 + random() ** 2 * 0.9)
      for (const [dx, dy, grow, color] of [
        [0, 0, 1.16, stage.ink('#d6d6d4', 0)],
        [0, size * 0.02, 1, stage.ink('#6c6c78', 0, 0.4)],
        [-stage.lightSide * size * 0.16, size * 0.06, 0.8, stage.ink('#9c9ca4', 0, 0.2)],
      ] as const) {
        context.fillStyle = color
        context.beginPath()
        context.ellipse(x + dx, y + dy, size * grow, size * grow * 0.2, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
    for (let rock = 0; rock < 9; rock += 1) {
      const side = rock % 2 ? 1 : -1
      const z = 2.6 + random() * 5
      const [x, y] = space.at(side * (0.9 + random() * 1.6), 0, z)
      const size = space.scale(z) * (0.1 + random() * 0.22)
      fillSmooth(context, stage.ink('#585862', 0, 0.6), [
        [x - size, y],
        [x - size * 0.7, y - size * 0.8],
        [x + size * 0.1, y - size * 1.1],
        [x + size * 0.8, y - size * 0.6],
        [x + size, y],
      ])
      fillSmooth(context, stage.ink('#c6c6c6'), [
        [x + stage.lightSide * size * 0.1, y],
        [x - size * 0.1, y - size * 0.5],
        [x + size * 0.05, y - size * 0.92],
        [x + stage.lightSide * size * 0.75, y - size * 0.5],
        [x + stage.lightSide * size * 0.86, y],
      ])
    }
  })
}
