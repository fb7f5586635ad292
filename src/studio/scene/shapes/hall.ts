import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { addGlow } from './glow.ts'
import { type Space, spaceOf } from './space.ts'

export interface Hall {
  /** Metres from the middle to a side wall, to the ceiling, to the back wall. */
  readonly reach: number
  readonly height: number
  readonly depth: number
  readonly wall: string
  readonly floor: string
  readonly ceiling: string
  /** Lower part of the walls in another colour, so many metres high. */
  readonly dado?: { readonly color: string; readonly height: number }
  /** Tiles of so many metres, or boards that run away from the viewer. */
  readonly tiles?: { readonly color: string; readonly size: number }
  readonly boards?: { readonly color: string; readonly width: number }
  /** Bars of light in the ceiling. */
  readonly lights?: string
}

/** How near the walls come to the viewer. */
const NEAR_M = 1

/** A room, hall or corridor in perspective, lit from one side and dim in its corners; what stands in it comes after. */
export function buildHall(stage: Stage, hall: Hall): Space {
  const space = spaceOf(stage)
  stage.plane(0.8, (context) => {
    const { reach, height, depth } = hall
    // Under the walls, so that no seam between two of them shows through.
    context.fillStyle = stage.ink(hall.wall, 0.1, 0.5)
    context.fillRect(-200, -200, stage.width + 400, 1500)
    space.face(context, hall.floor, 0.3, [-40, 0, NEAR_M], [40, 0, NEAR_M], [40, 0, depth], [-40, 0, depth])
    layFloor(context, stage, space, hall)
    for (const side of [-1, 1] as const) {
      const shade = side === stage.lightSide ? 0.7 : 0.18
      const wall = (hex: string, from: number, to: number, more = 0) =>
        space.face(
          context,
          hex,
          shade + more,
          [side * reach, from, NEAR_M],
          [side * reach, from, depth],
          [side * reach, to, depth],
          [side * reach, to, NEAR_M],
        )
      wall(hall.wall, 0, height)
      if (hall.dado) wall(hall.dado.color, 0, hall.dado.height, 0.05)
      wall(hall.floor, 0, 0.1, 0.25)
    }
    space.face(
      context,
      hall.ceiling,
      0.4,
      [-reach, height, NEAR_M],
      [reach, height, NEAR_M],
      [reach, height, depth],
      [-reach, height, depth],
    )
    const back = (hex: string, from: number, to: number, shade: number) =>
      space.face(context, hex, shade, [-reach, from, depth], [reach, from, depth], [reach, to, depth], [-reach, to, depth])
    back(hall.wall, 0, height, 0.35)
    if (hall.dado) back(hall.dado.color, 0, hall.dado.height, 0.4)
    back(hall.floor, 0, 0.1, 0.6)
    dimCorners(context, space, hall)
    if (hall.lights) hangBars(context, space, hall, hall.lights)
    const glowX = space.at(stage.lightSide * reach * 0.7, 0, depth)[0]
    addGlow(context, {
      x: glowX,
      y: stage.horizon - 180,
      radius: 620,
      hex: stage.isDark ? '#5a5f8a' : '#fff6e0',
      strength: 0.28,
    })
  })
  return space
}

function layFloor(context: Context2D, stage: Stage, space: Space, { reach, depth, floor, tiles, boards }: Hall): void {
  if (tiles) {
    const half = Math.ceil(reach / tiles.size)
    const random = stage.random('tiles')
    for (let row = 0; NEAR_M + row * tiles.size < depth; row += 1) {
      const from = NEAR_M + row * tiles.size
      const to = Math.min(depth, from + tiles.size)
      for (let column = -half; column < half; column += 1) {
        const x = column * tiles.size
        space.face(
          context,
          (row + column) % 2 ? floor : tiles.color,
          0.15 + 0.2 * random(),
          [x, 0, from],
          [x + tiles.size, 0, from],
          [x + tiles.size, 0, to],
          [x, 0, to],
        )
      }
    }
  }
  if (!boards) return
  const random = stage.random('boards')
  const width = boards.width / 2
  for (let x = -Math.ceil(reach / width) * width; x < reach; x += width) {
    // Two planks end to end, each of its own tone, with a dark joint around them.
    const joint = NEAR_M + (depth - NEAR_M) * (0.15 + 0.5 * random())
    for (const [near, far] of [
      [NEAR_M, joint - 0.015],
      [joint, depth],
    ] as const) {
      const right = x + width * 0.96
      space.face(
        context,
        random() < 0.5 ? boards.color : floor,
        0.1 + 0.4 * random(),
        [x, 0, near],
        [right, 0, near],
        [right, 0, far],
        [x, 0, far],
      )
    }
  }
}

/** Light hardly reaches where walls, floor and ceiling meet. */
function dimCorners(context: Context2D, space: Space, { reach, height, depth }: Hall): void {
  const [left, top] = space.at(-reach, height, depth)
  const [right, bottom] = space.at(reach, 0, depth)
  const dim = (x: number, y: number, width: number, height_: number, x0: number, y0: number, x1: number, y1: number) => {
    const gradient = context.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, 'rgba(20,14,34,0.3)')
    gradient.addColorStop(1, 'rgba(20,14,34,0)')
    context.fillStyle = gradient
    context.fillRect(x, y, width, height_)
  }
  const reachX = (right - left) * 0.14
  dim(left, top, reachX, bottom - top, left, 0, left + reachX, 0)
  dim(right - reachX, top, reachX, bottom - top, right, 0, right - reachX, 0)
  dim(left, top, right - left, 70, 0, top, 0, top + 70)
  dim(left, bottom - 34, right - left, 34, 0, bottom, 0, bottom - 34)
  dim(left - 2000, bottom, right - left + 4000, 90, 0, bottom, 0, bottom + 90)
}

function hangBars(context: Context2D, space: Space, { height, depth, reach }: Hall, hex: string): void {
  context.fillStyle = hex
  for (const side of reach > 2.4 ? [-0.45, 0.45] : [0]) {
    for (let z = 1.6; z < depth - 0.4; z += 1.7) {
      const x = side * reach
      const corners = [
        space.at(x - 0.3, height - 0.01, z),
        space.at(x + 0.3, height - 0.01, z),
        space.at(x + 0.3, height - 0.01, z + 0.9),
        space.at(x - 0.3, height - 0.01, z + 0.9),
      ]
      context.beginPath()
      for (const [px, py] of corners) context.lineTo(px, py)
      context.fill()
      const [glowX, glowY] = space.at(x, height, z + 0.4)
      addGlow(context, { x: glowX, y: glowY, radius: space.scale(z + 0.4) * 1.1, hex, strength: 0.35 })
    }
  }
}
