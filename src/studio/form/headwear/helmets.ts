import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import { buildTube, pointsAlong, pointsRound } from '../tube.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, dome, lathe, smoothRings } from './lathe.ts'
import { gem } from './soft-hats.ts'
import { visor } from './uniform-hats.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]
const STEEL: Rgb = [0.72, 0.75, 0.8]

/** A round steel cap with a rim and two curved horns. */
export function buildVikingHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const shell = dome(kit, {
    thick: 0.08,
    edgeY: () => -0.46,
    shape: {
      color,
      material: MATERIAL.metal,
      colorAt: (row, turn) => (Math.abs(Math.sin(turn)) < 0.1 || Math.abs(Math.cos(turn)) < 0.08 || row < 2 ? trim : color),
    },
  })
  const brow = lathe(kit, [{ wide: 1.08, y: -0.62 }, { wide: 1.16, y: -0.58 }, { wide: 1.16, y: -0.45 }, { wide: 1.06, y: -0.42 }], { color: trim, material: MATERIAL.metal }) // biome-ignore format: rings
  const rivets = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * 2 * Math.PI
    return gem(kit, [Math.sin(turn) * kit.girthX * 1.17, -0.52, AXIS_Z + Math.cos(turn) * kit.girthZ * 1.17], 0.045, STEEL)
  })
  const horns = [-1, 1].map((side) =>
    buildTube(
      pointsAlong(16, (t) => [
        side * (kit.girthX * 0.92 + 0.62 * Math.sin(t * 1.9)),
        -0.78 - 1.05 * t ** 1.4,
        AXIS_Z + 0.12 * Math.sin(t * 2),
      ]),
      {
        part: kit.parts.next(),
        material: MATERIAL.horn,
        color: [0.92, 0.87, 0.75],
        radius: (t) => 0.2 * (1 - t) ** 0.75 + 0.012,
      },
    ),
  )
  return [shell, brow, ...rivets.map((rivet) => ({ ...rivet, material: MATERIAL.metal })), ...horns]
}

/** A ribbed shell with a short peak, of plastic. */
export function buildHardHat(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const ridge = (turn: number, row: number) =>
    0.05 * Math.exp(-((Math.sin(turn) / 0.14) ** 2)) +
    (row > 3 ? 0.025 * Math.exp(-(((Math.abs(Math.sin(turn)) - 0.42) / 0.1) ** 2)) : 0)
  const shell = dome(kit, {
    thick: 0.11,
    edgeY: () => -0.46,
    shape: { color, material: MATERIAL.leather, reliefAt: (row, turn) => ridge(turn, row) },
  })
  const rim = lathe(kit, [{ wide: 1.1, y: -0.5 }, { wide: 1.24, y: -0.47 }, { wide: 1.24, y: -0.44 }, { wide: 1.1, y: -0.42 }], { color, material: MATERIAL.leather }) // biome-ignore format: rings
  return [shell, rim, visor(kit, { color, reach: 0.4, drop: 0.08, y: -0.47 })]
}

/** A wide-brimmed leather helmet, longer behind, with a crest and a golden shield in front. */
export function buildFirefighterHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const shell = dome(kit, {
    thick: 0.12,
    edgeY: () => -0.5,
    shape: {
      color,
      material: MATERIAL.leather,
      reliefAt: (row, turn) => (row > 2 ? 0.035 * Math.exp(-((Math.sin(turn * 4) / 0.2) ** 2)) : 0),
    },
  })
  const brim = lathe(
    kit,
    smoothRings([{ wide: 1.08, y: -0.54 }, { wide: 1.3, y: -0.46, z: -0.1, saddle: 0.05 }, { wide: 1.56, y: -0.36, z: -0.24, saddle: 0.12 }, { wide: 1.58, y: -0.33, z: -0.25, saddle: 0.12 }], 4), // biome-ignore format: rings
    { color, material: MATERIAL.leather },
  )
  const crest = buildTube(
    pointsAlong(24, (t) => {
      const angle = -1.15 + t * 2.3
      return [0, -0.2 - Math.cos(angle) * 1.02, AXIS_Z + Math.sin(angle) * 1.06]
    }),
    { part: kit.parts.next(), material: MATERIAL.leather, color: mixRgb(color, [0, 0, 0], 0.2), radius: 0.075 },
  )
  const front = gridMesh({ rows: 8, columns: 9, closed: false }, (row, column) => {
    const down = row / 7
    const across = column / 4 - 1
    const width = 0.3 * (down < 0.55 ? 1 - 0.15 * Math.cos(down * 6) : Math.sqrt(Math.max(0, 1 - ((down - 0.55) / 0.45) ** 2)))
    return [across * width, -1.16 + 0.62 * down, AXIS_Z + kit.girthZ + 0.2 - 0.12 * across * across + 0.02]
  })
  const band = lathe(kit, [{ wide: 1.13, y: -0.66 }, { wide: 1.15, y: -0.64 }, { wide: 1.16, y: -0.54 }, { wide: 1.13, y: -0.53 }], { color: trim }) // biome-ignore format: rings
  return [
    shell,
    brim,
    band,
    crest,
    { part: kit.parts.next(), material: MATERIAL.metal, color: GOLD, doubleSided: true, ...front },
    gem(kit, [0, -0.94, AXIS_Z + kit.girthZ + 0.26], 0.11, [0.75, 0.16, 0.14]),
  ]
}

/** A white shell round the head, open in front, its golden visor pushed up, on a ring. */
export function buildSpaceHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const rows = 30
  const columns = 60
  const [rx, ry, rz] = [kit.girthX + 0.42, 1.42, kit.girthZ + 0.42]
  const at = (turn: number, angle: number, grow = 1): [number, number, number] => [
    Math.sin(turn) * Math.sin(angle) * rx * grow,
    -0.04 - Math.cos(angle) * ry * grow,
    AXIS_Z + 0.06 + Math.cos(turn) * Math.sin(angle) * rz * grow,
  ]
  // The opening is a rounded window: wide at the eyes, closing over the forehead and below the chin.
  const gap = (angle: number) => 1.02 * Math.max(0, 1 - (Math.abs(angle - 1.62) / 0.92) ** 3) ** 0.5
  const shell = gridMesh({ rows, columns, closed: false }, (row, column) => {
    const angle = 0.02 + (row / (rows - 1)) * 2.35
    const open = gap(angle)
    return at(open + (column / (columns - 1)) * (2 * Math.PI - 2 * open), angle)
  })
  const rim = buildTube(
    pointsRound(70, (turn) => {
      const angle = 1.62 + Math.sin(turn) * 0.9
      const side = Math.cos(turn) >= 0 ? 1 : -1
      return at(side * gap(angle), angle, 1.01)
    }),
    { part: kit.parts.next(), material: MATERIAL.leather, color: [0.36, 0.38, 0.43], radius: 0.055, closed: true },
  )
  const lifted = gridMesh({ rows: 8, columns: 24, closed: false }, (row, column) => {
    const angle = 0.42 + (row / 7) * 0.34
    return at(((column / 23) * 2 - 1) * 1.15, angle, 1.035)
  })
  const neck = buildTube(
    pointsRound(50, (turn) => [Math.sin(turn) * rx * 0.78, 0.98, AXIS_Z + 0.06 + Math.cos(turn) * rz * 0.78]),
    { part: kit.parts.next(), material: MATERIAL.metal, color: STEEL, radius: 0.1, closed: true },
  )
  const lamps = [-1, 1].map((side) => gem(kit, at(side * 1.32, 1.05, 1.06), 0.12, [1, 0.97, 0.85]))
  return [
    { part: kit.parts.next(), material: MATERIAL.leather, color, doubleSided: true, ...shell },
    { part: kit.parts.next(), material: MATERIAL.metal, color: mixRgb(GOLD, trim, 0.25), doubleSided: true, ...lifted },
    rim,
    neck,
    ...lamps.map((lamp) => ({ ...lamp, material: MATERIAL.glow })),
  ]
}

/** A ribbed bowl with a flared neck guard, a crest like a crescent and a cord under the chin: samurai. */
export function buildKabuto(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const bowl = dome(kit, {
    thick: 0.1,
    edgeY: () => -0.5,
    shape: { color, material: MATERIAL.leather, reliefAt: (row, turn) => (row > 1 ? 0.022 * Math.cos(turn * 16) : 0) },
  })
  const guard = [0, 1, 2, 3].map((lame) => {
    const mesh = gridMesh({ rows: 4, columns: 44, closed: false }, (row, column) => {
      const turn = 0.95 + (column / 43) * (2 * Math.PI - 1.9)
      const down = lame * 0.24 + (row / 3) * 0.27
      const out = 0.14 + 0.34 * down + 0.03 * lame
      return [Math.sin(turn) * (kit.girthX + out), -0.52 + down, AXIS_Z + Math.cos(turn) * (kit.girthZ + out)]
    })
    return {
      part: kit.parts.next(),
      material: MATERIAL.leather,
      color: lame % 2 ? mixRgb(color, trim, 0.75) : color,
      doubleSided: true,
      ...mesh,
    }
  })
  const peak = visor(kit, { color, reach: 0.3, drop: 0.1, y: -0.52 })
  const crescent = [-1, 1].map((side) =>
    buildTube(
      pointsAlong(14, (t) => [side * (0.06 + 0.62 * Math.sin(t * 1.7)), -0.72 - 0.98 * t ** 1.3, AXIS_Z + kit.girthZ + 0.16]),
      {
        part: kit.parts.next(),
        material: MATERIAL.metal,
        color: GOLD,
        radius: (t) => 0.11 * (1 - t) ** 0.6 + 0.01,
        flat: 0.35,
        up: [0, 0, 1],
      },
    ),
  )
  return [
    bowl,
    ...guard,
    peak,
    ...crescent,
    { ...gem(kit, [0, -0.72, AXIS_Z + kit.girthZ + 0.2], 0.13, GOLD), material: MATERIAL.metal },
  ]
}
