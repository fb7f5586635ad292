import type { Context2D } from '../../canvas.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const BLOSSOM = ['#ffe3ee', '#f9b4cf', '#d9789f'] as const

/** A path under two rows of cherry trees in bloom, fallen petals on the ground, a branch across the upper corner. */
export function drawCherryAvenue(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.85, (context) => {
    fillRidge(context, {
      color: stage.ink('#c99ab4', 0.6, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 110 * rollingHeights(stage.random('hills'), 3)(share),
      baseY: stage.horizon + 20,
      bottomY: 1100,
    })
    space.face(context, '#93b86a', 0.1, [-60, 0, 40], [60, 0, 40], [60, 0, 0.9], [-60, 0, 0.9])
  })
  stage.plane(0.7, (context) => {
    space.face(context, '#d9c6ac', 0.15, [-0.9, 0, 40], [0.9, 0, 40], [1.5, 0, 0.9], [-1.5, 0, 0.9])
    scatterPetals(context, stage)
  })
  for (const [row, z] of [22, 13, 8.2, 5.4].entries()) {
    stage.plane(0.7 - row * 0.16, (context) => {
      const random = stage.random(`cherry ${row}`)
      for (const side of [-1, 1] as const) {
        const [x, baseY] = space.at(side * (2.5 + 0.3 * random()), 0, z)
        const size = space.scale(z)
        const air = space.air(z) * 0.7
        drawTrunk(context, stage, {
          x,
          topY: baseY - size * 2.3,
          baseY,
          width: size * 0.3,
          lean: -side * size * 0.3,
          bark: '#8a6a62',
          air,
        })
        for (const [dx, dy, radius] of [
          [0.5, 2.5, 0.95],
          [-0.6, 2.7, 1.05],
          [-0.1, 3.4, 1.15],
        ] as const) {
          drawCrown(context, stage, {
            x: x + side * dx * size,
            y: baseY - dy * size,
            radius: size * radius,
            random,
            leaves: [BLOSSOM[0], BLOSSOM[1], BLOSSOM[2]],
            air,
          })
        }
      }
    })
  }
  stage.plane(0.1, (context) => hangBranch(context, stage))
}

function scatterPetals(context: Context2D, stage: Stage): void {
  const random = stage.random('fallen petals')
  for (let petal = 0; petal < 240; petal += 1) {
    const share = random() ** 1.5
    const y = stage.horizon + 26 + share * 360
    context.fillStyle = stage.ink(BLOSSOM[petal % 3]!, 0.1)
    context.beginPath()
    context.ellipse(random() * stage.width, y, 2 + share * 8, 1 + share * 3.4, random() * 3, 0, Math.PI * 2)
    context.fill()
  }
}

/** In front of everything, from the corner where the light does not come from. */
function hangBranch(context: Context2D, stage: Stage): void {
  const random = stage.random('branch')
  const side = -stage.lightSide
  const edge = stage.middle + side * stage.width * 0.54
  context.strokeStyle = stage.ink('#54403c', 0, 0.4)
  context.lineCap = 'round'
  for (const [width, x, y] of [
    [20, 0.36, 120],
    [11, 0.28, 60],
    [9, 0.24, 210],
  ] as const) {
    context.lineWidth = width
    context.beginPath()
    context.moveTo(edge, 10)
    context.quadraticCurveTo(edge - side * stage.width * x * 0.5, 20, edge - side * stage.width * x, y)
    context.stroke()
  }
  context.lineCap = 'butt'
  for (let bloom = 0; bloom < 34; bloom += 1) {
    const along = random()
    const x = edge - side * stage.width * 0.36 * along
    const y = 12 + along ** 1.6 * 130 + (random() - 0.4) * 90
    const size = 9 + random() * 10
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = petal * 1.257 + bloom
      context.fillStyle = stage.ink(BLOSSOM[bloom % 2]!, 0, 0.1)
      context.beginPath()
      context.ellipse(
        x + Math.cos(angle) * size * 0.6,
        y + Math.sin(angle) * size * 0.6,
        size * 0.62,
        size * 0.44,
        angle,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    context.fillStyle = stage.ink('#c2497a')
    context.beginPath()
    context.arc(x, y, size * 0.2, 0, Math.PI * 2)
    context.fill()
  }
}
