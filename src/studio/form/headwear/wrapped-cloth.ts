import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import { skinPoint } from '../skin-point.ts'
import { skullSlice } from '../skull.ts'
import { unit } from '../vector.ts'
import type { HeadwearKit } from './headwear-kit.ts'

/** Height of the skull's middle, and its half axes, for the way outwards. */
const MIDDLE_Y = -0.1
const AXES: Vector = [0.72, 0.92, 0.84]
const CROWN_Y = -0.995
/** Rows over which the lower edge is turned in. */
const HEM_ROWS = 2

export interface WrapShape {
  readonly color: Rgb
  /** The lower edge, by the angle round the head from the middle of the face. */
  readonly edgeY: (turn: number) => number
  /** How far off the skull it lies; high 0 at the edge … 1 at the crown. */
  readonly lift: (turn: number, high: number, out: Vector) => number
  readonly colorAt?: (turn: number, high: number, out: Vector) => Rgb
  readonly rows?: number
  readonly columns?: number
}

/** Cloth that follows the skull from an edge up to the crown, as far off it as the hair and its own folds are thick. */
export function wrappedCloth({ proportions, parts, sheet }: HeadwearKit, shape: WrapShape): Surface {
  const { color, colorAt, edgeY, lift, rows = 44, columns = 112 } = shape
  // Drawn hair that is pressed down is thicker than real hair.
  const hair = sheet.hair.kind === 'bald' || sheet.hair.kind === 'shaved' ? 0.02 : proportions.person ? 0.075 : 0.135
  const colors = colorAt && new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    // From the crown down; the last rows are the hem, tucked in under the edge.
    const share = Math.min(1, row / (rows - 1 - HEM_ROWS))
    const tuck = Math.max(0, row - (rows - 1 - HEM_ROWS)) / HEM_ROWS
    const edge = edgeY(turn)
    const [x, y, z] = onSkull(proportions, turn, share, edge)
    const out = unit([x / AXES[0] ** 2, Math.min(0, y - MIDDLE_Y) / AXES[1] ** 2, (z + 0.08) / AXES[2] ** 2])
    if (colors && colorAt) colors.set(colorAt(turn, 1 - share, out), (row * columns + column) * 3)
    const off = (hair + lift(turn, 1 - share, out)) * (1 - tuck * tuck * 0.85)
    if (row === 0) return [0, y - off, skullSlice(y, proportions).widest]
    return [x + out[0] * off, y + out[1] * off - tuck * 0.012, z + out[2] * off]
  })
  return { part: parts.next(), material: MATERIAL.cloth, color, ...(colors && { colors }), doubleSided: true, ...mesh }
}

function onSkull(p: HeadwearKit['proportions'], turn: number, share: number, edge: number): Vector {
  const high = MIDDLE_Y - CROWN_Y
  const lowest = edge < MIDDLE_Y ? Math.acos((MIDDLE_Y - edge) / high) : Math.PI / 2
  const over = Math.max(0, edge - MIDDLE_Y)
  const way = share * (lowest * high + over)
  const angle = Math.min(lowest, way / high)
  const y = MIDDLE_Y - Math.cos(angle) * high + Math.max(0, way - lowest * high)
  return skinPoint(p, { turn, y, lift: 0 })
}

/** Layers laid over one another: each rises slowly and ends in a rounded step (0 … 1 by the phase's fraction). */
export function layered(phase: number): number {
  const along = phase - Math.floor(phase)
  return along < 0.72 ? smoothStep(0, 0.72, along) ** 0.7 : 1 - smoothStep(0.72, 1, along)
}

/** The angle round a knot under which a direction from the skull's middle is seen: cloth is drawn toward the knot in such lines. */
export function roundKnot(knot: Vector, out: Vector): number {
  const aside = unit([knot[2], 0, -knot[0]])
  const up: Vector = [
    knot[1] * aside[2] - knot[2] * aside[1],
    knot[2] * aside[0] - knot[0] * aside[2],
    knot[0] * aside[1] - knot[1] * aside[0],
  ]
  const [a, b] = [aside, up].map((axis) => axis[0]! * out[0] + axis[1]! * out[1] + axis[2]! * out[2])
  return Math.atan2(b!, a!)
}

/** Cloth that stands out of a knot in pleats, like a half-open fan. */
export function fan(
  { parts }: HeadwearKit,
  {
    from,
    toward,
    facing,
    length,
    width,
    colorAt,
    color,
  }: {
    readonly from: Vector
    readonly toward: Vector
    /** Where its face looks. */
    readonly facing: Vector
    readonly length: number
    /** Of its end. */
    readonly width: number
    readonly color: Rgb
    readonly colorAt?: (along: number, across: number) => Rgb
  },
): Surface {
  const rows = 14
  const columns = 34
  const along = unit(toward)
  const across = unit([
    facing[1] * along[2] - facing[2] * along[1],
    facing[2] * along[0] - facing[0] * along[2],
    facing[0] * along[1] - facing[1] * along[0],
  ])
  const colors = colorAt && new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const t = row / (rows - 1)
    const s = (column / (columns - 1)) * 2 - 1
    const wide = 0.05 + (width - 0.05) * smoothStep(0, 0.9, t)
    const far = length * t * (1 - 0.16 * s * s) - length * 0.05 * t * Math.cos(s * 11)
    const pleat = (0.045 * Math.sin(s * 11) + 0.05 * (1 - s * s)) * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.1)) - 0.1 * t * t
    if (colors && colorAt) colors.set(colorAt(t, s), (row * columns + column) * 3)
    const f = unit(facing)
    return [0, 1, 2].map(
      (axis) => from[axis]! + along[axis]! * far + across[axis]! * s * wide + f[axis]! * pleat,
    ) as unknown as Vector
  })
  return { part: parts.next(), material: MATERIAL.cloth, color, ...(colors && { colors }), doubleSided: true, ...mesh }
}
