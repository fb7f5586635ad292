import type { Context2D } from '../../canvas.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawPine } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Two ranges with snow on them, a lake in the valley, spruces on the near slopes. */
export function drawMountains(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    const random = stage.random('far peaks')
    for (const [x, height] of [
      [0.12, 250],
      [0.36, 330],
      [0.62, 290],
      [0.9, 360],
    ] as const) {
      drawPeak(context, stage, {
        x: stage.width * x + random() * 40,
        foot,
        height: height + random() * 60,
        half: 270,
        rock: '#7f90aa',
        distance: 0.7,
      })
    }
  })
  stage.plane(0.75, (context) => {
    const random = stage.random('near peaks')
    for (const [x, height] of [
      [-0.02, 380],
      [0.83, 430],
      [1.06, 330],
    ] as const) {
      drawPeak(context, stage, {
        x: stage.width * x,
        foot: foot + 16,
        height: height + random() * 50,
        half: 320,
        rock: '#5e6a80',
        distance: 0.42,
      })
    }
  })
  stage.plane(0.6, (context) => {
    const random = stage.random('woods')
    fillRidge(context, {
      color: stage.ink('#4a6b5c', 0.45),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) =>
        20 + 36 * rollingHeights(stage.random('woodline'), 5)(share) + (share * 90 - Math.floor(share * 90)) * 12,
      baseY: foot + 26,
      bottomY: foot + 70,
      steps: 180,
    })
    fillSmooth(context, stage.ink('#a9cfe0', 0.3), [
      [stage.middle - 330, foot + 62],
      [stage.middle, foot + 44],
      [stage.middle + 330, foot + 60],
      [stage.middle + 230, foot + 108],
      [stage.middle - 200, foot + 112],
    ])
    random()
  })
  stage.plane(0.3, (context) => {
    const random = stage.random('slopes')
    fillRidge(context, {
      color: stage.ink('#6f9650', 0.12, 0.15),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 130 * (2 * share - 1) ** 2 + 12 * rollingHeights(random, 3)(share),
      baseY: foot + 150,
      bottomY: 1100,
    })
    for (const [x, size] of [
      [0.0, 330],
      [0.1, 250],
      [0.19, 170],
      [0.83, 190],
      [0.91, 280],
      [1.0, 360],
    ] as const) {
      drawPine(context, stage, {
        x: stage.width * x,
        baseY: foot + 96 + size * 0.32,
        height: size * (0.9 + 0.2 * random()),
        random,
        leaves: ['#4f7f58', '#2c5148'],
        air: 0.12,
      })
    }
    fillSmooth(context, stage.ink('#d8c9a0', 0.05, 0.15), [
      [stage.middle + 120, foot + 156],
      [stage.middle - 50, foot + 200],
      [stage.middle + 250, 1120],
      [stage.middle - 250, 1120],
      [stage.middle - 130, foot + 210],
    ])
  })
}

function drawPeak(
  context: Context2D,
  stage: Stage,
  peak: { x: number; foot: number; height: number; half: number; rock: string; distance: number },
): void {
  const { x, foot, height, half, distance } = peak
  const top = foot - height
  const light = stage.lightSide
  fillPolygon(context, stage.ink(peak.rock, distance, 0.75), [
    [x - half, foot],
    [x - half * 0.46, top + height * 0.5],
    [x - half * 0.16, top + height * 0.2],
    [x, top],
    [x + half * 0.2, top + height * 0.26],
    [x + half * 0.52, top + height * 0.52],
    [x + half, foot],
  ])
  fillPolygon(context, stage.ink(peak.rock, distance, 0.05), [
    [x, top],
    [x + light * half * 0.2, top + height * 0.24],
    [x + light * half * 0.5, top + height * 0.51],
    [x + light * half, foot],
    [x + light * half * 0.16, foot],
    [x - light * half * 0.06, top + height * 0.6],
    [x + light * half * 0.1, top + height * 0.36],
  ])
  fillPolygon(context, stage.ink('#f4f8ff', distance * 0.6, 0.6), [
    [x, top],
    [x - light * half * 0.2, top + height * 0.24],
    [x - light * half * 0.13, top + height * 0.36],
    [x - light * half * 0.05, top + height * 0.25],
    [x + light * half * 0.04, top + height * 0.4],
  ])
  fillPolygon(context, stage.ink('#ffffff', distance * 0.5), [
    [x, top],
    [x + light * half * 0.2, top + height * 0.26],
    [x + light * half * 0.3, top + height * 0.44],
    [x + light * half * 0.17, top + height * 0.36],
    [x + light * half * 0.12, top + height * 0.5],
    [x + light * half * 0.03, top + height * 0.34],
  ])
}
