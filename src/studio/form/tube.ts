import type { Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import type { Material } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import { stepsFor } from './detail.ts'
import { gridMesh } from './grid.ts'
import { cross, dot, subtract, unit } from './vector.ts'

export interface TubeShape {
  readonly part: number
  readonly material: Material
  readonly color: Rgb
  /** Half heads; a function of 0 start … 1 end for tapering tubes. */
  readonly radius: number | ((along: number) => number)
  /** Its last point joins the first. */
  readonly closed?: boolean
  /** Height over width of the section, measured along `up`. */
  readonly flat?: number
  readonly up?: Vector
  /** See `detailFor`; a tube of a small picture has fewer sides. */
  readonly detail?: number
}

const SIDES = { finest: 10, least: 5 } as const

/** A round tube along points: frames, bands, wires, horns. */
export function buildTube(
  points: readonly Vector[],
  { part, material, color, radius, closed = false, flat = 1, up = [0, 0, 1], detail = 1 }: TubeShape,
): Surface {
  const sides = stepsFor(detail * 1.4, SIDES.finest, SIDES.least)
  const count = points.length
  const rows = closed ? count + 1 : count
  const frames = points.map((point, index) => {
    const before = closed ? points[(index + count - 1) % count]! : points[Math.max(0, index - 1)]!
    const after = closed ? points[(index + 1) % count]! : points[Math.min(count - 1, index + 1)]!
    const tangent = unit(subtract(after, before))
    const lean = dot(up, tangent)
    const rough: Vector = [up[0] - tangent[0] * lean, up[1] - tangent[1] * lean, up[2] - tangent[2] * lean]
    const out = Math.hypot(...rough) < 0.05 ? unit(cross(tangent, [0.3, 0.9, 0.1])) : unit(rough)
    return { point, out, side: cross(tangent, out) }
  })
  const mesh = gridMesh(
    { rows, columns: sides, closed: true },
    (row, column) => {
      const { point, out, side } = frames[row % count]!
      const size = typeof radius === 'number' ? radius : radius(row / (rows - 1))
      const turn = (column / sides) * 2 * Math.PI
      const across = Math.cos(turn) * size
      const high = Math.sin(turn) * size * flat
      return [
        point[0] + side[0] * across + out[0] * high,
        point[1] + side[1] * across + out[1] * high,
        point[2] + side[2] * across + out[2] * high,
      ]
    },
    { inward: true },
  )
  return { part, material, color, ...mesh }
}

/** Evenly stepped points of a path given by 0…1. */
export function pointsAlong(count: number, pathAt: (along: number) => Vector): Vector[] {
  return Array.from({ length: count }, (_, index) => pathAt(index / (count - 1)))
}

/** Points of a closed loop given by an angle of 0…2π. */
export function pointsRound(count: number, loopAt: (turn: number) => Vector): Vector[] {
  return Array.from({ length: count }, (_, index) => loopAt((index / count) * 2 * Math.PI))
}
