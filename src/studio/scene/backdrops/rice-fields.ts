import { cssColor, mixRgb } from '../../color.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Terraces of rice on a mountain side: bands of green and mirrored sky, a hut, palms, hills in the haze. */
export function drawRiceFields(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon - 60
  for (const [index, hill] of [
    { color: '#7f9ab4', height: 200, distance: 0.9 },
    { color: '#7aa08c', height: 120, distance: 0.78 },
  ].entries())
    stage.plane(hill.distance, (context) =>
      fillRidge(context, {
        color: stage.ink(hill.color, hill.distance * 0.6, 0.2),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) => hill.height * rollingHeights(stage.random(`hill ${index}`), 2 + index)(share),
        baseY: foot + 20,
        bottomY: 1200,
      }),
    )
  for (let terrace = 0; terrace < 9; terrace += 1) {
    const share = terrace / 8
    stage.plane(0.7 - share * 0.5, (context) => {
      const y = foot + 20 + share ** 1.5 * 400
      const thick = 14 + share * 46
      const wave = rollingHeights(stage.random(`terrace ${terrace}`), 2.2 - share)
      const ridge = { fromX: -100, toX: stage.width + 100, bottomY: 1200, height: (at: number) => (26 + share * 60) * wave(at) }
      // The bank, its lip of grass, and the water that it holds.
      fillRidge(context, { ...ridge, baseY: y, color: stage.ink('#4f7a3a', 0.5 - share * 0.5, 0.4) })
      fillRidge(context, { ...ridge, baseY: y + thick * 0.16, color: stage.ink('#a4cf54', 0.5 - share * 0.5, 0.05) })
      const isWater = terrace % 2 === 0
      const green = terrace % 4 === 1 ? '#8fc24a' : '#74ae44'
      fillRidge(context, {
        ...ridge,
        baseY: y + thick * 0.4,
        color: isWater ? cssColor(mixRgb(stage.sky.low, stage.sky.middle, 0.5)) : stage.ink(green, 0.4 - share * 0.4, 0.12),
      })
      const random = stage.random(`rice ${terrace}`)
      context.fillStyle = stage.ink(isWater ? '#5f9a40' : '#bcdc68', 0.4 - share * 0.4, 0.2)
      for (let tuft = 0; tuft < 60; tuft += 1) {
        const at = random()
        const px = -100 + (stage.width + 200) * at
        const py = y + thick * (0.7 + 0.5 * random()) - ridge.height(at)
        context.fillRect(px, py - 5 - share * 10, 1.5 + share * 2.5, 5 + share * 10)
      }
    })
  }
  stage.plane(0.5, (context) => {
    const x = stage.middle + stage.lightSide * stage.width * 0.34
    const y = foot + 86
    context.fillStyle = stage.ink('#8a6a48', 0.2, 0.4)
    context.fillRect(x - 40, y - 50, 80, 56)
    context.fillStyle = stage.ink('#b08a54', 0.2, 0.15)
    context.beginPath()
    context.moveTo(x - 70, y - 42)
    context.quadraticCurveTo(x - 14, y - 64, x, y - 122)
    context.quadraticCurveTo(x + 14, y - 64, x + 70, y - 42)
    context.fill()
    context.fillStyle = stage.ink('#3a2c24', 0.1, 0.4)
    context.fillRect(x - 10, y - 34, 20, 40)
  })
  stage.plane(0.12, (context) =>
    drawGrass(context, stage.random('near rice'), {
      fromX: -40,
      toX: stage.width + 40,
      y: 1014,
      height: 120,
      count: 90,
      colors: [stage.ink('#4f8a34', 0, 0.35), stage.ink('#86b848'), stage.ink('#bcd868')],
    }),
  )
}
