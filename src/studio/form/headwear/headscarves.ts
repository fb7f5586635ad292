import { mixRgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { smoothStep } from '../curve.ts'
import { gridMesh } from '../grid.ts'
import { skullFrontZ } from '../skull.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, lathe, smoothRings } from './lathe.ts'

const ROWS = 22
const COLUMNS = 64
/** Of cloth over a measured head, for what a slice does not say: its corners. */
const ROOM = 0.07
/** Behind the crown, where the cloth closes. */
const POLE: Vector = [0, -0.2, -1]

/** Cloth close round the face that hides hair, ears and neck and lies in folds on the shoulders. */
export function buildHeadscarf(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const under = mixRgb(color, [0.05, 0.04, 0.06], 0.3)
  return [
    shell(kit, { color: under, opening: 0.97, lift: 0.012 }),
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
    shell(kit, { color: kit.headwear.color, opening: 1.16, lift: 0.09 }),
    fall(kit),
  ]
}

interface ShellShape {
  readonly color: HeadwearKit['headwear']['color']
  /** Size of the opening for the face; 1 leaves forehead to chin free. */
  readonly opening: number
  readonly lift: number
}

/** The part on the head: from the oval round the face back over crown, ears and jaw. */
function shell({ parts, proportions: p, girthX, girthZ }: HeadwearKit, { color, opening, lift }: ShellShape): Surface {
  const top = -0.62
  const middle = (top + p.chinY) / 2
  const halfHeight = ((p.chinY - top) / 2 + 0.02) * opening
  const mesh = gridMesh({ rows: ROWS, columns: COLUMNS, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / COLUMNS) * 2 * Math.PI
    const share = row / (ROWS - 1)
    const aside = Math.sin(turn)
    const up = Math.cos(turn)
    const edgeY = middle - up * halfHeight
    const edgeX = aside * Math.min(0.6, 0.6 * p.skullWidth) * opening * (up < 0 ? 1 - 0.16 * up * up : 1)
    const edgeZ = skullFrontZ(edgeX, Math.min(edgeY, p.chinY - 0.03), p) + lift + 0.015
    // From the edge round the side to the pole: a quarter turn of an ellipsoid a little larger than head and hair.
    const angle = share * (Math.PI / 2)
    const bulge = Math.sin(angle * 2) * 0.5
    const x = edgeX * Math.cos(angle) + aside * (girthX + lift) * bulge
    const y = edgeY * (1 - share) + POLE[1] * share - up * bulge * (up > 0 ? 1.32 + 2 * lift : 0.1)
    const z = edgeZ * (1 - share) + (POLE[2] - lift - 0.04) * share + (AXIS_Z * bulge) / 2
    const roll = lift * Math.exp(-((share / 0.05) ** 2)) * 0.3
    const held: Vector = [x, y, Math.max(z, AXIS_Z - girthZ - lift - 0.1) + roll]
    return share > 0 ? roundSkull(held, p, lift + ROOM) : held
  })
  return { part: parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }
}

/** Cloth lies on a measured head, whose forehead may be fuller than the ellipsoid: pushed out of its slice at that height. */
function roundSkull([x, y, z]: Vector, { skull, chinY }: HeadwearKit['proportions'], room: number): Vector {
  if (!skull || y < -0.96 || y > chinY * 0.55) return [x, y, z]
  const { halfWidth, front, back, widest } = skull.slice(y)
  const depth = (z > widest ? front - widest : widest - back) + room
  const [across, along] = [x / (halfWidth + room), (z - widest) / depth]
  const inside = Math.sqrt(across * across + along * along)
  return inside >= 1 || inside < 1e-6 ? [x, y, z] : [x / inside, y, widest + (z - widest) / inside]
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
    const turn = 0.95 + (column / 35) * (2 * Math.PI - 1.9)
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
