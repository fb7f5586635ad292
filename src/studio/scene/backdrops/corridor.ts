import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Stage } from '../stage.ts'

/** A school hallway: lockers down both sides, doors between them, light at its far end on a waxed floor. */
export function drawCorridor(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2.3,
    height: 3,
    depth: 15,
    wall: '#e4dcc8',
    floor: '#a9a08c',
    ceiling: '#f0ece0',
    tiles: { color: '#bdb49f', size: 0.75 },
    lights: '#fffef4',
  })
  stage.plane(0.75, (context) => {
    glaze(context, stage, {
      from: space.at(-1.2, 2.4, 14.98),
      to: space.at(1.2, 0.1, 14.98),
      columns: 2,
      rows: 2,
      bar: 6,
      frame: stage.ink('#7d6a4c', 0.2, 0.3),
    })
  })
  stage.plane(0.55, (context) => {
    const lit = stage.lightSide
    for (const side of [-1, 1] as const) {
      const shade = side === lit ? 0.65 : 0.12
      for (let z = 13.4; z > 1.4; z -= 0.6) {
        const index = Math.round(z / 0.6)
        if (index % 9 === 0) {
          space.face(
            context,
            '#7a5836',
            shade,
            [side * 2.28, 0, z],
            [side * 2.28, 0, z - 0.6],
            [side * 2.28, 2.1, z - 0.6],
            [side * 2.28, 2.1, z],
          )
          space.face(
            context,
            '#bcd6e0',
            shade,
            [side * 2.27, 1.3, z - 0.15],
            [side * 2.27, 1.3, z - 0.45],
            [side * 2.27, 1.9, z - 0.45],
            [side * 2.27, 1.9, z - 0.15],
          )
          continue
        }
        const hex = index % 9 < 5 ? '#587f9a' : '#6f8894'
        const x = side * 2.08
        space.face(context, hex, shade, [x, 0.1, z - 0.02], [x, 0.1, z - 0.58], [x, 1.95, z - 0.58], [x, 1.95, z - 0.02])
        space.face(context, hex, shade + 0.35, [x, 0.1, z - 0.02], [x, 0.1, z + 0.02], [x, 1.95, z + 0.02], [x, 1.95, z - 0.02])
        for (const y of [1.6, 1.68, 1.76])
          space.face(
            context,
            '#22384a',
            shade,
            [x, y, z - 0.16],
            [x, y, z - 0.44],
            [x, y + 0.03, z - 0.44],
            [x, y + 0.03, z - 0.16],
          )
        space.face(context, '#d8dde0', shade, [x, 1.0, z - 0.46], [x, 1.0, z - 0.52], [x, 1.14, z - 0.52], [x, 1.14, z - 0.46])
      }
      space.face(
        context,
        '#d8d0bc',
        0.1,
        [side * 2.08, 1.95, 13.4],
        [side * 2.08, 1.95, 1.4],
        [side * 2.3, 1.95, 1.4],
        [side * 2.3, 1.95, 13.4],
      )
    }
    // The lamps mirror in the wax.
    for (const [z, alpha] of [
      [12, 0.5],
      [8.5, 0.4],
      [5.6, 0.3],
      [3.7, 0.22],
    ] as const) {
      const [x, y] = space.at(0, 0, z)
      context.fillStyle = `rgba(255,255,246,${alpha})`
      context.beginPath()
      context.ellipse(x, y, space.scale(z) * 0.5, space.scale(z) * 0.08, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
}
