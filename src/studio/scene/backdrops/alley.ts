import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { type Place, spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A narrow lane between brick walls: fire escapes, pipes, bins, a lamp over a back door, steam over wet stones. */
export function drawAlley(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.85, (context) => {
    space.block(context, '#8c8478', { x: 0, z: 22, width: 12, height: 6.5, depth: 1 })
    for (let row = 0; row < 4; row += 1)
      for (const x of [-1.1, 0, 1.1]) {
        const hex = stage.isDark && (row + x * 10) % 3 ? '#ffd98a' : '#5a6878'
        space.face(
          context,
          hex,
          0.1,
          [x - 0.3, 1.2 + row * 1.5, 21.9],
          [x + 0.3, 1.2 + row * 1.5, 21.9],
          [x + 0.3, 2.2 + row * 1.5, 21.9],
          [x - 0.3, 2.2 + row * 1.5, 21.9],
        )
      }
    space.face(context, '#77726c', 0.35, [-20, 0, 22], [20, 0, 22], [20, 0, 0.9], [-20, 0, 0.9])
    for (let z = 21; z > 1.2; z *= 0.84)
      space.face(context, '#615c58', 0.4, [-2.3, 0.01, z], [2.3, 0.01, z], [2.3, 0.01, z * 0.985], [-2.3, 0.01, z * 0.985])
    space.face(context, '#4d4a4a', 0.5, [-0.16, 0.01, 22], [0.16, 0.01, 22], [0.16, 0.01, 0.9], [-0.16, 0.01, 0.9])
  })
  for (const side of [-1, 1] as const) {
    stage.plane(0.5, (context) => {
      const shade = side === stage.lightSide ? 0.75 : 0.2
      const wall = (hex: string, more: number, ...corners: readonly (readonly [y: number, z: number])[]) =>
        space.face(context, hex, Math.min(1, shade + more), ...corners.map(([y, z]): Place => [side * 2.3, y, z]))
      const brick = side < 0 ? '#9a5a44' : '#8a6a52'
      wall(brick, 0, [0, 22], [0, 0.95], [14, 0.95], [14, 22])
      const random = stage.random(`bricks ${side}`)
      for (let patch = 0; patch < 120; patch += 1) {
        const z = 1.1 + random() ** 1.5 * 20
        const y = Math.floor(random() * 45) * 0.16
        const length = 0.2 + z * 0.03
        wall(patch % 3 ? '#b3705a' : '#6d3f34', 0.05, [y, z], [y, z + length], [y + 0.12, z + length], [y + 0.12, z])
      }
      for (const [z, y] of [
        [17, 2.6],
        [11.5, 2.8],
        [7.5, 2.7],
        [17, 5.2],
        [11.5, 5.4],
        [7.5, 5.3],
      ] as const) {
        wall('#d8cbb4', 0.05, [y - 0.1, z + 1.1], [y - 0.1, z - 0.1], [y + 1.5, z - 0.1], [y + 1.5, z + 1.1])
        const isLit = stage.isDark && random() < 0.6
        wall(isLit ? '#ffd07a' : '#4f6274', isLit ? -shade : 0, [y, z + 1], [y, z], [y + 1.4, z], [y + 1.4, z + 1])
      }
      // A fire escape: landings and their ladders.
      if (side !== stage.lightSide) {
        for (const y of [2.5, 5.1, 7.7]) {
          space.block(context, '#33363c', { x: side * 1.95, y, z: 6.4, width: 0.7, height: 0.08, depth: 3.2 })
          for (let z = 9.5; z >= 6.4; z -= 0.62)
            space.block(context, '#2b2e33', { x: side * 1.62, y, z, width: 0.04, height: 0.75, depth: 0.04 })
          space.face(
            context,
            '#2b2e33',
            0.3,
            [side * 1.62, y + 0.72, 6.4],
            [side * 1.62, y + 0.72, 9.6],
            [side * 1.62, y + 0.78, 9.6],
            [side * 1.62, y + 0.78, 6.4],
          )
          fillPolygon(context, stage.ink('#2b2e33', 0.1, 0.4), [
            space.at(side * 1.7, y, 6.8),
            space.at(side * 1.7, y, 7),
            space.at(side * 1.7, y - 2.5, 9),
            space.at(side * 1.7, y - 2.5, 8.8),
          ])
        }
      }
    })
  }
  stage.plane(0.35, (context) => {
    const side = stage.lightSide
    space.block(context, '#3d5c4a', { x: -side * 1.75, z: 4.6, width: 0.9, height: 1, depth: 1.3 })
    space.block(context, '#2d4638', { x: -side * 1.75, y: 1, z: 4.55, width: 0.98, height: 0.1, depth: 1.4 })
    space.block(context, '#6f757c', { x: side * 1.9, z: 5.4, width: 0.5, height: 0.75, depth: 0.5 })
    space.block(context, '#8a6a48', { x: side * 1.8, z: 4.3, width: 0.5, height: 0.42, depth: 0.5 })
    const [lampX, lampY] = space.at(side * 2.1, 2.5, 6)
    addGlow(context, {
      x: lampX,
      y: lampY,
      radius: stage.isDark ? 330 : 120,
      hex: '#ffca74',
      strength: stage.isDark ? 0.85 : 0.35,
    })
    context.fillStyle = '#fff1c8'
    context.beginPath()
    context.ellipse(lampX, lampY, 17, 12, 0, 0, Math.PI * 2)
    context.fill()
    // Farther on another lamp; both lie on the wet stones, and steam rises from a grating.
    const [farX, farY] = space.at(-side * 2.1, 2.6, 13)
    addGlow(context, { x: farX, y: farY, radius: stage.isDark ? 190 : 60, hex: '#ffd48c', strength: stage.isDark ? 0.8 : 0.3 })
    for (const [x, z, strength] of [
      [side * 1.4, 5.6, 0.5],
      [-side * 1.2, 11, 0.4],
    ] as const) {
      const [px, py] = space.at(x, 0, z)
      addGlow(context, {
        x: px,
        y: py,
        radius: space.scale(z) * 0.9,
        hex: stage.isDark ? '#ffc878' : '#dfe6ec',
        strength: stage.isDark ? strength : strength * 0.5,
      })
    }
    const random = stage.random('steam')
    for (let puff = 0; puff < 7; puff += 1) {
      const [x, y] = space.at(side * 0.5 + (random() - 0.5) * 0.7, 0.2 + puff * 0.32, 9)
      addGlow(context, { x, y, radius: 70 + puff * 14, hex: '#aeb6c2', strength: 0.16 })
    }
  })
}
