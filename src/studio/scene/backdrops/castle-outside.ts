import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { DEEP_GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A castle on its hill: pointed towers with flags, lit windows after dark, a road winding up between trees. */
export function drawCastleOutside(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon - 70
  stage.plane(0.92, (context) =>
    fillRidge(context, {
      color: stage.ink('#8fa4b8', 0.7, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 170 * rollingHeights(stage.random('far'), 3)(share),
      baseY: stage.horizon,
      bottomY: 1200,
    }),
  )
  stage.plane(0.78, (context) => {
    const x = stage.middle + stage.lightSide * 20
    fillRidge(context, {
      color: stage.ink('#7f9a6a', 0.3, 0.25),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 130 * Math.exp(-(((share - 0.5) * 3.4) ** 2)),
      baseY: stage.horizon + 30,
      bottomY: 1200,
    })
    const stone = '#b9b2a8'
    const wall = (dx: number, width: number, height: number) => {
      fillBox(context, stage.ink(stone, 0.3, 0.3), { x: x + dx - width / 2, y: foot - height, width, height: height + 30 })
      for (let merlon = 0; merlon * 22 < width - 8; merlon += 1)
        fillBox(context, stage.ink(stone, 0.3, 0.3), {
          x: x + dx - width / 2 + merlon * 22,
          y: foot - height - 13,
          width: 13,
          height: 14,
        })
    }
    const tower = (dx: number, width: number, height: number, peak: number) =>
      drawTower(context, stage, { x: x + dx, foot, width, height, peak })
    tower(-150, 62, 250, 110)
    tower(160, 58, 230, 100)
    wall(0, 250, 200)
    tower(6, 96, 330, 150)
    tower(-74, 60, 290, 120)
    tower(84, 56, 270, 120)
    wall(0, 470, 92)
    tower(-240, 74, 150, 96)
    tower(240, 74, 150, 96)
    fillPolygon(context, stage.ink('#3a3230', 0.2, 0.5), [
      [x - 30, foot + 30],
      [x - 30, foot - 34],
      [x, foot - 62],
      [x + 30, foot - 34],
      [x + 30, foot + 30],
    ])
    if (stage.isDark) addGlow(context, { x, y: foot - 120, radius: 360, hex: '#ffc87a', strength: 0.3 })
  })
  stage.plane(0.55, (context) => {
    space.face(context, '#86a85a', 0.12, [-60, 0, 26], [60, 0, 26], [60, 0, 0.9], [-60, 0, 0.9])
    context.fillStyle = stage.ink('#cdbb92', 0.1, 0.15)
    context.beginPath()
    const bend = (z: number) => Math.sin(z * 0.23) * 1.2 * stage.lightSide - 0.55 * stage.lightSide
    for (let z = 26; z > 1; z *= 0.9) context.lineTo(...space.at(bend(z) - 0.8, 0, z))
    for (let z = 1; z < 27; z /= 0.9) context.lineTo(...space.at(bend(z) + 0.8, 0, z))
    context.fill()
  })
  for (const [row, z] of [15, 9, 6].entries())
    stage.plane(0.5 - row * 0.12, (context) => {
      const random = stage.random(`trees ${row}`)
      for (const side of [-1, 1])
        plantTree(context, stage, space, {
          x: side * (z * 0.31 + 1 + random() * 0.6),
          z,
          height: 3.2 + random(),
          random,
          leaves: row % 2 ? ['#a9c95a', '#6c9c48', '#3f6b40'] : DEEP_GREEN,
        })
    })
  stage.plane(0.12, (context) =>
    drawGrass(context, stage.random('grass'), {
      fromX: -40,
      toX: stage.width + 40,
      y: 1012,
      height: 76,
      count: 80,
      colors: [stage.ink('#4a7a38', 0, 0.4), stage.ink('#7aac4c'), stage.ink('#a8cc60')],
    }),
  )
}

function drawTower(
  context: Context2D,
  stage: Stage,
  { x, foot, width, height, peak }: { x: number; foot: number; width: number; height: number; peak: number },
): void {
  const shaded = stage.lightSide < 0 ? x : x - width / 2
  fillBox(context, stage.ink('#c9c2b6', 0.28, 0.12), { x: x - width / 2, y: foot - height, width, height: height + 30 })
  fillBox(context, stage.ink('#8d8890', 0.28, 0.55), { x: shaded, y: foot - height, width: width / 2, height: height + 30 })
  fillBox(context, stage.ink('#d6cfc2', 0.28, 0.2), {
    x: x - width * 0.58,
    y: foot - height - 4,
    width: width * 1.16,
    height: 16,
  })
  fillPolygon(context, stage.ink('#4f6a9a', 0.25, 0.15), [
    [x - width * 0.64, foot - height],
    [x, foot - height - peak],
    [x + width * 0.64, foot - height],
  ])
  fillPolygon(context, stage.ink('#3a4a78', 0.25, 0.5), [
    [x, foot - height],
    [x, foot - height - peak],
    [x - stage.lightSide * width * 0.64, foot - height],
  ])
  const top = foot - height - peak
  fillBox(context, stage.ink('#4a4448', 0.2, 0.4), { x: x - 1.5, y: top - 34, width: 3, height: 36 })
  fillPolygon(context, stage.ink('#c8403a', 0.1, 0.1), [
    [x, top - 34],
    [x + 34, top - 25],
    [x, top - 14],
  ])
  for (const share of [0.3, 0.6])
    fillPolygon(context, stage.isDark ? '#ffd27a' : stage.ink('#4a4a58', 0.3, 0.4), [
      [x - 6, foot - height * share],
      [x - 6, foot - height * share - 20],
      [x, foot - height * share - 28],
      [x + 6, foot - height * share - 20],
      [x + 6, foot - height * share],
    ])
}
