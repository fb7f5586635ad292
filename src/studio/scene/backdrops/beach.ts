import type { Context2D } from '../../canvas.ts'
import { fillPolygon, fillSmooth, type Point } from '../shapes/polygon.ts'
import { fillRidge } from '../shapes/ridge.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pourWater } from '../water.ts'

/** A bay with a palm leaning over it; the foam line runs down to the figure's feet. */
export function drawBeach(stage: Stage): void {
  const shore = stage.horizon + 120
  raiseSky(stage)
  stage.plane(0.9, (context) => {
    const side = stage.lightSide
    fillRidge(context, {
      color: stage.ink('#5f8f74', 0.6),
      fromX: stage.middle + side * stage.width * 0.62,
      toX: stage.middle + side * stage.width * 0.08,
      height: (share) => 90 * (1 - share) ** 1.4 + 14 * Math.sin(share * 17) * (1 - share),
      baseY: stage.horizon,
      bottomY: stage.horizon + 3,
    })
  })
  pourWater(stage, { topY: stage.horizon, deep: '#168aa8', shallow: '#6fd0c8', glint: '#ffffff' })
  stage.plane(0.3, (context) => {
    const slope = stage.lightSide * 60
    const line = (offset: number): Point[] => [
      [-120, shore + offset - slope],
      [stage.width * 0.25, shore + offset + 26 - slope * 0.4],
      [stage.width * 0.55, shore + offset - 8],
      [stage.width * 0.8, shore + offset + 22 + slope * 0.5],
      [stage.width + 120, shore + offset + slope],
    ]
    const band = (offset: number, color: string) =>
      fillPolygon(context, color, [...line(offset), [stage.width + 120, 1150], [-120, 1150]])
    band(-22, stage.ink('#bfeee0', 0.1))
    band(-8, stage.ink('#ffffff', 0.05))
    band(4, stage.ink('#c9a877', 0.05, 0.25))
    band(44, stage.ink('#ecd3a0', 0, 0.05))
    const random = stage.random('sand')
    for (let index = 0; index < 40; index += 1) {
      const y = shore + 90 + random() * 260
      context.fillStyle = stage.ink(random() < 0.5 ? '#d9bb85' : '#f8e4b8', 0, 0.1)
      context.beginPath()
      context.ellipse(random() * stage.width, y, 14 + random() * 40, 2 + random() * 4, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.2, (context) => drawPalm(context, stage, shore))
}

function drawPalm(context: Context2D, stage: Stage, shore: number): void {
  const side = -stage.lightSide
  const footX = stage.middle + side * stage.width * 0.47
  const topX = stage.middle + side * stage.width * 0.3
  const topY = 150
  const footY = shore + 150
  fillSmooth(context, stage.ink('#8a6642', 0, 0.35), [
    [footX - 26, footY],
    [footX - side * 6 - 15, (topY + footY) / 2],
    [topX - 11, topY],
    [topX + 11, topY],
    [footX - side * 6 + 15, (topY + footY) / 2],
    [footX + 26, footY],
  ])
  const random = stage.random('palm')
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = (leaf / 9) * Math.PI * 2 + random() * 0.3
    const reach = 190 + random() * 60
    const tipX = topX + Math.cos(angle) * reach
    const tipY = topY + Math.sin(angle) * reach * 0.45 + 66
    const riseX = topX + Math.cos(angle) * reach * 0.5
    const riseY = topY + Math.sin(angle) * reach * 0.25 - 50
    for (const [shade, width] of [
      [0.6, 26],
      [0.05, 11],
    ] as const) {
      context.fillStyle = stage.ink(shade > 0.3 ? '#2f7a4a' : '#6cb45a', 0, shade)
      context.beginPath()
      context.moveTo(topX, topY)
      context.quadraticCurveTo(riseX, riseY - width, tipX, tipY)
      context.quadraticCurveTo(riseX + 8, riseY + width * 1.3, topX, topY + 4)
      context.fill()
    }
  }
}
