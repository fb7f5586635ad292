import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import { buildTube, pointsAlong, pointsRound } from '../tube.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, dome, lathe } from './lathe.ts'
import { gem } from './soft-hats.ts'

const BAND_Y = -0.56

function onBand({ girthX, girthZ }: HeadwearKit, turn: number, { y = BAND_Y, out = 0.03, wide = 1 } = {}): Vector {
  const lean = 0.12 * (0.5 - 0.5 * Math.cos(turn))
  return [Math.sin(turn) * (girthX * wide + out), y + lean, AXIS_Z + Math.cos(turn) * (girthZ * wide + out)]
}

/** A metal ring with points, taller in front; a stone under each. */
export function buildCrown(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const rows = 14
  const columns = 256
  const points = 8
  /** From the foot of a point, 0, to its tip, 1; every second one is small. */
  const near = (turn: number, offset: number) =>
    1 - Math.abs(((((turn / (2 * Math.PI)) * points + offset + 100) % 1) - 0.5) * 2)
  const heightAt = (turn: number) => 0.19 + 0.36 * near(turn, 0.5) ** 3 + 0.13 * near(turn, 0) ** 4 + 0.05 * Math.cos(turn)
  const onCrown = (turn: number, up: number) =>
    onBand(kit, turn, { y: BAND_Y + 0.06 - up * heightAt(turn), out: 0.035 + 0.1 * up * heightAt(turn) * 2, wide: 0.9 })
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) =>
    onCrown(-Math.PI + (column / columns) * 2 * Math.PI, 1 - row / (rows - 1)),
  )
  const turnOf = (index: number) => (index / points) * 2 * Math.PI
  const every = Array.from({ length: points }, (_, index) => index)
  const stones = every.flatMap((index) => [
    gem(kit, onBand(kit, turnOf(index), { y: BAND_Y - 0.05, out: 0.075, wide: 0.9 }), index % 2 ? 0.05 : 0.066),
    // Small ones between, and a ball on every tip.
    gem(kit, onBand(kit, turnOf(index + 0.5), { y: BAND_Y - 0.05, out: 0.07, wide: 0.9 }), 0.03, PEARL),
    { ...gem(kit, onCrown(turnOf(index), 1.04), 0.05, color), material: MATERIAL.metal },
    gem(kit, onCrown(turnOf(index + 0.5), 1.05), 0.032, PEARL),
  ])
  const rims = [0.05, -0.13].map((y) =>
    buildTube(
      pointsRound(90, (turn) => onBand(kit, turn, { y: BAND_Y + y, out: y > 0 ? 0.045 : 0.065, wide: 0.9 })),
      { part: kit.parts.next(), material: MATERIAL.metal, color, radius: y > 0 ? 0.032 : 0.02, closed: true },
    ),
  )
  const lining = dome(kit, {
    thick: -0.05,
    edgeY: () => BAND_Y - 0.06,
    shape: { color: mixRgb(trim, [0.1, 0.05, 0.08], 0.35) },
  })
  const bare = kit.sheet.hair.kind === 'bald' || kit.sheet.hair.kind === 'shaved'
  return [
    { part: kit.parts.next(), material: MATERIAL.metal, color, doubleSided: true, ...mesh },
    ...rims,
    ...stones,
    ...(bare ? [lining] : []),
  ]
}

const PEARL: Rgb = [0.93, 0.9, 0.85]

/** A fine arch of metal over the forehead. */
export function buildTiara(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const metal = { material: MATERIAL.metal, color }
  // On drawn hair, whose locks are thick and high, it stands in front of them.
  const out = 0.05 + (kit.proportions.drawn ? kit.sheet.hair.volume : 0)
  const arcs = [0.16, 0.3].map((high) =>
    buildTube(
      pointsAlong(40, (t) => {
        const turn = (t * 2 - 1) * 1.15
        return onBand(kit, turn, { y: BAND_Y - 0.12 - high * Math.cos(turn * 1.36) ** 2, out, wide: 0.93 })
      }),
      { ...metal, part: kit.parts.next(), radius: 0.018 },
    ),
  )
  const base = buildTube(
    pointsAlong(40, (t) => onBand(kit, (t * 2 - 1) * 1.5, { y: BAND_Y - 0.1, out, wide: 0.93 })),
    { ...metal, part: kit.parts.next(), radius: 0.024 },
  )
  const stones = [-0.66, -0.33, 0, 0.33, 0.66].map((turn) =>
    gem(
      kit,
      onBand(kit, turn, { y: BAND_Y - 0.16 - 0.2 * Math.cos(turn * 1.36), out: out + 0.03, wide: 0.93 }),
      turn === 0 ? 0.07 : 0.042,
    ),
  )
  return [base, ...arcs, ...stones]
}

/** A cloth band round the forehead. */
export function buildHeadband(kit: HeadwearKit): Surface[] {
  return [
    buildTube(
      pointsRound(60, (turn) => onBand(kit, turn, { y: -0.5, out: 0.012 })),
      {
        part: kit.parts.next(),
        material: MATERIAL.cloth,
        color: kit.headwear.color,
        radius: 0.035,
        flat: 2.3,
        closed: true,
        up: [0, 1, 0],
      },
    ),
  ]
}

/** Flowers and leaves on a wreath. */
export function buildFlowerCrown(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const random = randomFor(kit.sheet.seed, 'headwear')
  const green: Rgb = [0.3, 0.48, 0.24]
  const wreath = buildTube(
    pointsRound(60, (turn) => onBand(kit, turn, { out: 0.02, wide: 0.98 })),
    { part: kit.parts.next(), material: MATERIAL.wood, color: green, radius: 0.035, closed: true },
  )
  const flowers = Array.from({ length: 15 }, (_, index) => {
    const turn = ((index + 0.3 * random()) / 15) * 2 * Math.PI
    const tint = [color, trim, mixRgb(color, [1, 1, 1], 0.55)][index % 3]!
    return flower(kit, turn, { size: 0.115 + 0.05 * random(), tint, y: BAND_Y + (random() - 0.5) * 0.1 })
  })
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const turn = ((index + 0.5) / 16) * 2 * Math.PI
    const [x, y, z] = onBand(kit, turn, { out: 0.05 })
    const up = index % 2 ? 1 : -1
    return buildTube(
      pointsAlong(8, (t) => [
        x + Math.sin(turn) * 0.05 * t + Math.cos(turn) * 0.1 * t,
        y + up * 0.13 * t,
        z + Math.cos(turn) * 0.05 * t - Math.sin(turn) * 0.1 * t,
      ]),
      {
        part: kit.parts.next(),
        material: MATERIAL.cloth,
        color: green,
        radius: (along) => 0.05 * Math.sin(Math.PI * (0.15 + 0.85 * along)),
        flat: 0.3,
      },
    )
  })
  return [wreath, ...leaves, ...flowers]
}

function flower(kit: HeadwearKit, turn: number, { size, tint, y }: { size: number; tint: Rgb; y: number }): Surface {
  const [cx, cy, cz] = onBand(kit, turn, { y, out: 0.07 })
  const rows = 5
  const columns = 40
  const colors = new Float32Array(rows * columns * 3)
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const angle = -(column / columns) * 2 * Math.PI
    const share = row / (rows - 1)
    const petal = 0.62 + 0.38 * Math.abs(Math.cos(angle * 2.5))
    const radius = share * size * petal
    const out = row === 0 ? 0.035 : 0.012 + 0.05 * share * share
    colors.set(row === 0 ? [0.96, 0.8, 0.3] : mixRgb(tint, [1, 1, 1], 0.3 * share), (row * columns + column) * 3)
    const right = Math.cos(angle) * radius
    return [
      cx + Math.cos(turn) * right + Math.sin(turn) * out,
      cy + Math.sin(angle) * radius,
      cz - Math.sin(turn) * right + Math.cos(turn) * out,
    ]
  })
  return { part: kit.parts.next(), material: MATERIAL.cloth, color: tint, colors, doubleSided: true, ...mesh }
}

/** Hair that hangs over the ears. */
const LONG: ReadonlySet<string> = new Set(['long', 'very long', 'shoulder', 'bob', 'box braids', 'dreadlocks'])

/** An arch over the head with a cushioned cup on each ear. */
export function buildHeadphones(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  // Hair that stands off far is pressed together by the cups, not to the skull.
  const { kind, volume } = kit.sheet.hair
  const standing = kind === 'afro' ? 0.14 + volume : LONG.has(kind) ? 0.07 + volume * 0.4 : 0
  const reach = kit.girthX + 0.06 + standing
  const size = 1 + standing * 0.5
  const arch = buildTube(
    pointsAlong(40, (t) => {
      const angle = -1.75 + t * 3.5
      return [Math.sin(angle) * reach, 0 - Math.cos(angle) * (1.14 + standing * 1.9), -0.1]
    }),
    { part: kit.parts.next(), material: MATERIAL.leather, color, radius: 0.055 * size, flat: 1.7, up: [0, 0, 1] },
  )
  const cups = [-1, 1].flatMap((side) =>
    [
      { radius: 0.24, out: 0.02, tint: mixRgb(color, [0.1, 0.1, 0.12], 0.5), thick: 0.09 },
      { radius: 0.19, out: 0.11, tint: trim, thick: 0.06 },
    ].map(({ radius, out, tint, thick }) => {
      const x = side * (reach - 0.05 + out)
      const mesh = gridMesh({ rows: 7, columns: 30, closed: true }, (row, column) => {
        const angle = -Math.PI + (column / 30) * 2 * Math.PI
        const share = row / 6
        const round = Math.sin(Math.min(1, share * 1.5) * (Math.PI / 2)) * radius * size
        return [
          x + side * thick * (1 - share ** 3),
          0.17 + Math.cos(angle) * round * 1.15,
          -0.06 + Math.sin(angle) * round * side,
        ]
      })
      return { part: kit.parts.next(), material: MATERIAL.leather, color: tint, doubleSided: true, ...mesh }
    }),
  )
  return [arch, ...cups]
}

/** A steel cap with a rim, a crest and cheek guards. */
export function buildHelmet(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const guard = (turn: number) => {
    const aside = Math.abs(turn)
    if (aside < 0.75) return -0.42
    if (aside < 1.15) return -0.42 + ((aside - 0.75) / 0.4) * 0.92
    return 0.5 + 0.1 * Math.max(0, aside - 2)
  }
  const shell = dome(kit, {
    thick: 0.07,
    edgeY: guard,
    rows: 30,
    shape: {
      color,
      material: MATERIAL.metal,
      reliefAt: (_, turn) => 0.05 * Math.exp(-((Math.sin(turn) / 0.1) ** 2)) * (Math.cos(turn) > -2 ? 1 : 0),
      colorAt: (row, turn) => (row > 27 || Math.abs(Math.sin(turn)) < 0.07 ? trim : color),
    },
  })
  const brow = lathe(
    kit,
    [
      { wide: 1.07, y: -0.52 },
      { wide: 1.15, y: -0.48 },
      { wide: 1.15, y: -0.41 },
      { wide: 1.07, y: -0.38 },
    ],
    { color: trim, material: MATERIAL.metal },
  )
  return [shell, brow]
}
