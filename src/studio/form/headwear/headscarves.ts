import { mixRgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import { FULLNESS, skullSlice } from '../skull.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, lathe, smoothRings } from './lathe.ts'

const ROWS = 30
const COLUMNS = 64
/** The head's middle, from which cloth is measured. */
const CENTER: Vector = [0, -0.08, -0.06]
/** The way behind the crown, where the cloth closes. */
const POLE: Vector = [0, -0.12, -0.993]

/** Cloth close round the face that hides hair, ears and neck and lies in folds on the shoulders. */
export function buildHeadscarf(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  return [
    shell(kit, { color, opening: 1.03, lift: 0.05 }),
    nape(kit, color),
    cowl(kit, { color }),
    wrap(kit, mixRgb(color, trim, 0.12)),
  ]
}

/** A white coif round the face and a dark veil over it that falls behind the shoulders. */
export function buildNunVeil(kit: HeadwearKit): Surface[] {
  const white = mixRgb(kit.headwear.color, [0.95, 0.94, 0.92], 0.94)
  return [
    shell(kit, { color: white, opening: 1, lift: 0.03 }),
    nape(kit, white),
    cowl(kit, { color: white }),
    shell(kit, { color: kit.headwear.color, opening: 1.1, lift: 0.09, isOver: true }),
    fall(kit),
  ]
}

interface ShellShape {
  readonly color: HeadwearKit['headwear']['color']
  /** Size of the opening for the face; 1 leaves forehead to chin free. */
  readonly opening: number
  readonly lift: number
  /** Laid over cloth on the head, not on the face. */
  readonly isOver?: boolean
}

/** The part on the head: from the oval round the face back over crown, ears and jaw to behind the crown. */
function shell(kit: HeadwearKit, { color, opening, lift, isOver = false }: ShellShape): Surface {
  const { parts, proportions: p } = kit
  const top = -0.62
  const middle = (top + p.chinY) / 2
  const halfHeight = ((p.chinY - top) / 2 + 0.02) * opening
  const hull = hullOf(kit, lift)
  const edges = Array.from({ length: COLUMNS }, (_, column): Vector => {
    const turn = -Math.PI + (column / COLUMNS) * 2 * Math.PI
    const [aside, up] = [Math.sin(turn), Math.cos(turn)]
    const y = middle - up * halfHeight
    const x = aside * Math.min(0.6, 0.6 * p.skullWidth) * opening * (up < 0 ? 1 - 0.16 * up * up : 1)
    return [x, y, onFace(p, x, Math.min(y, p.chinY - 0.03)) + lift + 0.03]
  })
  const mesh = gridMesh({ rows: ROWS, columns: COLUMNS, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / COLUMNS) * 2 * Math.PI
    const share = row / (ROWS - 1)
    const [x, y] = edges[column]!
    const edge: Vector = [x, y - CENTER[1], smoothDepth(edges, column) - CENTER[2]]
    const far = Math.hypot(...edge)
    // Along a great circle from the face's edge to the pole.
    const from: Vector = [edge[0] / far, edge[1] / far, edge[2] / far]
    const between = Math.acos(Math.max(-1, Math.min(1, from[0] * POLE[0] + from[1] * POLE[1] + from[2] * POLE[2])))
    const [a, b] = [Math.sin((1 - share) * between) / Math.sin(between), Math.sin(share * between) / Math.sin(between)]
    const way: Vector = [from[0] * a + POLE[0] * b, from[1] * a + POLE[1] * b, from[2] * a + POLE[2] * b]
    const fold = 0.012 * Math.sin(turn * 9 + share * 5) * smoothStep(0.1, 0.4, share) * smoothStep(1, 0.7, share)
    const roll = lift * Math.exp(-((share / 0.05) ** 2)) * 0.4
    const length =
      far + (hull(way) + fold - far) * (isOver ? 1 : smoothStep(0, 0.22, share)) + roll - 0.06 * smoothStep(0.05, 0, share)
    return [way[0] * length, CENTER[1] + way[1] * length, CENTER[2] + way[2] * length]
  })
  return { part: parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }
}

/** How far from the head's middle the cloth lies in a direction: round skull, pressed hair, ears and jaw. */
function hullOf({ proportions: p, girthX, girthZ }: HeadwearKit, lift: number): (way: Vector) => number {
  const slice = p.skull?.slice(-0.3)
  const aside = Math.max(girthX - 0.02, (slice?.halfWidth ?? 0) + 0.14) + lift
  const front = Math.max(girthZ - 0.08, (slice?.front ?? 0) - CENTER[2] + 0.03) + lift
  const back = Math.max(girthZ - 0.02, CENTER[2] - (slice?.back ?? 0) + 0.07) + lift
  const [up, down] = [0.97 + CENTER[1] + 0.1 + lift, p.chinY - CENTER[1] + 0.08 + lift]
  // Fuller than an ellipsoid, as heads are.
  return ([x, y, z]) =>
    (Math.abs(x / aside) ** FULLNESS +
      Math.abs(y / (y < 0 ? up : down)) ** FULLNESS +
      Math.abs(z / (z > 0 ? front : back)) ** FULLNESS) **
    (-1 / FULLNESS)
}

/** Cloth does not follow every bump of a face: as deep as its neighbours. */
function smoothDepth(edges: readonly Vector[], column: number): number {
  let sum = 0
  for (let by = -6; by <= 6; by += 1) sum += edges[(column + by + edges.length) % edges.length]![2] * (7 - Math.abs(by))
  return sum / 49
}

/** Depth of the face there without what stands out of it. */
function onFace(p: HeadwearKit['proportions'], x: number, y: number): number {
  const { halfWidth, front, widest } = skullSlice(y, p)
  const share = Math.min(0.99, Math.abs(x) / (halfWidth + 0.02))
  return widest + (front - widest) * (1 - share ** FULLNESS) ** (1 / FULLNESS)
}

/** The part round the neck and on the shoulders. */
function cowl(kit: HeadwearKit, { color }: { color: ShellShape['color'] }): Surface {
  const chin = kit.proportions.chinY
  const folds = (row: number, turn: number) =>
    0.022 * Math.sin(turn * 5 + row * 0.35) * smoothStep(2, 12, row) + 0.014 * Math.sin(turn * 11 - row * 0.6)
  return lathe(
    kit,
    smoothRings(
      [
        { wide: 0.74, y: chin + 0.0, saddle: 0.34, z: 0.02 },
        { wide: 0.76, y: chin + 0.08, saddle: 0.24, z: 0.02 },
        { wide: 0.68, y: chin + 0.24, saddle: 0.14 },
        { wide: 0.76, y: chin + 0.44, saddle: 0.04 },
        { wide: 1.14, y: chin + 0.68 },
        { wide: 1.32, y: chin + 0.86 },
        { wide: 1.22, y: chin + 0.93 },
      ],
      4,
    ),
    { color, reliefAt: folds },
  )
}

/** From behind the ears down to the neck, where shell and cowl meet. */
function nape({ parts, girthX, girthZ, proportions }: HeadwearKit, color: ShellShape['color']): Surface {
  const mesh = gridMesh({ rows: 12, columns: 36, closed: false }, (row, column) => {
    const share = row / 11
    const turn = 1.6 + (column / 35) * (2 * Math.PI - 3.2)
    const wide = 0.97 - 0.26 * smoothStep(0.2, 1, share)
    return [
      Math.sin(turn) * girthX * wide,
      -0.25 + share * (proportions.chinY + 0.5),
      AXIS_Z + Math.cos(turn) * girthZ * wide * (1 - 0.1 * share),
    ]
  })
  return { part: parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }
}

/** The end of the cloth, drawn from one side under the chin to the other shoulder. */
function wrap(kit: HeadwearKit, color: ShellShape['color']): Surface {
  const chin = kit.proportions.chinY
  const side = kit.sheet.hair.parting > 0 ? 1 : -1
  const mesh = gridMesh({ rows: 9, columns: 30, closed: false }, (row, column) => {
    const along = column / 29
    const across = row / 8
    const turn = side * (-1.35 + 2.6 * along)
    const wide = 0.81 + 0.3 * along ** 2
    const ruck = 0.02 * Math.sin(across * 9 + along * 4)
    return [
      Math.sin(turn) * (kit.girthX * wide + ruck),
      chin - 0.28 + 0.62 * along + 0.36 * across * (0.7 + 0.5 * along) + 0.2 * Math.cos(turn),
      AXIS_Z + Math.cos(turn) * (kit.girthZ * wide + ruck),
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }
}

/** A veil's long back. */
function fall({ parts, headwear, girthX, girthZ }: HeadwearKit): Surface {
  const mesh = gridMesh({ rows: 18, columns: 40, closed: false }, (row, column) => {
    const share = row / 17
    const turn = 1.15 + (column / 39) * (2 * Math.PI - 2.3)
    const fold = 0.03 * Math.sin(turn * 10) * share
    const wide = 1.1 + 0.22 * share
    return [Math.sin(turn) * (girthX * wide + fold), -0.25 + share * 2.5, AXIS_Z + Math.cos(turn) * (girthZ * wide + fold)]
  })
  return { part: parts.next(), material: MATERIAL.cloth, color: headwear.color, doubleSided: true, ...mesh }
}
