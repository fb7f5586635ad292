import { drawWindowGrid, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A flat roof over the city: skyline in two depths, a water tower, a parapet and a string of bulbs. */
export function drawRooftop(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon + 40
  for (const [row, skyline] of [
    { distance: 0.85, count: 12, low: 120, high: 320, color: '#8595b4' },
    { distance: 0.6, count: 8, low: 90, high: 400, color: '#5f6b8a' },
  ].entries()) {
    stage.plane(skyline.distance, (context) => {
      const random = stage.random(`skyline ${row}`)
      for (let tower = 0; tower < skyline.count; tower += 1) {
        const width = (stage.width / skyline.count) * (0.7 + random() * 0.5)
        const centre = Math.abs((tower + 0.5) / skyline.count - 0.5) * 2
        const height = skyline.low + random() * skyline.high * (0.35 + 0.65 * (row === 1 ? centre : 1))
        const front = { x: (tower / skyline.count) * stage.width, y: foot - height, width, height: height + 100 }
        fillBox(context, stage.ink(skyline.color, skyline.distance * 0.7, 0.35), front)
        fillBox(context, stage.ink(skyline.color, skyline.distance * 0.7, 0.75), {
          ...front,
          x: stage.lightSide < 0 ? front.x + width * 0.68 : front.x,
          width: width * 0.32,
        })
        if (random() < 0.4)
          fillBox(context, stage.ink(skyline.color, skyline.distance * 0.7, 0.6), {
            x: front.x + width * 0.48,
            y: front.y - 60,
            width: 4,
            height: 60,
          })
        drawWindowGrid(
          context,
          { ...front, x: front.x + 6, width: width - 12, height },
          {
            columns: 4,
            rows: Math.max(3, Math.round(height / 36)),
            fillX: 0.5,
            fillY: 0.44,
            pick: () =>
              random() < (stage.isDark ? 0.5 : 0.24) ? (stage.isDark ? '#ffd88c' : stage.ink('#d2deec', 0.3)) : undefined,
          },
        )
      }
    })
  }
  stage.plane(0.35, (context) => {
    const x = stage.middle - stage.lightSide * stage.width * 0.36
    for (const leg of [-60, -20, 20, 60])
      fillBox(context, stage.ink('#4a423e', 0.05, 0.4), { x: x + leg - 5, y: foot - 190, width: 10, height: 330 })
    fillBox(context, stage.ink('#8d6a4c', 0.05, 0.5), { x: x - 84, y: foot - 380, width: 168, height: 200 })
    for (let plank = 0; plank < 6; plank += 1) {
      fillBox(context, stage.ink('#a9805a', 0.05, stage.lightSide < 0 ? plank * 0.13 : 0.7 - plank * 0.13), {
        x: x - 82 + plank * 28,
        y: foot - 378,
        width: 24,
        height: 196,
      })
    }
    fillPolygon(context, stage.ink('#6b5a52', 0.05, 0.3), [
      [x - 98, foot - 376],
      [x, foot - 470],
      [x + 98, foot - 376],
    ])
    fillBox(context, stage.ink('#b0765a', 0.05, 0.25), { x: -120, y: foot + 90, width: stage.width + 240, height: 150 })
    for (let row = 0; row < 4; row += 1) {
      for (let brick = 0; brick < 17; brick += 1) {
        fillBox(context, stage.ink((row * 3 + brick * 5) % 4 ? '#bd8263' : '#9d644c', 0.05, 0.2), {
          x: brick * 70 - 60 + (row % 2) * 35,
          y: foot + 106 + row * 34,
          width: 64,
          height: 28,
        })
      }
    }
    fillBox(context, stage.ink('#d3c4b2', 0.02, 0.05), { x: -120, y: foot + 78, width: stage.width + 240, height: 22 })
    fillPolygon(context, stage.ink('#8a8780', 0.02, 0.3), [
      [-140, foot + 240],
      [stage.width + 140, foot + 240],
      [stage.width + 140, 1160],
      [-140, 1160],
    ])
  })
  stage.plane(0.25, (context) => {
    context.strokeStyle = stage.ink('#3a3632', 0, 0.3)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(-20, 150)
    context.quadraticCurveTo(stage.middle, 290, stage.width + 20, 120)
    context.stroke()
    for (let bulb = 1; bulb < 12; bulb += 1) {
      const t = bulb / 12
      const x = (1 - t) * (1 - t) * -20 + 2 * t * (1 - t) * stage.middle + t * t * (stage.width + 20)
      const y = (1 - t) * (1 - t) * 150 + 2 * t * (1 - t) * 290 + t * t * 120
      addGlow(context, { x, y: y + 12, radius: stage.isDark ? 74 : 36, hex: '#ffd27c', strength: 0.8 })
      context.fillStyle = '#fff2c8'
      context.beginPath()
      context.arc(x, y + 12, 8, 0, Math.PI * 2)
      context.fill()
    }
  })
}
