import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { drawPlanet, drawStarField } from '../space-sky.ts'
import type { Stage } from '../stage.ts'

/** A nebula, a large planet with its ring, and the rim of a cratered moon to stand on. */
export function drawSpace(stage: Stage): void {
  const side = -stage.lightSide
  const random = stage.random('nebula')
  stage.plane(1, (context) => {
    drawStarField(context, stage, { top: '#0a0724', low: '#231048' })
    for (let puff = 0; puff < 12; puff += 1) {
      const share = puff / 11
      addGlow(context, {
        x: stage.width * share + (random() - 0.5) * 130,
        y: 700 - share * 560 * -side - (side < 0 ? 560 : 0) + (random() - 0.5) * 160,
        radius: 190 + random() * 130,
        hex: ['#ff4fa0', '#6a5cff', '#2fa8ff', '#c04cff'][Math.floor(random() * 4)]!,
        strength: 0.34,
      })
    }
  })
  stage.plane(0.8, (context) => {
    const x = stage.middle + side * stage.width * 0.3
    drawPlanet(context, stage, { x, y: 250, radius: 170 })
    context.strokeStyle = '#ffe2b8'
    for (const [width, reach, alpha] of [
      [13, 1.55, 0.75],
      [5, 1.75, 0.6],
      [7, 1.36, 0.5],
    ] as const) {
      context.globalAlpha = alpha
      context.lineWidth = width
      context.beginPath()
      // Only the near half of the ring is in front of the planet.
      context.ellipse(x, 250, 170 * reach, 46 * reach, side * 0.3, -0.15, Math.PI + 0.15)
      context.stroke()
    }
    context.globalAlpha = 1
    const moonX = stage.middle - side * stage.width * 0.4
    context.fillStyle = '#c9c4d8'
    context.beginPath()
    context.arc(moonX, 170, 46, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = '#8d88a8'
    context.beginPath()
    context.arc(moonX - stage.lightSide * 14, 176, 38, 0, Math.PI * 2)
    context.fill()
  })
  stage.plane(0.2, (context) => {
    fillSmooth(context, stage.ink('#6f6a8c', 0, 0.5), [
      [-300, 1250],
      [-160, stage.horizon + 210],
      [stage.middle, stage.horizon + 130],
      [stage.width + 160, stage.horizon + 210],
      [stage.width + 300, 1250],
    ])
    for (let crater = 0; crater < 13; crater += 1) {
      const x = random() * stage.width
      const y = stage.horizon + 240 + random() * 200
      const size = 24 + random() * 60
      context.fillStyle = stage.ink('#9b96b8', 0, 0)
      context.beginPath()
      context.ellipse(x - stage.lightSide * 5, y + 5, size, size * 0.3, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = stage.ink('#4b4668', 0, 0.6)
      context.beginPath()
      context.ellipse(x, y, size, size * 0.28, 0, 0, Math.PI * 2)
      context.fill()
    }
    for (const [x, size] of [
      [0.03, 130],
      [0.96, 160],
    ] as const) {
      fillPolygon(context, stage.ink('#575274', 0, 0.4), [
        [stage.width * x - size, 1100],
        [stage.width * x - size * 0.5, 860],
        [stage.width * x + size * 0.1, 790],
        [stage.width * x + size * 0.6, 880],
        [stage.width * x + size, 1100],
      ])
    }
  })
}
