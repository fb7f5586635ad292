import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** Rust-red dunes and boulders under a butterscotch sky, a small sun, table mountains in the dust, domes of a base. */
export function drawMars(stage: Stage): void {
  const space = spaceOf(stage)
  stage.plane(1, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, stage.horizon)
    sky.addColorStop(0, stage.isDark ? '#1c1626' : '#9a6a52')
    sky.addColorStop(0.7, stage.isDark ? '#5a3a3c' : '#dca47c')
    sky.addColorStop(1, stage.isDark ? '#8a6a78' : '#f2cfa8')
    context.fillStyle = sky
    context.fillRect(-200, -200, stage.width + 400, 1500)
    const x = stage.middle + stage.lightSide * stage.width * 0.3
    addGlow(context, { x, y: 210, radius: 260, hex: '#cfe4ff', strength: 0.6 })
    context.fillStyle = '#fbfdff'
    context.beginPath()
    context.arc(x, 210, 26, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = 'rgba(230,220,214,0.6)'
    context.beginPath()
    context.arc(stage.middle - stage.lightSide * stage.width * 0.24, 130, 13, 0, Math.PI * 2)
    context.fill()
  })
  for (const [index, land] of [
    { hex: '#b8785a', height: 150, base: 10, distance: 0.9 },
    { hex: '#a85c40', height: 80, base: 24, distance: 0.7 },
  ].entries())
    stage.plane(land.distance, (context) => {
      const rolling = rollingHeights(stage.random(`land ${index}`), 3 + index)
      // The far ones are table mountains: cut off flat.
      fillRidge(context, {
        color: stage.ink(land.hex, land.distance * 0.7, 0.3),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) =>
          land.height * (index === 0 ? Math.min(0.62, Math.max(0, (rolling(share) - 0.35) * 3)) : rolling(share)),
        baseY: stage.horizon + land.base,
        bottomY: 1200,
        steps: 90,
      })
    })
  stage.plane(0.6, (context) => {
    for (const [dx, size] of [
      [-0.3, 70],
      [-0.18, 46],
    ] as const) {
      const x = stage.middle + dx * stage.lightSide * stage.width
      const y = stage.horizon + 44
      context.fillStyle = stage.ink('#e8ecf0', 0.2, 0.15)
      context.beginPath()
      context.arc(x, y, size, Math.PI, 0)
      context.fill()
      context.fillStyle = stage.isDark ? '#ffdf94' : stage.ink('#5a7f9a', 0.2, 0.1)
      for (const window of [-0.5, 0, 0.5]) {
        context.beginPath()
        context.arc(x + window * size, y - size * 0.36, size * 0.13, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
  stage.plane(0.3, (context) => {
    space.face(context, '#c0694a', 0.12, [-90, 0, 22], [90, 0, 22], [90, 0, 0.9], [-90, 0, 0.9])
    const random = stage.random('ripples')
    for (let ripple = 0; ripple < 60; ripple += 1) {
      const z = 1.8 + random() ** 1.4 * 18
      const [x, y] = space.at((random() - 0.5) * z * 1.2, 0, z)
      const size = space.scale(z) * (0.4 + 0.7 * random())
      context.fillStyle = stage.ink(ripple % 2 ? '#a4523a' : '#d88a64', 0.05, 0.15)
      context.beginPath()
      context.ellipse(x, y, size, size * 0.035 + 1, 0, 0, Math.PI * 2)
      context.fill()
    }
    for (let rock = 0; rock < 26; rock += 1) {
      const z = 2.4 + random() * 12
      const [x, y] = space.at((rock % 2 ? 1 : -1) * (0.8 + random() * z * 0.42), 0, z)
      const size = space.scale(z) * (0.06 + random() ** 2 * 0.3)
      fillPolygon(context, stage.ink('#6a3428', 0.05, 0.5), [
        [x - size, y],
        [x - size * 0.7, y - size * 0.7],
        [x + size * 0.1, y - size],
        [x + size * 0.8, y - size * 0.5],
        [x + size, y],
      ])
      fillPolygon(context, stage.ink('#d08a68', 0.05, 0.05), [
        [x + stage.lightSide * size * 0.1, y - size * 0.1],
        [x, y - size * 0.8],
        [x + stage.lightSide * size * 0.6, y - size * 0.5],
        [x + stage.lightSide * size * 0.8, y - size * 0.1],
      ])
    }
  })
}
