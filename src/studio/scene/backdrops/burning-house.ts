import { cssColor } from '../../color.ts'
import { drawWindowGrid, fillBox } from '../shapes/buildings.ts'
import { drawFire, drawSmoke } from '../shapes/fire.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A house on fire across the street: flames out of windows and roof, smoke over the sky, sparks in the glow. */
export function drawBurningHouse(stage: Stage): void {
  raiseSky(stage, { clouds: false })
  const space = spaceOf(stage)
  const foot = space.at(0, 0, 9)[1]
  stage.plane(0.9, (context) => {
    const random = stage.random('smoke')
    for (const [x, width, lean] of [
      [0.2, 150, -260],
      [0.5, 190, -160],
      [0.8, 150, -60],
    ] as const) {
      drawSmoke(context, random, {
        x: stage.width * x,
        y: foot - 380,
        height: 560,
        width,
        lean: lean * stage.lightSide,
        rgb: [0.16, 0.12, 0.13],
        strength: 0.85,
      })
    }
    addGlow(context, { x: stage.middle, y: foot - 300, radius: 760, hex: '#ff6a24', strength: 0.75 })
  })
  stage.plane(0.6, (context) => {
    const wide = Math.min(stage.width * 0.94, 1100)
    const left = stage.middle - wide / 2
    const top = foot - 430
    const wall = { x: left, y: top, width: wide, height: foot - top }
    fillBox(context, stage.ink('#7d5a4c', 0.05, 0.5), wall)
    for (let board = 0; board < 16; board += 1)
      fillBox(context, 'rgba(28,14,14,0.22)', { ...wall, y: top + board * 27, height: 5 })
    // Soot climbs out of every opening.
    const soot = context.createLinearGradient(0, top, 0, foot)
    soot.addColorStop(0, 'rgba(18,10,12,0.75)')
    soot.addColorStop(1, 'rgba(18,10,12,0.1)')
    context.fillStyle = soot
    context.fillRect(wall.x, wall.y, wall.width, wall.height)
    fillPolygon(context, stage.ink('#3a2a2c', 0, 0.6), [
      [left - 50, top + 16],
      [left + wide * 0.2, top - 220],
      [left + wide * 0.34, top - 190],
      [left + wide * 0.42, top - 120],
      [left + wide * 0.55, top - 214],
      [left + wide * 0.8, top - 220],
      [left + wide + 50, top + 16],
    ])
    const random = stage.random('fire')
    for (const x of [0.36, 0.46, 0.72]) drawFire(context, random, { x: left + wide * x, y: top - 110, width: 200, height: 250 })
    drawWindowGrid(
      context,
      { x: left + wide * 0.04, y: top + 40, width: wide * 0.92, height: 220 },
      { columns: 4, rows: 1, fillX: 0.5, fillY: 0.86, pick: () => '#ffb03c' },
    )
    for (let index = 0; index < 4; index += 1) {
      const x = left + wide * (0.155 + index * 0.23)
      fillBox(context, '#ffe08a', { x: x - wide * 0.03, y: top + 150, width: wide * 0.06, height: 90 })
      drawFire(context, random, { x, y: top + 246, width: wide * 0.11, height: 190 + 60 * random(), glow: 0.5 })
      context.fillStyle = '#2a1a18'
      for (const dx of [-0.06, 0, 0.054]) context.fillRect(x + dx * wide, top + 50, wide * 0.008, 206)
    }
    fillBox(context, '#ff9a34', { x: stage.middle - 60, y: foot - 190, width: 120, height: 190 })
    drawFire(context, random, { x: stage.middle, y: foot, width: 110, height: 150, glow: 0.4 })
  })
  stage.plane(0.3, (context) => {
    space.face(context, '#4b4a52', 0.3, [-30, 0, 9], [30, 0, 9], [30, 0, 0.9], [-30, 0, 0.9])
    space.face(context, '#77727a', 0.3, [-30, 0, 9], [30, 0, 9], [30, 0, 7.2], [-30, 0, 7.2])
    // The fire lies on the wet road.
    const random = stage.random('wet road')
    for (let streak = 0; streak < 46; streak += 1) {
      const share = random() ** 1.5
      const x = stage.middle + (random() - 0.5) * stage.width * 1.1
      context.fillStyle = cssColor([1, 0.5 + 0.25 * random(), 0.18], 0.34 - share * 0.24)
      context.beginPath()
      context.ellipse(x, foot + 34 + share * 330, 50 + share * 70, 3 + share * 7, 0, 0, Math.PI * 2)
      context.fill()
    }
    addGlow(context, { x: stage.middle, y: foot + 40, radius: 420, hex: '#ff8a3a', strength: 0.4 })
  })
}
