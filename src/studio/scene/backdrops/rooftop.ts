import { drawWindowGrid, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A flat roof over the city: skyline in two depths, a parapet with boxes of grasses, a lamp. */
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
  stage.plane(0.2, (context) => {
    // A chair's worth of a roof garden: boxes with grasses along the wall, a lamp on it.
    const random = stage.random('boxes')
    for (const share of [0.02, 0.24, 0.8, 1.02]) {
      const x = stage.width * share
      drawGrass(context, random, {
        fromX: x - 84,
        toX: x + 84,
        y: foot + 84,
        height: 150,
        count: 60,
        colors: [stage.ink('#4f6a44', 0, 0.5), stage.ink('#7d9457', 0, 0.2), stage.ink('#b5b878')],
      })
      fillBox(context, stage.ink('#6d5f55', 0, 0.45), { x: x - 96, y: foot + 76, width: 192, height: 84 })
    }
    const lampX = stage.middle + stage.lightSide * stage.width * 0.32
    fillBox(context, stage.ink('#2f2d2c', 0, 0.3), { x: lampX - 15, y: foot + 20, width: 30, height: 60 })
    fillBox(context, '#ffe6b4', { x: lampX - 10, y: foot + 30, width: 20, height: 44 })
    addGlow(context, {
      x: lampX,
      y: foot + 50,
      radius: stage.isDark ? 330 : 120,
      hex: '#ffd08a',
      strength: stage.isDark ? 0.8 : 0.4,
    })
  })
}
