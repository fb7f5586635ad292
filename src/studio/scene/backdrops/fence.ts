import { fillBox } from '../shapes/buildings.ts'
import { growTurf } from '../shapes/ground.ts'
import { GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A fence of weathered rails across a pasture, hills and a few trees behind it, high grass before it. */
export function drawFence(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.9, (context) => {
    for (const [hex, height, distance] of [
      ['#8ea394', 130, 0.62],
      ['#97a878', 70, 0.42],
    ] as const)
      fillRidge(context, {
        color: stage.ink(hex, distance, 0.25),
        fromX: -100,
        toX: stage.width + 100,
        height: (share) => height * rollingHeights(stage.random(hex), 3)(share),
        baseY: stage.horizon + 8,
        bottomY: 1120,
      })
    space.face(context, '#b5b06a', 0.15, [-90, 0, 60], [90, 0, 60], [90, 0, 0.9], [-90, 0, 0.9])
    const random = stage.random('trees')
    for (const x of [-9, -6.8, 7.6, 11])
      plantTree(context, stage, space, { x: x * -stage.lightSide, z: 26, height: 5, random, leaves: GREEN, isFar: true })
  })
  stage.plane(0.4, (context) => {
    const random = stage.random('rails')
    const top = stage.horizon - 30
    const foot = stage.horizon + 290
    for (const [index, y] of [top + 24, top + 122, top + 220].entries())
      for (let rail = -1; rail < stage.width / 330 + 1; rail += 1) {
        const x = rail * 330 + 40
        const [dip, rise] = [random() * 14, random() * 14]
        fillPolygon(context, stage.ink('#7d6d5a', 0.04, 0.75), [
          [x - 14, y + dip + 30],
          [x + 350, y + rise + 30],
          [x + 350, y + rise + 42],
          [x - 14, y + dip + 42],
        ])
        fillPolygon(context, stage.ink(index % 2 ? '#a2917a' : '#b09d84', 0.04, 0.2), [
          [x - 14, y + dip],
          [x + 350, y + rise],
          [x + 350, y + rise + 31],
          [x - 14, y + dip + 31],
        ])
        fillPolygon(context, stage.ink('#d5c4a8', 0.03, 0), [
          [x - 14, y + dip],
          [x + 350, y + rise],
          [x + 350, y + rise + 6],
          [x - 14, y + dip + 6],
        ])
      }
    for (let post = -1; post < stage.width / 330 + 1; post += 1) {
      const x = post * 330 + 40
      fillBox(context, stage.ink('#8f7d67', 0.04, 0.45), { x: x - 24, y: top - 20, width: 48, height: foot - top + 40 })
      fillBox(context, stage.ink('#baa78d', 0.03, 0.1), {
        x: stage.lightSide < 0 ? x - 24 : x + 8,
        y: top - 20,
        width: 16,
        height: foot - top + 40,
      })
    }
  })
  stage.plane(0.2, (context) =>
    growTurf(context, stage, {
      fromY: stage.horizon + 230,
      random: stage.random('grass'),
      hexes: ['#6f7a3a', '#a5a452', '#d2c87c'],
      height: 130,
    }),
  )
}
