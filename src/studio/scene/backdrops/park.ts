import { GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { spaceOf } from '../shapes/space.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A city park: a winding path between old trees, a bench and a lamp, the town's roofs behind. */
export function drawPark(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.9, (context) => {
    const random = stage.random('town')
    for (let x = -28; x < 28; x += 3.4)
      space.block(context, '#93a2b6', { x: x + random(), z: 48, width: 3, height: 5 + random() * 9, depth: 1 })
    space.face(context, '#83b257', 0.08, [-90, 0, 46], [90, 0, 46], [90, 0, 0.9], [-90, 0, 0.9])
  })
  stage.plane(0.8, (context) => {
    const random = stage.random('far trees')
    for (let x = -20; x <= 20; x += 3.4)
      plantTree(context, stage, space, {
        x: x + random() * 1.6,
        z: 34 + random() * 5,
        height: 5 + random() * 2,
        random,
        isFar: true,
        leaves: ['#b3cf86', '#86b072', '#67916a'],
      })
  })
  stage.plane(0.6, (context) => {
    context.fillStyle = stage.ink('#d8c8a4', 0.1, 0.12)
    context.beginPath()
    const bend = (z: number) => Math.sin(z * 0.21) * 0.9 * stage.lightSide - Math.sin(0.4) * 0.9 * stage.lightSide
    for (let z = 30; z > 1; z *= 0.9) context.lineTo(...space.at(bend(z) - 0.95, 0, z))
    for (let z = 1; z < 31; z /= 0.9) context.lineTo(...space.at(bend(z) + 0.95, 0, z))
    context.fill()
    const random = stage.random('shade')
    for (let spot = 0; spot < 26; spot += 1) {
      const z = 2 + random() * 16
      const [x, y] = space.at((random() - 0.5) * z * 0.95, 0, z)
      context.fillStyle = spot % 2 ? 'rgba(40,70,40,0.14)' : 'rgba(255,250,200,0.16)'
      context.beginPath()
      context.ellipse(x, y, space.scale(z) * 0.55, space.scale(z) * 0.1, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  for (const [row, [z, reach]] of (
    [
      [17, 4.6],
      [10.5, 3.6],
      [6.6, 2.9],
    ] as const
  ).entries()) {
    stage.plane(0.6 - row * 0.16, (context) => {
      const random = stage.random(`trees ${row}`)
      for (const side of [-1, 1])
        plantTree(context, stage, space, {
          x: side * (reach + random()),
          z: z + random(),
          height: 4.6 + random(),
          random,
          leaves: row === 1 ? ['#c2da66', '#7fb350', '#4b7f47'] : GREEN,
        })
    })
  }
  stage.plane(0.3, (context) => {
    const side = -stage.lightSide
    const x = side * 1.75
    for (const leg of [-0.6, 0.6])
      space.block(context, '#34393f', { x: x + leg, z: 4.8, width: 0.07, height: 0.45, depth: 0.45 })
    for (const z of [4.8, 4.97, 5.14]) space.block(context, '#9a6a40', { x, y: 0.42, z, width: 1.5, height: 0.05, depth: 0.13 })
    for (const y of [0.58, 0.74, 0.9]) space.block(context, '#a87648', { x, y, z: 5.24, width: 1.5, height: 0.11, depth: 0.05 })
    const [lampX, lampY] = space.at(-side * 1.9, 0, 5.6)
    const unit = space.scale(5.6)
    context.fillStyle = stage.ink('#2f353a', 0, 0.3)
    context.fillRect(lampX - 5, lampY - unit * 2.7, 10, unit * 2.7)
    context.fillStyle = stage.isDark ? '#fff0bc' : '#f6f1e2'
    context.beginPath()
    context.ellipse(lampX, lampY - unit * 2.8, unit * 0.13, unit * 0.17, 0, 0, Math.PI * 2)
    context.fill()
    drawGrass(context, stage.random('grass'), {
      fromX: -40,
      toX: stage.width + 40,
      y: 1012,
      height: 58,
      count: 80,
      colors: [stage.ink('#4a8038', 0, 0.4), stage.ink('#78b048'), stage.ink('#a5cf60')],
    })
  })
}
