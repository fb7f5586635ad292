import type { Context2D } from '../../canvas.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Dry golden grass to the horizon, flat-topped acacias, a far mountain, animals grazing small under it. */
export function drawSavanna(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.9, (context) => {
    fillRidge(context, {
      color: stage.ink('#9a8f9a', 0.65, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) =>
        150 * Math.max(0, 1 - Math.abs(share - (stage.lightSide < 0 ? 0.7 : 0.3)) * 2.6) +
        24 * rollingHeights(stage.random('hills'), 5)(share),
      baseY: stage.horizon + 6,
      bottomY: 1100,
    })
    for (const [z, hex] of [
      [70, '#d8c27a'],
      [30, '#d2ae58'],
      [14, '#c99c46'],
      [6, '#b98a3c'],
    ] as const)
      space.face(context, hex, 0.1, [-90, 0, z], [90, 0, z], [90, 0, 0.9], [-90, 0, 0.9])
    const random = stage.random('herd')
    for (let animal = 0; animal < 8; animal += 1) {
      const [x, y] = space.at((random() - 0.5) * 30, 0, 34 + random() * 10)
      const size = 13 + random() * 6
      context.fillStyle = stage.ink('#6a5442', 0.4, 0.4)
      context.beginPath()
      context.ellipse(x, y - size, size, size * 0.5, 0, 0, Math.PI * 2)
      context.fill()
      for (const leg of [-0.7, -0.4, 0.4, 0.7]) context.fillRect(x + leg * size - 1.5, y - size, 3, size)
      context.beginPath()
      context.ellipse(x + size, y - size * 1.5, size * 0.26, size * 0.6, 0.5, 0, Math.PI * 2)
      context.fill()
    }
  })
  for (const [index, [x, z, height]] of (
    [
      [-8.5, 30, 5.5],
      [6, 24, 5],
      [-3.9, 12, 4.4],
      [3.4, 8.5, 4.2],
    ] as const
  ).entries())
    stage.plane(0.8 - index * 0.15, (context) =>
      drawAcacia(context, stage, space.at(x * -stage.lightSide, 0, z), space.scale(z) * height, space.air(z)),
    )
  stage.plane(0.2, (context) => {
    const random = stage.random('grass')
    for (const [y, height, count] of [
      [790, 60, 90],
      [880, 90, 80],
      [1012, 150, 70],
    ] as const)
      drawGrass(context, random, {
        fromX: -40,
        toX: stage.width + 40,
        y,
        height,
        count,
        colors: [stage.ink('#a8843c', 0, 0.3), stage.ink('#d8b45c', 0, 0.1), stage.ink('#ecd48a')],
      })
  })
}

function drawAcacia(context: Context2D, stage: Stage, [x, y]: readonly [number, number], size: number, air: number): void {
  context.strokeStyle = stage.ink('#5a4636', air, 0.4)
  context.lineCap = 'round'
  for (const [reach, width] of [
    [-0.34, 0.05],
    [0.3, 0.045],
    [0.02, 0.04],
  ] as const) {
    context.lineWidth = size * width
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x, y - size * 0.5, x + reach * size, y - size * 0.78)
    context.stroke()
  }
  context.lineCap = 'butt'
  for (const [dx, dy, width, hex, shade] of [
    [-0.24, -0.78, 0.36, '#4f6a36', 0.5],
    [0.26, -0.8, 0.34, '#4f6a36', 0.5],
    [0, -0.88, 0.44, '#5f7f3c', 0.3],
    [-0.22, -0.82, 0.28, '#86a04c', 0.1],
    [0.24, -0.84, 0.26, '#86a04c', 0.1],
    [stage.lightSide * 0.06, -0.93, 0.32, '#a4b85a', 0],
  ] as const) {
    const cx = x + dx * size
    const cy = y + dy * size
    const half = width * size
    fillSmooth(context, stage.ink(hex, air, shade), [
      [cx - half, cy + half * 0.12],
      [cx - half * 0.7, cy - half * 0.16],
      [cx, cy - half * 0.26],
      [cx + half * 0.7, cy - half * 0.14],
      [cx + half, cy + half * 0.12],
      [cx, cy + half * 0.2],
    ])
  }
}
