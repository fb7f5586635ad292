import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth, type Point } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A cavern with an opening of daylight behind the head, glowing crystals and a still pool. */
export function drawCave(stage: Stage): void {
  const glow = ['#4fe6d8', '#b07cff', '#6fb4ff', '#ffb35c'][Math.floor(stage.random('crystal')() * 4)]!
  stage.plane(0.95, (context) => {
    context.fillStyle = stage.ink('#4a5a68', 0.3, 0.6)
    context.fillRect(-100, -100, stage.width + 200, 1300)
    const opening = stage.isDark ? '#8aa2e0' : '#dff2ee'
    addGlow(context, { x: stage.middle + stage.lightSide * 60, y: 290, radius: 460, hex: opening, strength: 0.95 })
    const x = stage.middle + stage.lightSide * 60
    fillPolygon(context, opening, [
      [x - 190, 470],
      [x - 170, 330],
      [x - 190, 230],
      [x - 96, 150],
      [x - 60, 70],
      [x + 30, 110],
      [x + 120, 90],
      [x + 150, 200],
      [x + 210, 280],
      [x + 180, 380],
      [x + 200, 470],
    ])
  })
  const rows = [
    { distance: 0.7, color: '#46586a', reach: 0.16, teeth: 7, length: 190 },
    { distance: 0.45, color: '#33434f', reach: 0.26, teeth: 6, length: 270 },
    { distance: 0.2, color: '#22303b', reach: 0.38, teeth: 5, length: 330 },
  ]
  for (const [index, row] of rows.entries()) {
    stage.plane(row.distance, (context) => drawRock(context, stage, index, row))
    if (index === 1) {
      stage.plane(0.35, (context) => {
        fillSmooth(context, stage.ink('#2f6f80', 0.1, 0.2), [
          [stage.middle - 300, 830],
          [stage.middle, 790],
          [stage.middle + 300, 830],
          [stage.middle + 420, 1150],
          [stage.middle - 420, 1150],
        ])
        addGlow(context, { x: stage.middle, y: 880, radius: 330, hex: glow, strength: 0.25 })
      })
    }
    stage.plane(row.distance, (context) => drawCrystals(context, stage, index, row.reach, glow))
  }
}

function drawRock(
  context: Context2D,
  stage: Stage,
  index: number,
  row: { color: string; reach: number; teeth: number; length: number; distance: number },
): void {
  const random = stage.random(`rock ${index}`)
  for (const side of [-1, 1]) {
    const inner = stage.middle + side * stage.width * row.reach
    const outer = stage.middle + side * stage.width * 0.75
    const wall: Point[] = [[outer, -120]]
    for (let tooth = 0; tooth <= row.teeth; tooth += 1) {
      const share = tooth / row.teeth
      const y = -60 + share * 1180
      const bulge = Math.sin(share * Math.PI) * 110
      wall.push([inner + side * bulge * 0.8 + (random() - 0.5) * 60, y])
      wall.push([inner + side * (bulge + 30 + random() * 40), y + 70])
    }
    wall.push([outer, 1160])
    fillPolygon(context, stage.ink(row.color, row.distance * 0.4, side === stage.lightSide ? 0.35 : 0.7), wall)
  }
  for (let spike = 0; spike < row.teeth + 3; spike += 1) {
    const x = ((spike + random() * 0.6) / (row.teeth + 3)) * stage.width
    const far = Math.abs(x - stage.middle) / stage.middle
    const length = row.length * (0.15 + far * 0.9) * (0.5 + random() * 0.6)
    const width = 26 + random() * 34
    fillPolygon(context, stage.ink(row.color, row.distance * 0.4, 0.6), [
      [x - width, -60],
      [x + width, -60],
      [x + width * 0.14, length],
      [x - width * 0.14, length],
    ])
  }
}

function drawCrystals(context: Context2D, stage: Stage, index: number, reach: number, hex: string): void {
  const random = stage.random(`crystals ${index}`)
  for (const side of [-1, 1]) {
    const x = stage.middle + side * stage.width * (reach + 0.05)
    const y = 760 + index * 90
    addGlow(context, { x, y: y - 60, radius: 200, hex, strength: 0.65 })
    for (let crystal = 0; crystal < 5; crystal += 1) {
      const lean = (crystal - 2) * 26 + (random() - 0.5) * 16
      const height = (90 + random() * 90) * (1 - Math.abs(crystal - 2) * 0.2)
      const width = 13 + random() * 10
      const foot = x + (crystal - 2) * 24
      fillPolygon(context, hex, [
        [foot - width, y],
        [foot + lean - width * 0.7, y - height * 0.8],
        [foot + lean, y - height],
        [foot + lean + width * 0.7, y - height * 0.76],
        [foot + width, y],
      ])
      context.globalAlpha = 0.55
      fillPolygon(context, stage.lightSide < 0 ? '#1d3f5a' : '#ffffff', [
        [foot, y],
        [foot + lean, y - height],
        [foot + lean + width * 0.7, y - height * 0.76],
        [foot + width, y],
      ])
      context.globalAlpha = 1
    }
  }
}
