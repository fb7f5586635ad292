import { cssColor, mixRgb } from '../../color.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { DEEP_GREEN, GREEN } from '../shapes/leaves.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawCrown } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** Under a roof of glass: plants on both sides of a path, fronds from above, sun through the panes. */
export function drawGreenhouse(stage: Stage): void {
  const space = spaceOf(stage)
  const { sky, isDark } = stage
  stage.plane(0.95, (context) => {
    const air = context.createLinearGradient(0, -100, 0, stage.horizon + 60)
    air.addColorStop(0, cssColor(mixRgb(sky.middle, [1, 1, 1], isDark ? 0.05 : 0.4)))
    air.addColorStop(1, cssColor(mixRgb(sky.low, [1, 1, 1], isDark ? 0.05 : 0.45)))
    context.fillStyle = air
    context.fillRect(-200, -200, stage.width + 400, 1400)
    const bar = stage.ink('#dfe6e0', 0.25, 0.3)
    context.strokeStyle = bar
    for (const z of [16, 11, 7.5, 5, 3.2]) {
      context.lineWidth = Math.max(3, space.scale(z) * 0.05)
      context.beginPath()
      for (const [x, y] of [
        [-3, 0],
        [-3, 2.4],
        [0, 4.1],
        [3, 2.4],
        [3, 0],
      ] as const)
        context.lineTo(...space.at(x, y, z))
      context.stroke()
    }
    context.lineWidth = 4
    for (const [x, y] of [
      [-3, 1.2],
      [-3, 2.4],
      [-1.5, 3.25],
      [0, 4.1],
      [1.5, 3.25],
      [3, 2.4],
      [3, 1.2],
    ] as const) {
      context.beginPath()
      context.moveTo(...space.at(x, y, 16))
      context.lineTo(...space.at(x, y, 1.2))
      context.stroke()
    }
    const [leftX, topY] = space.at(-3, 2.4, 16)
    const [rightX, footY] = space.at(3, 0, 16)
    for (let column = 0; column <= 6; column += 1)
      fillBox(context, bar, { x: leftX + ((rightX - leftX) * column) / 6 - 2, y: topY, width: 4, height: footY - topY })
    addGlow(context, {
      x: stage.middle + stage.lightSide * 250,
      y: 130,
      radius: 640,
      hex: isDark ? '#6a80c0' : '#fff6d8',
      strength: isDark ? 0.2 : 0.7,
    })
  })
  stage.plane(0.6, (context) => {
    space.face(context, '#a39a88', 0.3, [-40, 0, 40], [40, 0, 40], [40, 0, 0.9], [-40, 0, 0.9])
    const random = stage.random('beds')
    for (const z of [14, 11, 8.6, 6.6, 5])
      for (const side of [-1, 1])
        for (let plant = 0; plant < 3; plant += 1) {
          const [x, y] = space.at(side * (1 + plant * 0.75 + 0.2 * random()), 0.45 + 0.75 * plant * random(), z)
          drawCrown(context, stage, {
            x,
            y,
            radius: space.scale(z) * (0.5 + 0.35 * random()),
            random,
            leaves: random() < 0.5 ? GREEN : DEEP_GREEN,
            air: Math.min(0.4, z * 0.03),
          })
        }
    for (const z of [11, 7, 4.6])
      for (const side of [-1, 1]) {
        const [x, y] = space.at(side * 1.15, 0.2, z)
        fillBox(context, stage.ink('#b0664a', 0.1, 0.3), {
          x: x - space.scale(z) * 0.16,
          y,
          width: space.scale(z) * 0.32,
          height: space.scale(z) * 0.3,
        })
      }
  })
  stage.plane(0.25, (context) => {
    const random = stage.random('near plants')
    for (const [share, y, radius] of [
      [-0.02, 620, 210],
      [1.02, 660, 220],
      [0.06, 860, 190],
      [0.95, 880, 180],
      [0.0, 60, 150],
      [1.0, 40, 160],
    ] as const)
      drawCrown(context, stage, { x: stage.width * share, y, radius, random, leaves: DEEP_GREEN })
  })
}
