import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { addGlow } from '../shapes/glow.ts'
import { drawJetty } from '../shapes/jetty.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pourWater } from '../water.ts'

const FEET_SEEN: ReadonlySet<SceneSheet['camera']['framing']> = new Set(['full figure', 'wide'])

/** Open sea before a headland with its lighthouse; the sun's path on the water leads to the figure, whose feet have a jetty. */
export function drawSea(stage: Stage): void {
  raiseSky(stage)
  const side = -stage.lightSide
  const headlandX = stage.middle + side * stage.width * 0.36
  stage.plane(0.9, (context) => {
    const random = stage.random('islands')
    fillRidge(context, {
      color: stage.ink('#7f9bb0', 0.75),
      fromX: stage.middle - side * stage.width * 0.1,
      toX: stage.middle - side * stage.width * 0.62,
      height: (share) => rollingHeights(random, 2)(share) * 40 * Math.sin(share * Math.PI),
      baseY: stage.horizon,
      bottomY: stage.horizon + 2,
    })
  })
  pourWater(stage, { topY: stage.horizon, deep: '#0f4f7e', shallow: '#3f9fb5', glint: '#e8f7ff' })
  stage.plane(0.55, (context) => {
    const foot = stage.horizon + 34
    const rock = (points: readonly (readonly [number, number])[], color: string) =>
      fillPolygon(
        context,
        color,
        points.map(([x, y]) => [headlandX + side * x, foot + y] as const),
      )
    rock(
      [
        [-150, 0],
        [-104, -40],
        [-70, -62],
        [-30, -92],
        [30, -120],
        [110, -128],
        [190, -150],
        [340, -160],
        [340, 20],
        [-150, 6],
      ],
      stage.ink('#5a6a58', 0.3),
    )
    rock(
      [
        [-150, 0],
        [-96, -22],
        [-40, -50],
        [20, -62],
        [90, -60],
        [160, -86],
        [340, -80],
        [340, 20],
        [-150, 6],
      ],
      stage.ink('#4b4a4d', 0.28, 0.7),
    )
    const towerX = headlandX + side * 66
    const top = foot - 330
    fillPolygon(context, stage.ink('#f4efe4', 0.18, 0.5), [
      [towerX - 30, foot - 112],
      [towerX - 19, top],
      [towerX + 19, top],
      [towerX + 30, foot - 112],
    ])
    fillPolygon(context, stage.ink('#f8f3e8', 0.12), [
      [towerX + stage.lightSide * 30, foot - 112],
      [towerX + stage.lightSide * 19, top],
      [towerX - stage.lightSide * 3, top],
      [towerX - stage.lightSide * 5, foot - 112],
    ])
    for (const band of [0.22, 0.6]) {
      const y = top + (foot - 112 - top) * band
      const half = 19 + 11 * band
      fillPolygon(context, stage.ink('#c5433c', 0.12, 0.15), [
        [towerX - half, y],
        [towerX + half, y],
        [towerX + half + 2.2, y + 40],
        [towerX - half - 2.2, y + 40],
      ])
    }
    context.fillStyle = stage.ink('#3a3a44', 0.1)
    context.fillRect(towerX - 27, top - 6, 54, 9)
    context.fillRect(towerX - 15, top - 36, 30, 32)
    context.fillStyle = '#ffe9a6'
    context.fillRect(towerX - 10, top - 32, 20, 24)
    fillSmooth(context, stage.ink('#b13c38', 0.1), [
      [towerX - 24, top - 32],
      [towerX, top - 70],
      [towerX + 24, top - 32],
    ])
    addGlow(context, {
      x: towerX,
      y: top - 20,
      radius: stage.isDark ? 260 : 90,
      hex: '#ffe2a0',
      strength: stage.isDark ? 0.9 : 0.4,
    })
  })
  if (FEET_SEEN.has(stage.scene.camera.framing)) drawJetty(stage)
}
