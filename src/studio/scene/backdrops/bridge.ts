import { addGlow } from '../shapes/glow.ts'
import { GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pourWater } from '../water.ts'

/** On a stone bridge over a river: parapets with lamps that run to the far bank, water to both sides, trees and hills beyond. */
export function drawBridge(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.9, (context) => {
    fillRidge(context, {
      color: stage.ink('#86a0a8', 0.6, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 150 * rollingHeights(stage.random('hills'), 2.6)(share),
      baseY: stage.horizon - 6,
      bottomY: stage.horizon + 10,
    })
  })
  pourWater(stage, { topY: stage.horizon - 4, deep: '#2f6f86', shallow: '#86bcc4', glint: '#fbf8e6' })
  stage.plane(0.75, (context) => {
    const random = stage.random('bank')
    space.face(context, '#7f9f58', 0.2, [-90, -1, 30], [90, -1, 30], [90, -1, 24], [-90, -1, 24])
    for (const x of [-13, -10, -7.4, -4.8, 4.8, 7, 9.6, 12.6])
      plantTree(context, stage, space, {
        x: x + random(),
        z: 25,
        height: 4.4 + random() * 2,
        random,
        leaves: GREEN,
        isFar: true,
      })
  })
  stage.plane(0.4, (context) => {
    const stone = '#b0a698'
    space.face(context, stone, 0.2, [-1.7, 0, 25], [1.7, 0, 25], [1.7, 0, 0.9], [-1.7, 0, 0.9])
    const random = stage.random('paving')
    for (let z = 24; z > 1; z *= 0.51)
      for (let x = -1.7; x < 1.6; x += 0.42) {
        if (random() < 0.45) continue
        space.face(
          context,
          random() < 0.5 ? '#a3988a' : '#bcb2a2',
          0.22,
          [x + 0.02, 0.005, z],
          [x + 0.4, 0.005, z],
          [x + 0.4, 0.005, z * 0.87],
          [x + 0.02, 0.005, z * 0.87],
        )
      }
    for (const side of [-1, 1] as const) {
      const shade = side === stage.lightSide ? 0.6 : 0.15
      const x = side * 1.7
      space.face(context, '#9a9084', shade, [x, 0, 25], [x, 0, 0.9], [x, 0.5, 0.9], [x, 0.5, 25])
      for (let z = 22; z > 1.1; z *= 0.83)
        space.face(
          context,
          '#857b70',
          shade,
          [x - side * 0.01, 0.05, z],
          [x - side * 0.01, 0.05, z * 0.985],
          [x - side * 0.01, 0.46, z * 0.985],
          [x - side * 0.01, 0.46, z],
        )
      space.face(
        context,
        '#cdc4b4',
        0.08,
        [x - side * 0.12, 0.51, 25],
        [x - side * 0.12, 0.51, 0.9],
        [x + side * 0.3, 0.51, 0.9],
        [x + side * 0.3, 0.51, 25],
      )
      space.face(
        context,
        '#a89e90',
        shade,
        [x - side * 0.12, 0.42, 25],
        [x - side * 0.12, 0.42, 0.9],
        [x - side * 0.12, 0.51, 0.9],
        [x - side * 0.12, 0.51, 25],
      )
      for (const z of [15, 9, 5.6]) {
        const [px, py] = space.at(side * 1.85, 0.51, z)
        const unit = space.scale(z)
        context.fillStyle = stage.ink('#2c3238', 0.05, 0.3)
        context.fillRect(px - unit * 0.03, py - unit * 1.5, unit * 0.06, unit * 1.5)
        addGlow(context, {
          x: px,
          y: py - unit * 1.6,
          radius: unit * 1.1,
          hex: '#ffdf9c',
          strength: stage.isDark ? 0.85 : 0.15,
        })
        context.fillStyle = stage.isDark ? '#fff1c4' : '#f4efe0'
        context.beginPath()
        context.ellipse(px, py - unit * 1.62, unit * 0.13, unit * 0.17, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
}
