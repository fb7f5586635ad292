import { cssColor } from '../../color.ts'
import { growTurf, layPath } from '../shapes/ground.ts'
import { raiseMassif } from '../shapes/massif.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawPine } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Two ranges with snow on them, a lake in the valley, spruces on the near slopes. */
export function drawMountains(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) =>
    raiseMassif(context, stage, {
      name: 'far summits',
      summits: [
        [0.1, 230],
        [0.34, 330],
        [0.6, 280],
        [0.9, 350],
      ],
      half: 330,
      foot: foot + 20,
      rock: '#8492a8',
      air: 0.6,
      snowFrom: 0.5,
    }),
  )
  stage.plane(0.75, (context) =>
    raiseMassif(context, stage, {
      name: 'near summits',
      summits: [
        [-0.06, 400],
        [0.86, 410],
        [1.1, 330],
      ],
      half: 400,
      foot: foot + 30,
      rock: '#6c7078',
      air: 0.3,
      snowFrom: 0.62,
    }),
  )
  stage.plane(0.6, (context) => {
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
    const lake = context.createLinearGradient(0, foot + 40, 0, foot + 170)
    lake.addColorStop(0, cssColor(stage.sky.low))
    lake.addColorStop(1, stage.ink('#5f8fa8', 0.2, 0.2))
    context.fillStyle = lake
    context.fillRect(-100, foot + 46, stage.width + 200, 140)
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
    growTurf(context, stage, { fromY: foot + 165, random })
    layPath(context, stage, { hex: '#b9a684', fromX: stage.middle + 120, fromY: foot + 158, half: 190 })
  })
}
