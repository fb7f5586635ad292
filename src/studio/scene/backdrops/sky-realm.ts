import { cssColor, mixRgb } from '../../color.ts'
import { drawCloud } from '../shapes/cloud.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { drawGrass, drawPine } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Above the clouds: islands that float between banks of them, and a ledge of grass to stand on. */
export function drawSkyRealm(stage: Stage): void {
  raiseSky(stage, { clouds: false })
  const random = stage.random('sky realm')
  const bank = (distance: number, y: number, width: number, count: number) =>
    stage.plane(distance, (context) => {
      for (let index = 0; index < count; index += 1) {
        drawCloud(context, random, {
          x: ((index + random() * 0.7) / count) * (stage.width + 200) - 60,
          y: y + random() * 60,
          width: width * (0.8 + random() * 0.5),
          lit: cssColor(mixRgb(stage.sky.cloud, stage.sky.low, distance * 0.5)),
          shade: cssColor(mixRgb(stage.sky.cloudShade, stage.sky.low, distance * 0.5)),
          lightSide: stage.lightSide,
        })
      }
    })
  bank(0.95, 520, 260, 6)
  for (const [x, y, size, distance] of [
    [0.14, 360, 120, 0.7],
    [0.86, 250, 90, 0.8],
    [0.9, 560, 170, 0.45],
  ] as const) {
    stage.plane(distance, (context) => {
      const centre = stage.width * x
      fillSmooth(context, stage.ink('#8a6f62', distance * 0.6, 0.55), [
        [centre - size, y],
        [centre - size * 0.7, y + size * 0.5],
        [centre - size * 0.2, y + size * 1.3],
        [centre + size * 0.3, y + size * 0.9],
        [centre + size * 0.8, y + size * 0.4],
        [centre + size, y],
      ])
      fillSmooth(context, stage.ink('#86ba5c', distance * 0.6, 0.05), [
        [centre - size * 1.05, y + 6],
        [centre - size * 0.5, y - size * 0.24],
        [centre + size * 0.5, y - size * 0.24],
        [centre + size * 1.05, y + 6],
        [centre, y + size * 0.26],
      ])
      for (const dx of [-0.5, -0.1, 0.4]) {
        drawPine(context, stage, {
          x: centre + dx * size,
          baseY: y - size * 0.08,
          height: size * (0.7 + random() * 0.4),
          random,
          leaves: ['#62975c', '#3f6d56'],
          air: distance * 0.6,
        })
      }
    })
  }
  bank(0.5, 720, 420, 5)
  bank(0.3, 860, 560, 4)
  stage.plane(0.1, (context) => {
    fillSmooth(context, stage.ink('#8fbf5a', 0, 0.1), [
      [stage.middle - 520, 1160],
      [stage.middle - 430, 930],
      [stage.middle, 880],
      [stage.middle + 430, 930],
      [stage.middle + 520, 1160],
    ])
    drawGrass(context, random, {
      fromX: stage.middle - 420,
      toX: stage.middle + 420,
      y: 1000,
      height: 80,
      count: 70,
      colors: [stage.ink('#4d8a3f', 0, 0.3), stage.ink('#86bf52'), stage.ink('#b4dc6c')],
    })
  })
}
