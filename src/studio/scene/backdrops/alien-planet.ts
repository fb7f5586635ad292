import type { Context2D } from '../../canvas.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawPlanet } from '../space-sky.ts'
import type { Stage } from '../stage.ts'

/** A strange world: two suns' light in a green sky, a ringed giant, leaning spires, glowing mushrooms by the path. */
export function drawAlienPlanet(stage: Stage): void {
  const space = spaceOf(stage)
  const side = -stage.lightSide
  stage.plane(1, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, stage.horizon)
    sky.addColorStop(0, stage.isDark ? '#0e1440' : '#2f4aa0')
    sky.addColorStop(0.5, stage.isDark ? '#2a2f78' : '#7a6ad0')
    sky.addColorStop(1, stage.isDark ? '#b0568f' : '#ffb0a0')
    context.fillStyle = sky
    context.fillRect(-200, -200, stage.width + 400, 1500)
    const random = stage.random('stars')
    for (let star = 0; star < 70; star += 1) {
      context.fillStyle = `rgba(255,255,255,${0.3 + 0.5 * random()})`
      context.fillRect(random() * stage.width, random() ** 1.5 * 460, 2.4, 2.4)
    }
    drawPlanet(context, stage, { x: stage.middle + side * stage.width * 0.26, y: 240, radius: 150 })
    for (const [x, y, radius] of [
      [-0.34, 130, 42],
      [-0.22, 190, 22],
    ] as const) {
      addGlow(context, { x: stage.middle + side * x * stage.width, y, radius: radius * 5, hex: '#fff0c0', strength: 0.7 })
      context.fillStyle = '#fffbe8'
      context.beginPath()
      context.arc(stage.middle + side * x * stage.width, y, radius, 0, Math.PI * 2)
      context.fill()
    }
  })
  for (const [row, { hex, count, height, distance }] of [
    { hex: '#8f78b8', count: 9, height: 300, distance: 0.85 },
    { hex: '#5f4f96', count: 6, height: 420, distance: 0.65 },
  ].entries()) {
    stage.plane(distance, (context) => {
      const random = stage.random(`spires ${row}`)
      const foot = stage.horizon + 14 + row * 26
      for (let spire = 0; spire < count; spire += 1) {
        const x = ((spire + random()) / count) * stage.width
        const tall = height * (0.4 + 0.6 * random()) * (0.35 + Math.abs(x / stage.width - 0.5) * 1.5)
        const lean = side * tall * 0.24
        const wide = tall * 0.16
        fillPolygon(context, stage.ink(hex, distance * 0.3, 0.5), [
          [x - wide, foot + 10],
          [x + lean * 0.5 - wide * 0.5, foot - tall * 0.6],
          [x + lean, foot - tall],
          [x + lean * 0.5 + wide * 0.5, foot - tall * 0.5],
          [x + wide, foot + 10],
        ])
        fillPolygon(context, stage.ink(hex, distance * 0.3, 0.05), [
          [x + stage.lightSide * wide, foot + 10],
          [x + lean * 0.5 + stage.lightSide * wide * 0.5, foot - tall * 0.55],
          [x + lean, foot - tall],
          [x + lean * 0.5, foot - tall * 0.4],
        ])
      }
      fillRidge(context, {
        color: stage.ink(row ? '#3f8f8a' : '#6fb0a8', distance * 0.4, 0.2),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) => 50 * rollingHeights(random, 3)(share),
        baseY: foot + 20,
        bottomY: 1200,
      })
    })
  }
  stage.plane(0.4, (context) => {
    space.face(context, '#357f80', 0.15, [-60, 0, 18], [60, 0, 18], [60, 0, 0.9], [-60, 0, 0.9])
    space.face(context, '#c9a2c8', 0.15, [-0.6, 0, 18], [0.6, 0, 18], [1.1, 0, 0.9], [-1.1, 0, 0.9])
    const random = stage.random('mushrooms')
    for (const [x, z, height] of [
      [-2.6, 9, 1.8],
      [2.9, 8, 2.4],
      [-2.1, 5.6, 1.5],
      [2.2, 5.2, 1.1],
      [-1.5, 4.4, 0.6],
      [1.45, 4, 0.5],
    ] as const)
      drawMushroom(
        context,
        space.at(x, 0, z),
        space.scale(z) * height,
        random() < 0.5 ? ['#ff7ac8', '#ffb8e4'] : ['#4fe0d0', '#c4fff4'],
      )
  })
}

function drawMushroom(
  context: Context2D,
  [x, y]: readonly [number, number],
  size: number,
  [cap, lit]: readonly string[],
): void {
  context.fillStyle = '#e4d8f0'
  context.beginPath()
  context.moveTo(x - size * 0.09, y)
  context.quadraticCurveTo(x - size * 0.03, y - size * 0.5, x - size * 0.06, y - size * 0.75)
  context.lineTo(x + size * 0.06, y - size * 0.75)
  context.quadraticCurveTo(x + size * 0.03, y - size * 0.5, x + size * 0.09, y)
  context.fill()
  addGlow(context, { x, y: y - size * 0.75, radius: size * 0.9, hex: cap!, strength: 0.5 })
  context.fillStyle = cap!
  context.beginPath()
  context.ellipse(x, y - size * 0.7, size * 0.42, size * 0.32, 0, Math.PI, 0)
  context.ellipse(x, y - size * 0.7, size * 0.42, size * 0.07, 0, 0, Math.PI)
  context.fill()
  context.fillStyle = lit!
  for (const [dx, dy, radius] of [
    [-0.2, -0.83, 0.05],
    [0.06, -0.92, 0.065],
    [0.24, -0.79, 0.04],
  ] as const) {
    context.beginPath()
    context.ellipse(x + dx * size, y + dy * size, radius * size, radius * size * 0.7, 0, 0, Math.PI * 2)
    context.fill()
  }
}
