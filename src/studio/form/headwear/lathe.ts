import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import type { HeadwearKit } from './headwear-kit.ts'

/** Depth of the head's axis. */
export const AXIS_Z = -0.085

/** A ring of a lathe: how wide it is (1 = the head's girth), how high it lies, how much it bends up at the sides. */
export interface LatheRing {
  readonly wide: number
  readonly y: number
  /** Raised at the sides (positive) or at front and back (negative). */
  readonly saddle?: number
  /** Moved to the front or the back. */
  readonly z?: number
  /** Moved aside. */
  readonly x?: number
}

export interface LatheShape {
  readonly color: Rgb
  readonly material?: Material
  /** Extra colour by ring and angle: bands, stripes. */
  readonly colorAt?: (row: number, turn: number) => Rgb
  /** Extra height off the surface by ring and angle: folds, ribs, dents. */
  readonly reliefAt?: (row: number, turn: number) => number
  readonly doubleSided?: boolean
  /** How many faces it has round the head: ribs need two each. */
  readonly columns?: number
}

const COLUMNS = 64

/** A body of rings round the head, from the top down. */
export function lathe({ girthX, girthZ, parts }: HeadwearKit, rings: readonly LatheRing[], shape: LatheShape): Surface {
  const { color, material = MATERIAL.cloth, colorAt, reliefAt, doubleSided = true, columns = COLUMNS } = shape
  const colors = colorAt && new Float32Array(rings.length * columns * 3)
  const mesh = gridMesh({ rows: rings.length, columns, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    const { wide, y, saddle = 0, z = 0, x = 0 } = rings[row]!
    const relief = reliefAt?.(row, turn) ?? 0
    if (colors && colorAt) colors.set(colorAt(row, turn), (row * columns + column) * 3)
    return [
      x + Math.sin(turn) * (girthX * wide + relief),
      y - saddle * Math.sin(turn) ** 2 + (saddle < 0 ? saddle : 0),
      AXIS_Z + z + Math.cos(turn) * (girthZ * wide + relief),
    ]
  })
  return { part: parts.next(), material, color, colors, doubleSided, ...mesh }
}

/** The same rings again with steps between them, so that turns are round. */
export function smoothRings(rings: readonly LatheRing[], steps = 4): LatheRing[] {
  const out: LatheRing[] = []
  for (let index = 0; index < rings.length - 1; index += 1) {
    const [before, a, b, behind] = [index - 1, index, index + 1, index + 2].map(
      (at) => rings[Math.min(rings.length - 1, Math.max(0, at))]!,
    )
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      // Through every ring with the slope from the one before to the one behind.
      const through = (of: (ring: LatheRing) => number) => {
        const [p0, p1, p2, p3] = [of(before!), of(a!), of(b!), of(behind!)]
        return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
      }
      out.push({
        wide: through(({ wide }) => wide),
        y: through(({ y }) => y),
        saddle: through(({ saddle = 0 }) => saddle),
        z: through(({ z = 0 }) => z),
        x: through(({ x = 0 }) => x),
      })
    }
  }
  out.push(rings[rings.length - 1]!)
  return out
}

/** A dome that follows the head at a distance, from the crown down to an edge given by angle. */
export function dome(
  kit: HeadwearKit,
  { thick, edgeY, shape, rows = 22 }: { thick: number; edgeY: (turn: number) => number; shape: LatheShape; rows?: number },
): Surface {
  const { girthX, girthZ, parts } = kit
  const { color, material = MATERIAL.cloth, colorAt, reliefAt, doubleSided = true, columns = COLUMNS } = shape
  const colors = colorAt && new Float32Array(rows * columns * 3)
  const top = -1.01 - thick - 0.05
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    const share = row / (rows - 1)
    const relief = reliefAt?.(row, turn) ?? 0
    if (colors && colorAt) colors.set(colorAt(row, turn), (row * columns + column) * 3)
    return domePoint({ girthX: girthX + thick + relief, girthZ: girthZ + thick + relief, top }, turn, share, edgeY(turn))
  })
  return { part: parts.next(), material, color, colors, doubleSided, ...mesh }
}

function domePoint(
  { girthX, girthZ, top }: { girthX: number; girthZ: number; top: number },
  turn: number,
  share: number,
  edge: number,
): Vector {
  const high = -0.1 - top
  const edgeAngle = edge < -0.1 ? Math.acos(Math.min(1, (-0.1 - edge) / high)) : Math.PI / 2
  const over = Math.max(0, edge + 0.1)
  const whole = edgeAngle * high + over
  const way = share * whole
  const angle = Math.min(edgeAngle, way / high)
  const wide = Math.sin(angle) ** 0.92
  return [
    Math.sin(turn) * girthX * wide,
    -0.1 - Math.cos(angle) * high + Math.max(0, way - edgeAngle * high),
    AXIS_Z + Math.cos(turn) * girthZ * wide,
  ]
}
