import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import { buildTube, pointsAlong, pointsRound } from '../tube.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, lathe, smoothRings } from './lathe.ts'
import { gem } from './soft-hats.ts'

/** A round fluffy ball. */
function pompom(kit: HeadwearKit, [x, y, z]: readonly [number, number, number], radius: number, color: Rgb): Surface {
  const mesh = gridMesh({ rows: 12, columns: 20, closed: true }, (row, column) => {
    const angle = (row / 11) * Math.PI
    const turn = -Math.PI + (column / 20) * 2 * Math.PI
    const r = radius * (1 + 0.07 * Math.sin(turn * 7 + row * 2.3))
    return [x + Math.sin(turn) * Math.sin(angle) * r, y - Math.cos(angle) * r, z + Math.cos(turn) * Math.sin(angle) * r]
  })
  return { part: kit.parts.next(), material: MATERIAL.fur, color, ...mesh }
}

const fluffyRim = (kit: HeadwearKit, color: Rgb, y = -0.5) =>
  buildTube(
    pointsRound(60, (turn) => [Math.sin(turn) * kit.girthX * 1.07, y, AXIS_Z + Math.cos(turn) * kit.girthZ * 1.07]),
    { part: kit.parts.next(), material: MATERIAL.fur, color, radius: (t) => 0.15 + 0.014 * Math.sin(t * 90), closed: true },
  )

/** Red felt that folds over to one side, with white fur and a bobble. */
export function buildSantaHat(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const cone = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.08, y: -0.86, x: 1.16 },
        { wide: 0.16, y: -1.12, x: 1.08 },
        { wide: 0.3, y: -1.44, x: 0.8 },
        { wide: 0.52, y: -1.56, x: 0.4 },
        { wide: 0.78, y: -1.26, x: 0.1 },
        { wide: 0.97, y: -0.86 },
        { wide: 1.03, y: -0.5 },
      ],
      5,
    ),
    { color, reliefAt: (row, turn) => 0.015 * Math.sin(row * 0.9 + turn * 3) },
  )
  return [cone, fluffyRim(kit, trim), pompom(kit, [1.18, -0.76, AXIS_Z], 0.2, trim)]
}

/** A bright paper cone with dots and a tuft. */
export function buildPartyHat(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const tints = [trim, [0.98, 0.85, 0.35], [0.35, 0.75, 0.85]] as const
  const cone = lathe(
    kit,
    smoothRings([{ wide: 0.02, y: -2.15 }, { wide: 0.62, y: -0.86, z: 0 }], 22), // biome-ignore format: rings
    { color, colorAt: (row, turn) => (Math.sin(turn * 5 + row * 1.1) > 0.72 && row % 5 < 3 ? tints[row % 3]! : color) },
  )
  return [cone, pompom(kit, [0, -2.16, AXIS_Z], 0.16, trim)]
}

/** Two tails of two colours with a bell at each end. */
export function buildJesterHat(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const cap = lathe(
    kit,
    smoothRings([{ wide: 0.2, y: -1.2 }, { wide: 0.8, y: -1.08 }, { wide: 1.04, y: -0.5 }], 6), // biome-ignore format: rings
    { color, colorAt: (_, turn) => (Math.sin(turn) > 0 ? color : trim) },
  )
  const horns = [-1, 0, 1].flatMap((side) => {
    const tint = side === 1 ? color : side === -1 ? trim : mixRgb(color, trim, 0.5)
    const tube = buildTube(
      pointsAlong(18, (t) => [
        side * 1.15 * Math.sin(t * 2.1) ** 0.9 + (side === 0 ? 0.1 * t : 0),
        -1 - 0.95 * Math.sin(t * 2.4) + 0.25 * t,
        AXIS_Z - (side === 0 ? 0.9 * t : 0),
      ]),
      { part: kit.parts.next(), material: MATERIAL.cloth, color: tint, radius: (t) => 0.4 * (1 - t) ** 0.8 + 0.03 },
    )
    const [x, y] = [side * 1.15 * Math.sin(2.1) ** 0.9 + (side === 0 ? 0.1 : 0), -1 - 0.95 * Math.sin(2.4) + 0.25]
    return [
      tube,
      { ...gem(kit, [x, y + 0.08, AXIS_Z - (side === 0 ? 0.9 : 0)], 0.12, [0.88, 0.72, 0.3]), material: MATERIAL.metal },
    ]
  })
  return [cap, ...horns]
}

/** A stiff flat-topped felt with a tassel. */
export function buildFez(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const body = lathe(
    kit,
    smoothRings([{ wide: 0.02, y: -1.5 }, { wide: 0.74, y: -1.5 }, { wide: 0.78, y: -1.46 }, { wide: 0.98, y: -0.62 }, { wide: 0.98, y: -0.58 }], 4), // biome-ignore format: rings
    { color },
  )
  const tassel = buildTube(
    [
      [0, -1.52, AXIS_Z],
      [0.5, -1.52, AXIS_Z + 0.2],
      [0.74, -1.36, AXIS_Z + 0.3],
      [0.8, -0.9, AXIS_Z + 0.32],
    ],
    { part: kit.parts.next(), material: MATERIAL.fur, color: trim, radius: (t) => 0.025 + 0.05 * t * t },
  )
  return [body, tassel]
}

/** A felt bowl with a narrow rolled brim. */
export function buildBowler(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = lathe(
    kit,
    smoothRings([{ wide: 0.02, y: -1.36 }, { wide: 0.5, y: -1.31 }, { wide: 0.82, y: -1.14 }, { wide: 0.98, y: -0.86 }, { wide: 1.03, y: -0.5 }], 6), // biome-ignore format: rings
    { color, colorAt: (row) => (row > 18 && row < 24 ? trim : color) },
  )
  const brim = lathe(
    kit,
    smoothRings([{ wide: 1, y: -0.5 }, { wide: 1.2, y: -0.47, saddle: 0.06 }, { wide: 1.33, y: -0.52, saddle: 0.16 }, { wide: 1.35, y: -0.58, saddle: 0.17 }, { wide: 1.31, y: -0.6, saddle: 0.17 }], 4), // biome-ignore format: rings
    { color },
  )
  return [crown, brim]
}

/** A woven cone of straw that shades the whole head. */
export function buildConicalHat(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const rings = smoothRings([{ wide: 0.02, y: -1.42 }, { wide: 1.1, y: -0.98 }, { wide: 2.05, y: -0.5 }, { wide: 2.08, y: -0.47 }], 7) // biome-ignore format: rings
  const cone = lathe(kit, rings, {
    color,
    colorAt: (row) => (row % 3 === 0 ? mixRgb(color, [0.35, 0.25, 0.12], 0.22) : color),
    reliefAt: (row, turn) => 0.006 * Math.sin(turn * 40 + row * 1.5),
  })
  const cord = buildTube(
    pointsAlong(20, (t) => {
      const turn = (t * 2 - 1) * 1.5
      return [Math.sin(turn) * (kit.girthX + 0.06), -0.5 + 1.62 * Math.cos(turn) ** 0.7, 0.3 + 0.3 * Math.cos(turn)]
    }),
    { part: kit.parts.next(), material: MATERIAL.cloth, color: trim, radius: 0.022 },
  )
  return [cone, cord]
}

/** A tall crown and a vast brim turned up all round, with a bright band. */
export function buildSombrero(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = lathe(
    kit,
    smoothRings([{ wide: 0.02, y: -1.66 }, { wide: 0.42, y: -1.62 }, { wide: 0.66, y: -1.3 }, { wide: 0.96, y: -0.72 }, { wide: 1.03, y: -0.5 }], 5), // biome-ignore format: rings
    { color, colorAt: (row) => (row > 14 && row < 19 ? trim : color) },
  )
  const brim = lathe(
    kit,
    smoothRings([{ wide: 1, y: -0.5 }, { wide: 1.6, y: -0.44 }, { wide: 2.2, y: -0.5 }, { wide: 2.5, y: -0.72 }, { wide: 2.52, y: -0.74 }], 5), // biome-ignore format: rings
    {
      color,
      colorAt: (row, turn) => (row > 15 ? (Math.sin(turn * 18) > 0 ? trim : mixRgb(trim, [1, 0.95, 0.7], 0.6)) : color),
    },
  )
  return [crown, brim]
}

/** Fur flaps over both ears. */
export function buildUshanka(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = lathe(
    kit,
    smoothRings([{ wide: 0.02, y: -1.36 }, { wide: 0.8, y: -1.32 }, { wide: 1.06, y: -1.1 }, { wide: 1.08, y: -0.6 }], 5), // biome-ignore format: rings
    { color: mixRgb(color, [0.1, 0.08, 0.08], 0.3) },
  )
  const front = gridMesh({ rows: 7, columns: 26, closed: false }, (row, column) => {
    const turn = ((column / 25) * 2 - 1) * 1.05
    const up = row / 6
    return [
      Math.sin(turn) * (kit.girthX * 1.1 + 0.1),
      -0.46 - 0.55 * up,
      AXIS_Z + Math.cos(turn) * (kit.girthZ * 1.1) + 0.1 * Math.sin(up * Math.PI),
    ]
  })
  const flaps = [-1, 1].map((side) =>
    buildTube(
      pointsAlong(10, (t) => [side * (kit.girthX + 0.12 + 0.06 * Math.sin(t * 3)), -0.72 + 1.2 * t, -0.12]),
      {
        part: kit.parts.next(),
        material: MATERIAL.fur,
        color: trim,
        radius: (t) => 0.3 * Math.sin(Math.min(1, t * 2 + 0.3) * 1.57) * (1 - t ** 6),
        flat: 0.55,
        up: [1, 0, 0],
      },
    ),
  )
  return [crown, { part: kit.parts.next(), material: MATERIAL.fur, color: trim, doubleSided: true, ...front }, ...flaps]
}
