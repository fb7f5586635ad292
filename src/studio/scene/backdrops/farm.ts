import { GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { type Place, spaceOf } from '../shapes/space.ts'
import { drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A farmyard: a red barn with its silo, furrowed fields, bales of hay, a rail fence along the track. */
export function drawFarm(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const side = stage.lightSide < 0 ? 1 : -1
  stage.plane(0.9, (context) => {
    fillRidge(context, {
      color: stage.ink('#8fb286', 0.5, 0.2),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 90 * rollingHeights(stage.random('hills'), 3)(share),
      baseY: stage.horizon + 6,
      bottomY: 1100,
    })
    space.face(context, '#9dbb55', 0.1, [-90, 0, 60], [90, 0, 60], [90, 0, 0.9], [-90, 0, 0.9])
    for (let row = -26; row < 26; row += 1) {
      if (row * -side < 1) continue
      space.face(
        context,
        row % 2 ? '#a8773f' : '#c2a04c',
        0.2,
        [row * 0.7, 0, 52],
        [row * 0.7 + 0.36, 0, 52],
        [row * 0.7 + 0.36, 0, 9],
        [row * 0.7, 0, 9],
      )
    }
  })
  stage.plane(0.7, (context) => {
    const random = stage.random('trees')
    for (const x of [-9, -6.4, 8.5])
      plantTree(context, stage, space, { x: x * side, z: 24, height: 5, random, leaves: GREEN, isFar: true })
    const barn = (x: number) => x * side
    const front = (hex: string, shade: number, ...corners: readonly (readonly [x: number, y: number])[]) =>
      space.face(context, hex, shade, ...corners.map(([x, y]): Place => [barn(x), y, 15]))
    // Its long side, then the gable with the door.
    space.face(context, '#a83a30', 0.6, [barn(1.2), 0, 15], [barn(1.2), 0, 24], [barn(1.2), 2.6, 24], [barn(1.2), 2.6, 15])
    space.face(context, '#6a5a58', 0.4, [barn(1.1), 2.5, 15], [barn(1.1), 2.5, 24], [barn(3.2), 4.7, 24], [barn(3.2), 4.7, 15])
    front('#c2443a', 0.2, [1.2, 0], [5.2, 0], [5.2, 2.6], [4.6, 3.9], [3.2, 4.7], [1.8, 3.9], [1.2, 2.6])
    for (let board = 1.5; board < 5.2; board += 0.4)
      front('#a5352d', 0.3, [board, 0], [board + 0.05, 0], [board + 0.05, 2.8], [board, 2.8])
    front('#f4ecdc', 0.1, [2.3, 0], [4.1, 0], [4.1, 2.2], [2.3, 2.2])
    front('#a8342c', 0.3, [2.4, 0], [4, 0], [4, 2.1], [2.4, 2.1])
    for (const [from, to] of [
      [2.4, 4],
      [4, 2.4],
    ] as const)
      front('#f4ecdc', 0.1, [from, 0], [from + 0.12, 0], [to + 0.06, 2.1], [to - 0.06, 2.1])
    front('#4a2a28', 0.4, [2.8, 3], [3.6, 3], [3.6, 3.7], [2.8, 3.7])
    space.block(context, '#b9c0c4', { x: barn(6.2), z: 17, width: 1.6, height: 6, depth: 1.6 })
    const [domeX, domeY] = space.at(barn(6.2), 6, 17)
    context.fillStyle = stage.ink('#dfe4e6', 0.3, 0.1)
    context.beginPath()
    context.ellipse(domeX, domeY, space.scale(17) * 0.84, space.scale(17) * 0.7, 0, Math.PI, 0)
    context.fill()
  })
  stage.plane(0.4, (context) => {
    space.face(
      context,
      '#c9ac7c',
      0.15,
      [-0.7 * side + 3 * side, 0, 15],
      [0.4 * side + 3 * side, 0, 15],
      [1.2 * side, 0, 0.9],
      [-1.2 * side, 0, 0.9],
    )
    for (const [x, z] of [
      [-2.1, 7],
      [-2.9, 7.6],
      [-2.5, 5.6],
    ] as const) {
      const [cx, cy] = space.at(x * side, 0.42, z)
      const radius = space.scale(z) * 0.44
      for (const [shrink, hex, shade] of [
        [1, '#c99a3f', 0.4],
        [0.86, '#e6c264', 0.05],
        [0.56, '#cfa248', 0.1],
        [0.28, '#ecd07a', 0],
      ] as const) {
        context.fillStyle = stage.ink(hex, 0.1, shade)
        context.beginPath()
        context.ellipse(cx, cy, radius * shrink, radius * shrink, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
    for (let z = 12; z > 3.4; z -= 1.3)
      space.block(context, '#a98e6c', { x: 2.1 * side, z, width: 0.11, height: 0.85, depth: 0.11 })
    for (const y of [0.35, 0.65])
      space.face(
        context,
        '#b89c78',
        0.2,
        [2.1 * side, y, 12],
        [2.1 * side, y, 3.4],
        [2.1 * side, y + 0.09, 3.4],
        [2.1 * side, y + 0.09, 12],
      )
    drawGrass(context, stage.random('grass'), {
      fromX: -40,
      toX: stage.width + 40,
      y: 1012,
      height: 66,
      count: 76,
      colors: [stage.ink('#5f8a38', 0, 0.4), stage.ink('#95b848'), stage.ink('#cfc662')],
    })
  })
}
