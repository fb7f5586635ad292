import { drawHouse } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawPine } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Snow under a wood of spruces, a hut with warm windows, blue shadows and a trodden path. */
export function drawSnowfield(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    const random = stage.random('snow hills')
    fillRidge(context, {
      color: stage.ink('#b9c9e4', 0.5, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 110 * rollingHeights(stage.random('snow far'), 3)(share),
      baseY: foot + 10,
      bottomY: 1150,
    })
    for (let index = 0; index < 18; index += 1) {
      drawPine(context, stage, {
        x: (index / 17) * stage.width + (random() - 0.5) * 40,
        baseY: foot + 26,
        height: 130 + random() * 90,
        random,
        leaves: ['#6d8ba8', '#54708f'],
        air: 0.5,
      })
    }
  })
  stage.plane(0.55, (context) => {
    fillRidge(context, {
      color: stage.ink('#e4ecf8', 0.2, 0.12),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 40 * rollingHeights(stage.random('snow middle'), 2)(share),
      baseY: foot + 60,
      bottomY: 1150,
    })
    const x = stage.middle + stage.lightSide * stage.width * 0.34 - 90
    drawHouse(context, {
      x,
      y: foot - 70,
      width: 180,
      height: 130,
      wall: stage.ink('#7d5a42', 0.2, 0.2),
      wallShade: stage.ink('#5a4136', 0.2, 0.6),
      roof: stage.ink('#e6eefa', 0.1, 0.6),
      roofLit: stage.ink('#fdfeff', 0.1),
      window: '#ffd98a',
      beam: stage.ink('#4a3328', 0.2, 0.4),
      lightSide: stage.lightSide,
    })
    addGlow(context, { x: x + 90, y: foot - 20, radius: 150, hex: '#ffc870', strength: stage.isDark ? 0.6 : 0.25 })
  })
  stage.plane(0.2, (context) => {
    const random = stage.random('snow front')
    fillRidge(context, {
      color: stage.ink('#f6faff', 0.03, 0.04),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 70 * (2 * share - 1) ** 2,
      baseY: foot + 170,
      bottomY: 1150,
    })
    for (const [x, size] of [
      [0.03, 430],
      [0.17, 270],
      [0.88, 330],
      [1.0, 470],
    ] as const) {
      drawPine(context, stage, {
        x: stage.width * x,
        baseY: foot + 110 + size * 0.2,
        height: size,
        snow: stage.ink('#ffffff', 0, 0.05),
        random,
        leaves: ['#54806f', '#2e5257'],
        air: 0.05,
      })
    }
    fillSmooth(context, stage.ink('#dbe5f6', 0, 0.2), [
      [stage.middle + stage.lightSide * 300, foot + 138],
      [stage.middle + stage.lightSide * 130, foot + 190],
      [stage.middle + stage.lightSide * 190, 1130],
      [stage.middle - stage.lightSide * 190, 1130],
      [stage.middle - stage.lightSide * 60, foot + 186],
      [stage.middle + stage.lightSide * 200, foot + 138],
    ])
    for (let step = 0; step < 9; step += 1) {
      context.fillStyle = stage.ink('#93a9d4', 0, 0.4)
      context.beginPath()
      context.ellipse(
        stage.middle + (step % 2 ? 34 : -30) * (0.4 + step * 0.12),
        foot + 220 + step * 22 + step ** 2,
        10 + step * 3,
        4 + step,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  })
}
