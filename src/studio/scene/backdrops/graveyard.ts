import { drawBareTree } from '../shapes/bare-tree.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Leaning headstones and crosses on a hill, an iron fence, a chapel against the sky, bare trees, mist on the ground. */
export function drawGraveyard(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon
  stage.plane(0.85, (context) => {
    fillRidge(context, {
      color: stage.ink('#6f8078', 0.5, 0.4),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 90 * rollingHeights(stage.random('hill'), 2)(share),
      baseY: foot + 16,
      bottomY: 1100,
    })
    const x = stage.middle - stage.lightSide * stage.width * 0.3
    const stone = stage.ink('#5d6068', 0.4, 0.5)
    fillPolygon(context, stone, [
      [x - 70, foot],
      [x - 70, foot - 130],
      [x - 14, foot - 196],
      [x + 42, foot - 130],
      [x + 42, foot],
    ])
    fillPolygon(context, stone, [
      [x + 36, foot],
      [x + 36, foot - 210],
      [x + 66, foot - 300],
      [x + 96, foot - 210],
      [x + 96, foot],
    ])
    context.fillStyle = stage.isDark ? '#ffd98a' : stage.ink('#3c4048', 0.3, 0.5)
    context.fillRect(x - 24, foot - 104, 20, 60)
    context.fillRect(x + 58, foot - 184, 16, 40)
  })
  stage.plane(0.7, (context) => {
    const random = stage.random('trees')
    for (const [share, height] of [
      [0.08, 560],
      [0.94, 620],
      [0.8, 380],
    ] as const)
      drawBareTree(context, random, {
        x: stage.width * share,
        baseY: foot + 70,
        height,
        color: stage.ink('#3a3634', 0.25, 0.5),
      })
    context.fillStyle = stage.ink('#7a8f64', 0.15, 0.3)
    context.fillRect(-200, foot + 44, stage.width + 400, 700)
    space.face(context, '#a89f8a', 0.3, [-0.7, 0, 16], [0.7, 0, 16], [1, 0, 0.9], [-1, 0, 0.9])
    for (let x = -60; x < stage.width + 60; x += 24) {
      context.fillStyle = stage.ink('#26282c', 0.2, 0.4)
      context.fillRect(x, foot - 6, 5, 66)
      fillPolygon(context, stage.ink('#26282c', 0.2, 0.4), [
        [x - 4, foot - 4],
        [x + 2.5, foot - 22],
        [x + 9, foot - 4],
      ])
    }
    context.fillRect(-100, foot + 8, stage.width + 200, 5)
    context.fillRect(-100, foot + 44, stage.width + 200, 5)
  })
  for (const [row, z] of [11, 7.4, 5].entries()) {
    stage.plane(0.55 - row * 0.16, (context) => {
      const random = stage.random(`stones ${row}`)
      const unit = space.scale(z)
      for (let stone = 0; stone < 6; stone += 1) {
        const side = stone % 2 ? 1 : -1
        const [x, y] = space.at(side * (1.25 + Math.floor(stone / 2) * 1.25 + random() * 0.3), 0, z + random())
        const lean = (random() - 0.5) * 0.24
        const width = unit * (0.3 + 0.12 * random())
        const height = unit * (0.75 + 0.3 * random())
        context.save()
        context.translate(x, y)
        context.rotate(lean)
        for (const [shift, color] of [
          [-stage.lightSide * width * 0.16, stage.ink('#4f545a', 0.1, 0.6)],
          [0, stage.ink(stone % 3 ? '#a4a8a6' : '#8f958e', 0.1, 0.2)],
        ] as const) {
          context.fillStyle = color
          context.beginPath()
          if (stone % 3 === 1) {
            context.rect(shift - width * 0.16, -height * 1.2, width * 0.32, height * 1.2)
            context.rect(shift - width * 0.55, -height * 0.95, width * 1.1, width * 0.3)
          } else {
            context.moveTo(shift - width / 2, 0)
            context.lineTo(shift - width / 2, -height * 0.7)
            context.arc(shift, -height * 0.7, width / 2, Math.PI, 0)
            context.lineTo(shift + width / 2, 0)
          }
          context.fill()
        }
        if (stone % 3 !== 1) {
          context.fillStyle = stage.ink('#5a6064', 0.1, 0.4)
          for (const line of [0.72, 0.6, 0.5]) context.fillRect(-width * 0.26, -height * line, width * 0.52, height * 0.04)
        }
        context.restore()
        drawGrass(context, random, {
          fromX: x - width,
          toX: x + width,
          y: y + 8,
          height: unit * 0.16,
          count: 9,
          colors: [stage.ink('#52683f', 0.1, 0.4), stage.ink('#839a5c', 0.1)],
        })
      }
      const mist = context.createLinearGradient(0, foot + row * 50, 0, foot + 120 + row * 60)
      mist.addColorStop(0, 'rgba(214,220,224,0)')
      mist.addColorStop(0.5, stage.isDark ? 'rgba(150,170,200,0.24)' : 'rgba(226,230,228,0.26)')
      mist.addColorStop(1, 'rgba(214,220,224,0)')
      context.fillStyle = mist
      context.fillRect(-200, foot + row * 50, stage.width + 400, 120 + row * 10)
    })
  }
}
