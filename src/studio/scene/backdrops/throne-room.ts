import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import { fillPolygon, type Point } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A throne on its steps under a canopy: red carpet, columns with torches, banners, narrow windows of light. */
export function drawThroneRoom(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 4,
    height: 5.6,
    depth: 12,
    wall: '#8f8a98',
    floor: '#6a6470',
    ceiling: '#4f4a58',
    tiles: { color: '#77717e', size: 1 },
  })
  stage.plane(0.75, (context) => {
    for (const x of [-2.6, 2.6])
      glaze(context, stage, {
        from: space.at(x - 0.42, 4.4, 11.98),
        to: space.at(x + 0.42, 1.5, 11.98),
        columns: 2,
        rows: 5,
        bar: 3,
        frame: stage.ink('#4a4450', 0.2, 0.4),
      })
    const drape = (from: number, to: number, hex: string, shade: number) =>
      space.face(context, hex, shade, [from, 0.7, 11.9], [to, 0.7, 11.9], [to * 0.72, 5, 11.9], [from * 0.72, 5, 11.9])
    for (let fold = -5; fold < 5; fold += 1)
      drape(fold * 0.32, fold * 0.32 + 0.33, fold % 2 ? '#8c1c30' : '#b02a40', fold % 2 ? 0.5 : 0.15)
    space.block(context, '#c99a3a', { x: 0, y: 4.8, z: 11.6, width: 2.6, height: 0.34, depth: 0.3 })
    for (const [step, width] of [4.2, 3.5, 2.8].entries())
      space.block(context, '#8a8490', { x: 0, y: step * 0.2, z: 9.6 + step * 0.5, width, height: 0.2, depth: 2 })
  })
  stage.plane(0.6, (context) => {
    const z = 10.8
    const gold = '#d8aa44'
    space.block(context, gold, { x: 0, y: 0.6, z, width: 1.3, height: 0.5, depth: 0.7 })
    space.block(context, '#a52a3c', { x: 0, y: 1.1, z: z - 0.02, width: 1.05, height: 0.1, depth: 0.6 })
    const back = (grow: number): Point[] =>
      (
        [
          [-0.7, 1.1],
          [-0.75, 2.9],
          [-0.4, 3.2],
          [0, 3.75],
          [0.4, 3.2],
          [0.75, 2.9],
          [0.7, 1.1],
        ] as const
      ).map(([x, y]) => space.at(x * grow, 1.1 + (y - 1.1) * (1 - (1 - grow) * 0.5), z + 0.6))
    fillPolygon(context, stage.ink(gold, 0.1, 0.15), back(1))
    fillPolygon(context, stage.ink('#9c2438', 0.1, 0.25), back(0.76))
    for (const side of [-1, 1])
      space.block(context, gold, { x: side * 0.72, y: 0.6, z: z - 0.1, width: 0.16, height: 0.95, depth: 0.7 })
    const [jewelX, jewelY] = space.at(0, 3.5, z + 0.55)
    addGlow(context, { x: jewelX, y: jewelY, radius: 90, hex: '#ffe08a', strength: 0.7 })
  })
  for (const [index, z] of [10.4, 7.6, 5.4].entries()) {
    stage.plane(0.55 - index * 0.14, (context) => {
      if (index === 0) {
        space.face(context, '#b02a3c', 0.15, [-0.85, 0.01, 9.6], [0.85, 0.01, 9.6], [0.85, 0.01, 0.9], [-0.85, 0.01, 0.9])
        for (const side of [-1, 1])
          space.face(
            context,
            '#dcae4a',
            0.1,
            [side * 0.72, 0.012, 9.6],
            [side * 0.78, 0.012, 9.6],
            [side * 0.78, 0.012, 0.9],
            [side * 0.72, 0.012, 0.9],
          )
      }
      for (const side of [-1, 1]) {
        space.block(context, '#a09aa6', { x: side * 3.3, z, width: 0.8, height: 0.3, depth: 0.7 })
        space.block(context, '#b0aab4', { x: side * 3.3, y: 0.3, z: z + 0.06, width: 0.56, height: 4.4, depth: 0.5 })
        space.block(context, '#c2bcc4', { x: side * 3.3, y: 4.7, z, width: 0.84, height: 0.9, depth: 0.7 })
        const banner = (hex: string, from: number, to: number, low: number) =>
          space.face(
            context,
            hex,
            0.2,
            [side * 3.3 - from, 4.4, z - 0.02],
            [side * 3.3 + from, 4.4, z - 0.02],
            [side * 3.3 + from, low, z - 0.02],
            [side * 3.3, low - to, z - 0.02],
            [side * 3.3 - from, low, z - 0.02],
          )
        banner('#9c2438', 0.22, 0.3, 2.7)
        banner('#dcae4a', 0.07, 0.08, 3.1)
        const [x, y] = space.at(side * 2.9, 2, z)
        const unit = space.scale(z)
        context.fillStyle = '#3a3030'
        context.fillRect(x - unit * 0.03, y, unit * 0.06, unit * 0.4)
        addGlow(context, { x, y: y - unit * 0.1, radius: unit * 1.3, hex: '#ff9a3c', strength: 0.7 })
        fillPolygon(context, '#ffcf6a', [
          [x - unit * 0.09, y],
          [x - unit * 0.02, y - unit * 0.34],
          [x + unit * 0.09, y],
        ])
      }
    })
  }
}
