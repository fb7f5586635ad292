import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import { buildLock } from '../hair/lock.ts'
import { buildTube, pointsAlong, pointsRound } from '../tube.ts'
import { unit } from '../vector.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, dome, lathe, smoothRings } from './lathe.ts'

/** A peaked cap: six panels, a button and a stiff visor whose sides bend down. */
export function buildCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = dome(kit, {
    thick: 0.045,
    edgeY: (turn) => -0.42 + 0.2 * (0.5 - 0.5 * Math.cos(turn)),
    rows: 30,
    shape: {
      color,
      columns: 144,
      // The front panels stand, stiffened; seams lie a little deeper than what they join.
      reliefAt: (row, turn) => 0.05 * Math.max(0, Math.cos(turn)) ** 4 * Math.sin((row / 29) * Math.PI) - 0.012 * seamAt(turn),
    },
  })
  const rows = 14
  const columns = 56
  const visor = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const aside = (column / (columns - 1)) * 2 - 1
    const turn = aside * 1.12
    // Its outline is round: it begins and ends on the crown.
    const out = (row / (rows - 1)) * Math.sqrt(1 - aside * aside * 0.999)
    // It comes from within the crown.
    const [grownX, grownZ] = [kit.girthX + 0.02, kit.girthZ + 0.02]
    return [
      Math.sin(turn) * (grownX + 0.03 * out),
      -0.46 + 0.12 * out + 0.1 * out * out + 0.16 * aside * aside * (0.35 + out),
      AXIS_Z + Math.cos(turn) * grownZ + 0.7 * out,
    ]
  })
  const button = buildTube(
    pointsRound(12, (turn) => [Math.cos(turn) * 0.03, -1.1, AXIS_Z + Math.sin(turn) * 0.03]),
    { part: kit.parts.next(), material: MATERIAL.cloth, color: trim, radius: 0.03, closed: true, up: [0, 1, 0] },
  )
  return [crown, { part: kit.parts.next(), material: MATERIAL.cloth, color: trim, doubleSided: true, ...visor }, button]
}

const seamAt = (turn: number) => Math.exp(-((Math.sin(turn * 3) / 0.09) ** 2))

const BOBBLE_BELOW_YEARS = 13
/** Ribs of a knitted cap and of its folded rim, round the head. */
const RIBS = 46
/** Half heads from which on the crown of a knitted cap is raised, and how many times. */
const [CROWN_FROM, LIFTED] = [-0.55, 1.3] as const
const KNIT_COLUMNS = RIBS * 6

/** A knitted cap drawn over the forehead, with a folded rim; a child's has a bobble. */
export function buildBeanie(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const ribs = (deep: number) => (_: number, turn: number) => deep * Math.sin(turn * RIBS)
  const body = dome(kit, {
    thick: 0.06,
    edgeY: () => -0.34,
    rows: 28,
    shape: { color, reliefAt: ribs(0.009), columns: KNIT_COLUMNS },
  })
  // Wool does not lie on the crown of a head.
  for (let at = 1; at < body.positions.length; at += 3) {
    const above = CROWN_FROM - body.positions[at]!
    if (above > 0) body.positions[at] = CROWN_FROM - above * LIFTED
  }
  const rim = lathe(
    kit,
    smoothRings(
      [
        { wide: 1, y: -0.68 },
        { wide: 1.065, y: -0.65 },
        { wide: 1.085, y: -0.55 },
        { wide: 1.075, y: -0.34 },
        { wide: 1.02, y: -0.29 },
      ],
      4,
    ),
    { color: trim, reliefAt: ribs(0.016), columns: KNIT_COLUMNS },
  )
  if (kit.sheet.ageYears >= BOBBLE_BELOW_YEARS) return [body, rim]
  const random = randomFor(kit.sheet.seed, 'headwear')
  const center: Vector = [0, -1.34, AXIS_Z]
  const bobble = Array.from({ length: 26 }, (_, index) => {
    const height = 1 - (index / 25) * 1.8
    const turn = index * 2.4
    const round = Math.sqrt(Math.max(0, 1 - height * height))
    const direction: Vector = [Math.cos(turn) * round, -height, Math.sin(turn) * round]
    const long = 0.2 + 0.04 * random()
    return buildLock(
      (t) => [center[0] + direction[0] * long * t, center[1] + direction[1] * long * t, center[2] + direction[2] * long * t],
      () => unit([direction[2], 0.3, -direction[0]]),
      {
        part: kit.parts.next(),
        material: MATERIAL.fur,
        color: trim,
        width: 0.075,
        flat: 0.9,
        blunt: 3,
        steps: 5,
      },
    )
  })
  return [body, rim, ...bobble]
}

/** A flat round of felt that slips to one side. */
export function buildBeret(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const slip = kit.sheet.hair.parting > 0 ? -1 : 1
  const body = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.02, y: -1.2, x: slip * 0.16 },
        { wide: 0.6, y: -1.19, x: slip * 0.2, saddle: -0.03 },
        { wide: 1.08, y: -1, x: slip * 0.2 },
        { wide: 1.24, y: -0.78, x: slip * 0.17 },
        { wide: 1.16, y: -0.6, x: slip * 0.08 },
        { wide: 1.02, y: -0.46 },
      ],
      5,
    ),
    { color },
  )
  // It hangs lower on the side it slips to.
  for (let at = 0; at < body.positions.length; at += 3) body.positions[at + 1]! += body.positions[at]! * slip * 0.16
  const stem = buildTube(
    pointsAlong(6, (t) => [slip * 0.17, -1.17 - 0.09 * t, AXIS_Z]),
    { part: kit.parts.next(), material: MATERIAL.cloth, color, radius: 0.022 },
  )
  const rim = lathe(
    kit,
    [
      { wide: 1.02, y: -0.51 },
      { wide: 1.05, y: -0.46 },
      { wide: 1.03, y: -0.4 },
    ],
    { color: trim },
  )
  for (let at = 0; at < rim.positions.length; at += 3) rim.positions[at + 1]! += rim.positions[at]! * slip * 0.16
  return [body, stem, rim]
}

/** A hood that frames the face and falls to the shoulders. */
export function buildHood(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const rows = 34
  const columns = 60
  const opening = 0.86
  const colors = new Float32Array(rows * columns * 3)
  const mesh = gridMesh(
    { rows, columns, closed: false },
    (row, column) => {
      // Rows run from the crown to the shoulders, columns from one side of the opening round the back to the other.
      const share = row / (rows - 1)
      const way = share * 2.65
      const open = opening * Math.min(1, way / 0.85) ** 0.6
      const turn = open + (column / (columns - 1)) * (2 * Math.PI - 2 * open)
      const angle = Math.min(Math.PI / 2, way * 1.12)
      const down = Math.max(0, way - 1.4)
      const wide = Math.sin(angle) ** 0.8
      const gather = 1 - 0.22 * Math.sin(Math.min(1, down / 0.95) * Math.PI * 0.75) + 0.3 * Math.max(0, down - 0.75)
      const front = Math.max(0, Math.cos(turn))
      const edge = Math.min(column, columns - 1 - column)
      const roll = Math.exp(-((edge / 1.6) ** 2)) * 0.05
      const tip = 0.22 * Math.max(0, -Math.cos(turn)) * Math.sin(angle) * (1 - Math.min(1, down))
      colors.set(edge < 2 ? trim : color, (row * columns + column) * 3)
      return [
        -Math.sin(turn) * -1 * (kit.girthX + 0.16 + roll) * wide * gather,
        -0.1 - Math.cos(angle) * 1.2 + down,
        AXIS_Z + Math.cos(turn) * (kit.girthZ + 0.17 + roll + tip) * wide * gather + front * 0.12 * (1 - Math.min(1, down)),
      ]
    },
    { inward: false },
  )
  return [{ part: kit.parts.next(), material: MATERIAL.cloth, color, colors, doubleSided: true, ...mesh }]
}

/** A cut stone. */
export function gem(kit: HeadwearKit, [x, y, z]: Vector, radius: number, color = kit.headwear.trim): Surface {
  const mesh = gridMesh({ rows: 5, columns: 8, closed: true }, (row, column) => {
    const angle = (row / 4) * Math.PI
    const turn = -Math.PI + (column / 8) * 2 * Math.PI
    return [
      x + Math.sin(turn) * Math.sin(angle) * radius,
      y - Math.cos(angle) * radius * 1.25,
      z + Math.cos(turn) * Math.sin(angle) * radius * 0.6,
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.gem, color, ...mesh }
}
