import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildHall } from '../shapes/hall.ts'
import { glaze } from '../shapes/pane.ts'
import type { Stage } from '../stage.ts'

/** A hospital's corridor: pale walls with a rail along them, broad doors, a bed on wheels, lamps that mirror in the floor. */
export function drawWardCorridor(stage: Stage): void {
  const space = buildHall(stage, {
    reach: 2.1,
    height: 2.9,
    depth: 16,
    wall: '#e3e9e8',
    floor: '#b9c6c8',
    ceiling: '#f3f6f6',
    dado: { color: '#a9cbc9', height: 0.95 },
    lights: '#fbffff',
  })
  stage.plane(0.8, (context) => {
    glaze(context, stage, {
      from: space.at(-1, 2.4, 15.9),
      to: space.at(1, 0.05, 15.9),
      columns: 2,
      rows: 1,
      bar: 8,
      frame: stage.ink('#9fb4b6', 0.2, 0.3),
    })
    const [x, y] = space.at(0, 1.2, 15.9)
    addGlow(context, { x, y, radius: 320, hex: '#ffffff', strength: 0.6 })
  })
  stage.plane(0.55, (context) => {
    for (const side of [-1, 1] as const) {
      const shade = side === stage.lightSide ? 0.6 : 0.15
      const wall = (hex: string, more: number, from: number, to: number, z0: number, z1: number) =>
        space.face(
          context,
          hex,
          shade + more,
          [side * 2.08, from, z0],
          [side * 2.08, from, z1],
          [side * 2.08, to, z1],
          [side * 2.08, to, z0],
        )
      for (const z of [13, 8.6, 5.2, 2.8]) {
        wall('#f2f4f2', 0.05, 0, 2.2, z + 0.1, z - 1.2)
        wall('#c7a67c', 0, 0, 2.12, z, z - 1.1)
        wall('#dfeef2', 0, 1.2, 1.9, z - 0.72, z - 0.94)
        wall('#2f7d86', 0, 2.28, 2.5, z - 0.2, z - 0.9)
      }
      space.face(
        context,
        '#7f9a9c',
        shade + 0.2,
        [side * 2, 0.86, 15],
        [side * 2, 0.86, 1.1],
        [side * 2, 0.98, 1.1],
        [side * 2, 0.98, 15],
      )
    }
    // A bed waits along the far wall.
    const side = -stage.lightSide
    space.block(context, '#f4f7f8', { x: side * 1.45, y: 0.55, z: 6.4, width: 0.9, height: 0.2, depth: 2 })
    space.block(context, '#8fb9cc', { x: side * 1.45, y: 0.75, z: 7, width: 0.92, height: 0.06, depth: 1.4 })
    for (const [dx, z] of [
      [-0.4, 6.5],
      [0.4, 6.5],
      [-0.4, 8.2],
      [0.4, 8.2],
    ] as const)
      space.block(context, '#9aa6ac', { x: side * 1.45 + dx, z, width: 0.06, height: 0.55, depth: 0.06 })
    const [dripX, dripY] = space.at(side * 1.9, 1.9, 6.2)
    fillBox(context, stage.ink('#b9c2c6', 0.1, 0.2), { x: dripX, y: dripY, width: 5, height: space.scale(6.2) * 1.9 })
    fillBox(context, stage.ink('#eaf4f6', 0.1, 0), { x: dripX - 22, y: dripY, width: 24, height: 46 })
    for (const [z, alpha] of [
      [13, 0.5],
      [9, 0.42],
      [6, 0.34],
      [4, 0.26],
      [2.8, 0.2],
    ] as const) {
      const [x, y] = space.at(0, 0, z)
      context.fillStyle = `rgba(255,255,255,${alpha})`
      context.beginPath()
      context.ellipse(x, y, space.scale(z) * 0.42, space.scale(z) * 0.09, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
}
