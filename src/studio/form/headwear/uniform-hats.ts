import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import { buildTube, pointsAlong, pointsRound } from '../tube.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, dome, lathe, smoothRings } from './lathe.ts'
import { gem } from './soft-hats.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]

/** A stiff visor over the forehead. */
export function visor(
  kit: HeadwearKit,
  {
    color,
    reach,
    drop,
    material = MATERIAL.leather,
    y = -0.46,
  }: { color: Rgb; reach: number; drop: number; material?: Surface['material']; y?: number },
): Surface {
  const mesh = gridMesh({ rows: 9, columns: 28, closed: false }, (row, column) => {
    const aside = (column / 27) * 2 - 1
    const out = row / 8
    const turn = aside * 1.02
    return [
      Math.sin(turn) * (kit.girthX + 0.06) * (1 - 0.06 * out),
      y + drop * out + 0.1 * aside * aside * out,
      AXIS_Z + Math.cos(turn) * (kit.girthZ + 0.05) + out * reach * (1 - aside * aside * 0.6),
    ]
  })
  return { part: kit.parts.next(), material, color, doubleSided: true, ...mesh }
}

/** A wide flat top on a band, a shining visor and a badge: police, captains, pilots. */
export function buildPeakedCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.02, y: -1.2, z: 0.05 },
        { wide: 0.9, y: -1.22, z: 0.05, saddle: -0.06 },
        { wide: 1.36, y: -1.12, z: 0.06, saddle: -0.1 },
        { wide: 1.4, y: -1.04, z: 0.05, saddle: -0.09 },
        { wide: 1.1, y: -0.8 },
      ],
      5,
    ),
    { color },
  )
  const band = lathe(
    kit,
    [
      { wide: 1.06, y: -0.84 },
      { wide: 1.09, y: -0.8 },
      { wide: 1.07, y: -0.5 },
      { wide: 1.02, y: -0.44 },
    ],
    { color: mixRgb(color, [0.03, 0.03, 0.05], 0.55) },
  )
  const cord = buildTube(
    pointsAlong(30, (t) => {
      const turn = (t * 2 - 1) * 1.05
      return [Math.sin(turn) * (kit.girthX * 1.1), -0.52, AXIS_Z + Math.cos(turn) * (kit.girthZ * 1.1)]
    }),
    { part: kit.parts.next(), material: MATERIAL.metal, color: trim, radius: 0.028 },
  )
  const badge = gem(kit, [0, -0.84, AXIS_Z + kit.girthZ * 1.2], 0.12, trim)
  return [
    crown,
    band,
    visor(kit, { color: [0.09, 0.09, 0.11], reach: 0.42, drop: 0.2 }),
    cord,
    { ...badge, material: MATERIAL.metal },
  ]
}

/** A flat cap of tweed: low, drawn to the front, with a short peak. */
export function buildFlatCap(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const body = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.02, y: -1.16, z: -0.05 },
        { wide: 0.7, y: -1.15, z: 0 },
        { wide: 1.1, y: -0.98, z: 0.06 },
        { wide: 1.17, y: -0.8, z: 0.09 },
        { wide: 1.06, y: -0.56, z: 0.02 },
        { wide: 1.01, y: -0.48 },
      ],
      5,
    ),
    { color, reliefAt: (row, turn) => 0.008 * Math.sin(turn * 8 + row) },
  )
  return [
    body,
    visor(kit, { color: mixRgb(color, [0, 0, 0], 0.15), reach: 0.3, drop: 0.1, material: MATERIAL.cloth, y: -0.52 }),
  ]
}

/** A round white cap with its brim turned up. */
export function buildSailorCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = dome(kit, { thick: 0.08, edgeY: () => -0.6, shape: { color } })
  const brim = lathe(
    kit,
    [
      { wide: 1.04, y: -0.5 },
      { wide: 1.16, y: -0.5 },
      { wide: 1.24, y: -0.76 },
      { wide: 1.26, y: -0.98 },
      { wide: 1.2, y: -1 },
      { wide: 1.12, y: -0.7 },
    ],
    { color, colorAt: (row) => (row === 3 || row === 4 ? trim : color) },
  )
  return [crown, brim]
}

/** A band of starched cotton that pleats out above: cooks and bakers. */
export function buildChefHat(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const puff = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.02, y: -1.62 },
        { wide: 0.7, y: -1.68 },
        { wide: 1.22, y: -1.58 },
        { wide: 1.4, y: -1.36 },
        { wide: 1.24, y: -1.12 },
        { wide: 1, y: -0.96 },
      ],
      5,
    ),
    { color, reliefAt: (row, turn) => 0.05 * Math.sin(turn * 13 + Math.sin(turn * 3)) * Math.min(1, row / 6) },
  )
  const band = lathe(
    kit,
    [
      { wide: 1, y: -1.04 },
      { wide: 1.05, y: -1.02 },
      { wide: 1.06, y: -0.5 },
      { wide: 1.03, y: -0.44 },
    ],
    { color: mixRgb(color, [0.6, 0.6, 0.68], 0.12) },
  )
  return [puff, band]
}

/** A folded white cap with a cross. */
export function buildNurseCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const fold = gridMesh({ rows: 8, columns: 30, closed: false }, (row, column) => {
    const turn = ((column / 29) * 2 - 1) * 1.25
    const up = row / 7
    return [
      Math.sin(turn) * (kit.girthX * 0.86 + 0.14 * up),
      -0.78 - up * (0.44 + 0.12 * Math.cos(turn)) - 0.06 * Math.cos(turn * 2),
      AXIS_Z + Math.cos(turn) * (kit.girthZ * 0.8 + 0.1 * up),
    ]
  })
  const bars = [
    [0.2, 0.07],
    [0.07, 0.2],
  ].map(([wide, high]) => {
    const mesh = gridMesh({ rows: 2, columns: 2, closed: false }, (row, column) => [
      (column - 0.5) * 2 * wide!,
      -1.03 + (row - 0.5) * 2 * high!,
      AXIS_Z + kit.girthZ * 0.93,
    ])
    return { part: kit.parts.next(), material: MATERIAL.cloth, color: trim, doubleSided: true, ...mesh }
  })
  return [{ part: kit.parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...fold }, ...bars]
}

/** The square board of graduates, with its tassel. */
export function buildGraduationCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const skull = dome(kit, { thick: 0.05, edgeY: (turn) => -0.5 + 0.06 * Math.cos(turn), shape: { color } })
  const board = gridMesh({ rows: 5, columns: 4, closed: true }, (row, column) => {
    const turn = (column / 4) * 2 * Math.PI
    const [reach, y] = [[0.01, 0], [1, 0], [1, 0.06], [0.98, 0.08], [0.01, 0.08]][row] as [number, number] // biome-ignore format: profile
    return [-Math.cos(turn) * 1.32 * reach, -1.16 + y + 0.07 * Math.sin(turn) * reach, AXIS_Z + Math.sin(turn) * 1.25 * reach]
  })
  const tassel = buildTube(
    [
      [0, -1.2, AXIS_Z],
      [0.5, -1.18, AXIS_Z + 0.5],
      [0.78, -1.02, AXIS_Z + 0.72],
      [0.8, -0.55, AXIS_Z + 0.74],
    ],
    { part: kit.parts.next(), material: MATERIAL.cloth, color: trim, radius: 0.025 },
  )
  const tuft = buildTube(
    pointsAlong(6, (t) => [0.8, -0.62 + 0.34 * t, AXIS_Z + 0.74]),
    { part: kit.parts.next(), material: MATERIAL.fur, color: trim, radius: (t) => 0.035 + 0.05 * t },
  )
  return [skull, { part: kit.parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...board }, tassel, tuft]
}

/** A frilled band on the hair, as maids wear it. */
export function buildFrill(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const mesh = gridMesh({ rows: 6, columns: 90, closed: false }, (row, column) => {
    const turn = ((column / 89) * 2 - 1) * 1.35
    const up = row / 5
    const out = 1 + 0.2 * up + 0.05 * up * Math.sin(column * 1.2)
    return [Math.sin(turn) * (kit.girthX + 0.08) * out, 0.06 - Math.cos(turn) * 1.12 * out, -0.05 - 0.08 * up]
  })
  const band = buildTube(
    pointsAlong(40, (t) => {
      const turn = (t * 2 - 1) * 1.4
      return [Math.sin(turn) * (kit.girthX + 0.09), 0.06 - Math.cos(turn) * 1.13, -0.03]
    }),
    { part: kit.parts.next(), material: MATERIAL.cloth, color: mixRgb(color, [0.1, 0.1, 0.12], 0.82), radius: 0.05 },
  )
  return [{ part: kit.parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }, band]
}

/** A big bow of ribbon on the hair. */
export function buildHairBow(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  const loops = [-1, 1].map((side) => {
    const mesh = gridMesh({ rows: 10, columns: 9, closed: false }, (row, column) => {
      const out = row / 9
      const up = column / 4 - 1
      return [
        0.3 + side * (0.04 + 0.5 * out),
        -1.08 + up * (0.07 + 0.26 * Math.sin(Math.min(1, out * 1.15) * 2)) - 0.1 * side * out,
        0.28 + 0.16 * Math.sin(out * Math.PI) - 0.05 * up * up,
      ]
    })
    return { part: kit.parts.next(), material: MATERIAL.cloth, color, doubleSided: true, ...mesh }
  })
  const knot = gem(kit, [0.3, -1.08, 0.4], 0.11, mixRgb(color, [0, 0, 0], 0.15))
  return [...loops, { ...knot, material: MATERIAL.cloth }]
}

/** A striped cloth that falls to the shoulders, with a golden snake: pharaohs. */
export function buildNemes(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const striped = (row: number) => (row % 3 === 0 ? trim : color)
  const top = dome(kit, {
    thick: 0.12,
    edgeY: (turn) => (Math.cos(turn) > 0.55 ? -0.5 : 0.1),
    rows: 24,
    shape: { color, colorAt: striped },
  })
  const sides = [-1, 1].map((side) => {
    const rows = 16
    const columns = 9
    const colors = new Float32Array(rows * columns * 3)
    const mesh = gridMesh({ rows, columns, closed: false }, (row, column) => {
      const down = row / (rows - 1)
      const back = column / (columns - 1)
      colors.set(striped(row), (row * columns + column) * 3)
      const turn = 0.75 + back * 1.5
      return [
        side * Math.sin(turn) * (kit.girthX + 0.12 + 0.34 * Math.sin(down * 2.4)),
        -0.45 + 1.75 * down,
        AXIS_Z + Math.cos(turn) * (kit.girthZ + 0.1) + 0.16 * down,
      ]
    })
    return { part: kit.parts.next(), material: MATERIAL.cloth, color, colors, doubleSided: true, ...mesh }
  })
  const band = buildTube(
    pointsRound(50, (turn) => [
      Math.sin(turn) * (kit.girthX + 0.1),
      -0.52 + 0.1 * (1 - Math.cos(turn)),
      AXIS_Z + Math.cos(turn) * (kit.girthZ + 0.1),
    ]),
    { part: kit.parts.next(), material: MATERIAL.metal, color: GOLD, radius: 0.06, closed: true },
  )
  const snake = buildTube(
    pointsAlong(10, (t) => [0, -0.56 - 0.36 * t, AXIS_Z + kit.girthZ + 0.16 + 0.1 * Math.sin(t * 4)]),
    { part: kit.parts.next(), material: MATERIAL.metal, color: GOLD, radius: (t) => 0.05 + 0.04 * t },
  )
  return [top, ...sides, band, snake]
}
