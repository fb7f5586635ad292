import type { Context2D } from '../../canvas.ts'
import { archPath, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

const GLASS = ['#d0394c', '#2f62c8', '#e2a52e', '#2f9a6a', '#7a4ac0', '#38b0d0'] as const

/** A nave: ribs that meet above, a rose window behind the head, lancets of coloured glass, candles in the aisle. */
export function drawCathedral(stage: Stage): void {
  const floorY = stage.horizon + 150
  stage.plane(0.9, (context) => {
    fillBox(context, stage.ink('#5d5668', 0.3, 0.6), { x: -100, y: -100, width: stage.width + 200, height: 1300 })
    drawRoseWindow(context, stage)
    for (const offset of [-130, 0, 130]) drawLancet(context, stage, stage.middle + offset, 470, 84, 190)
  })
  for (const [index, reach] of [0.23, 0.36, 0.52].entries()) {
    stage.plane(0.7 - index * 0.2, (context) => {
      for (const side of [-1, 1] as const) {
        const x = stage.middle + side * stage.width * reach
        const width = 30 + index * 26
        context.strokeStyle = stage.ink('#9b93a6', 0.3 - index * 0.1, 0.4)
        context.lineWidth = 16 + index * 12
        context.beginPath()
        context.moveTo(x, 330 - index * 110)
        context.quadraticCurveTo(x - side * 10, -30 - index * 30, stage.middle, -160 - index * 20)
        context.stroke()
        for (let shaft = -1; shaft <= 1; shaft += 1) {
          fillBox(
            context,
            stage.ink(
              shaft * stage.lightSide > 0 ? '#b9b0ba' : '#7f778a',
              0.25 - index * 0.08,
              shaft * stage.lightSide > 0 ? 0.1 : 0.5,
            ),
            { x: x - width / 2 + (shaft + 1) * width * 0.34, y: 300 - index * 110, width: width * 0.32, height: 900 },
          )
        }
        if (index > 0) drawLancet(context, stage, x + side * (60 + index * 12), 230 - index * 60, 66 + index * 10, 300)
      }
    })
  }
  stage.plane(0.3, (context) => {
    fillPolygon(context, stage.ink('#6d6672', 0.05, 0.4), [
      [stage.middle - 250, floorY - 20],
      [stage.middle + 250, floorY - 20],
      [stage.width + 360, 1160],
      [-360, 1160],
    ])
    for (let tile = 0; tile < 6; tile += 1) {
      fillPolygon(context, stage.ink('#8d8590', 0.05, 0.25), [
        [stage.middle - 36, floorY - 14 + tile ** 1.7 * 20],
        [stage.middle, floorY - 20 + tile ** 1.7 * 17],
        [stage.middle + 36 + tile * 9, floorY - 14 + tile ** 1.7 * 20],
        [stage.middle, floorY - 8 + tile ** 1.7 * 24],
      ])
    }
    // Coloured light on the floor from the glass.
    for (const [index, hex] of GLASS.entries()) {
      addGlow(context, {
        x: stage.middle + (index - 2.5) * 130,
        y: floorY + 150 + (index % 2) * 60,
        radius: 130,
        hex,
        strength: stage.isDark ? 0.12 : 0.3,
      })
    }
  })
  stage.plane(0.12, (context) => {
    for (const x of [0.05, 0.12, 0.88, 0.95]) {
      const centre = stage.width * x
      const height = 90 + ((x * 100) % 7) * 10
      fillBox(context, stage.ink('#f3e8cc', 0, 0.05), { x: centre - 14, y: 900 - height, width: 28, height: height + 130 })
      addGlow(context, { x: centre, y: 876 - height, radius: 150, hex: '#ffce7a', strength: 0.85 })
      context.fillStyle = '#fff0b8'
      context.beginPath()
      context.ellipse(centre, 882 - height, 7, 18, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
}

function drawRoseWindow(context: Context2D, stage: Stage): void {
  const [x, y, radius] = [stage.middle, 230, 190]
  context.fillStyle = stage.ink('#3c3646', 0.1, 0.5)
  context.beginPath()
  context.arc(x, y, radius + 20, 0, Math.PI * 2)
  context.fill()
  for (let petal = 0; petal < 12; petal += 1) {
    const angle = (petal / 12) * Math.PI * 2
    for (const [reach, size, shift] of [
      [0.68, 0.19, 0],
      [0.34, 0.12, 3],
    ] as const) {
      context.fillStyle = GLASS[(petal + shift) % GLASS.length]!
      context.beginPath()
      context.ellipse(
        x + Math.cos(angle) * radius * reach,
        y + Math.sin(angle) * radius * reach,
        radius * size * 1.25,
        radius * size * 0.72,
        angle,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  }
  context.fillStyle = '#ffe8a0'
  context.beginPath()
  context.arc(x, y, radius * 0.14, 0, Math.PI * 2)
  context.fill()
  addGlow(context, { x, y, radius: 520, hex: stage.isDark ? '#7f8ad8' : '#ffeccc', strength: stage.isDark ? 0.35 : 0.6 })
}

function drawLancet(context: Context2D, stage: Stage, x: number, y: number, width: number, height: number): void {
  archPath(context, { x: x - width / 2, y, width, height, pointed: true })
  context.fillStyle = stage.ink('#3c3646', 0.1, 0.5)
  context.fill()
  for (let pane = 0; pane < 4; pane += 1) {
    const top = y + width * 0.5 + (pane * (height - width * 0.6)) / 4
    for (const half of [0, 1]) {
      fillBox(context, GLASS[(pane * 2 + half + Math.round(x)) % GLASS.length]!, {
        x: x - width * 0.38 + half * width * 0.4,
        y: top,
        width: width * 0.35,
        height: (height - width * 0.6) / 4 - 7,
      })
    }
  }
}
