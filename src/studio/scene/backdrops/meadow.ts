import { growTurf, layPath } from '../shapes/ground.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const FLOWERS = ['#f2577a', '#ffd34d', '#ffffff', '#8f78e0', '#ff8a3c'] as const

/** Rolling hills with one old tree, and flowers up to the viewer's feet. */
export function drawMeadow(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  for (const [index, hill] of [
    { color: '#8fb8a0', distance: 0.85, height: 96, y: foot + 8 },
    { color: '#86b860', distance: 0.6, height: 84, y: foot + 60 },
    { color: '#76ad4a', distance: 0.35, height: 76, y: foot + 132 },
  ].entries()) {
    stage.plane(hill.distance, (context) => {
      fillRidge(context, {
        color: stage.ink(hill.color, hill.distance * 0.7, 0.1),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) => hill.height * rollingHeights(stage.random(`hill ${index}`), 2.4)(share),
        baseY: hill.y,
        bottomY: 1100,
      })
    })
  }
  const treeX = stage.middle - stage.lightSide * stage.width * 0.37
  stage.plane(0.35, (context) => {
    const random = stage.random('tree')
    drawTrunk(context, stage, {
      x: treeX,
      topY: foot - 160,
      baseY: foot + 100,
      width: 44,
      lean: 16,
      bark: '#8a6a48',
      air: 0.15,
    })
    drawCrown(context, stage, {
      x: treeX,
      y: foot - 240,
      radius: 190,
      random,
      leaves: ['#b5d95a', '#6fae45', '#3f7a42'],
      air: 0.12,
    })
  })
  stage.plane(0.15, (context) => {
    const random = stage.random('flowers')
    growTurf(context, stage, { fromY: foot + 120, random, height: 110 })
    layPath(context, stage, { hex: '#bfae7f', fromX: stage.middle + stage.lightSide * 150, fromY: foot + 96, half: 130 })
    for (let row = 0; row < 5; row += 1) {
      const y = foot + 150 + row * 66
      for (let index = 0; index < 24; index += 1) {
        const x = random() * stage.width
        if (Math.abs(x - stage.middle) < 90 + row * 30) continue
        const size = (4.5 + row * 2.6) * (0.7 + random() * 0.6)
        const flowerY = y + random() * 30
        context.fillStyle = stage.ink(FLOWERS[Math.floor(random() * FLOWERS.length)]!)
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = (petal / 5) * Math.PI * 2
          context.beginPath()
          context.ellipse(
            x + Math.cos(angle) * size * 0.8,
            flowerY + Math.sin(angle) * size * 0.55,
            size * 0.62,
            size * 0.48,
            angle,
            0,
            Math.PI * 2,
          )
          context.fill()
        }
        context.fillStyle = stage.ink('#f7c93b')
        context.beginPath()
        context.ellipse(x, flowerY, size * 0.42, size * 0.34, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
}
