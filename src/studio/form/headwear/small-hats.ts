import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { gridMesh } from '../grid.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { AXIS_Z, lathe, smoothRings } from './lathe.ts'

/** A low drum of felt, set a little back. */
export function buildPillbox(kit: HeadwearKit): Surface[] {
  const { color } = kit.headwear
  return [
    lathe(
      kit,
      smoothRings(
        [
          { wide: 0.02, y: -1.34, z: -0.08 },
          { wide: 0.7, y: -1.33, z: -0.08 },
          { wide: 0.84, y: -1.28, z: -0.07 },
          { wide: 0.87, y: -1.16, z: -0.06 },
          { wide: 0.89, y: -0.86, z: -0.04 },
          { wide: 0.86, y: -0.82, z: -0.04 },
        ],
        5,
      ),
      { color },
    ),
  ]
}

/** A bell of felt drawn down to the brows, with a band. */
export function buildCloche(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  return [
    lathe(
      kit,
      smoothRings(
        [
          { wide: 0.02, y: -1.24 },
          { wide: 0.56, y: -1.2 },
          { wide: 0.88, y: -1.02 },
          { wide: 1.03, y: -0.72 },
          { wide: 1.07, y: -0.44 },
          { wide: 1.12, y: -0.26 },
          { wide: 1.24, y: -0.12, saddle: -0.04 },
        ],
        6,
      ),
      { color, colorAt: (row) => (row > 18 && row < 25 ? trim : color) },
    ),
  ]
}

/** A flat hat of straw with a straight brim and a broad band. */
export function buildBoater(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const straw = (row: number, turn: number) => 0.008 * Math.sin(turn * 60 + row)
  const crown = lathe(
    kit,
    [
      { wide: 0.02, y: -1.1 },
      { wide: 0.5, y: -1.1 },
      { wide: 0.9, y: -1.1 },
      { wide: 1, y: -1.08 },
      { wide: 1.02, y: -1.02 },
      { wide: 1.03, y: -0.76 },
      { wide: 1.03, y: -0.74 },
      { wide: 1.04, y: -0.48 },
    ],
    { color, reliefAt: straw, colorAt: (row) => (row > 5 ? trim : color) },
  )
  const brim = lathe(
    kit,
    [
      { wide: 1, y: -0.5 },
      { wide: 1.3, y: -0.49 },
      { wide: 1.6, y: -0.47 },
      { wide: 1.62, y: -0.44 },
      { wide: 1.3, y: -0.44 },
    ],
    { color, reliefAt: straw },
  )
  return [crown, brim]
}

/** A folded cap that comes to a ridge from front to back. */
export function buildSideCap(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const [rows, columns] = [16, 48]
  const shape = (thick: number, from: number, to: number) =>
    gridMesh({ rows, columns, closed: true }, (row, column) => {
      const turn = -Math.PI + (column / columns) * 2 * Math.PI
      const up = from + (to - from) * (row / (rows - 1))
      const narrow = 1 - 0.94 * up ** 1.5
      const back = Math.cos(turn) < 0 ? 0.1 * up : 0
      return [
        0.1 + Math.sin(turn) * (kit.girthX + thick) * narrow,
        -0.5 - up * (0.68 + 0.1 * Math.cos(turn)) - 0.12 * Math.sin(turn),
        AXIS_Z + Math.cos(turn) * (kit.girthZ + thick) * (1 - 0.12 * up) - back,
      ]
    })
  const piece = (mesh: ReturnType<typeof shape>, tint: Rgb): Surface => ({
    part: kit.parts.next(),
    material: MATERIAL.cloth,
    color: tint,
    doubleSided: true,
    ...mesh,
  })
  return [
    piece(shape(0.03, 1, 0), color),
    piece(shape(0.07, 0.52, 0), mixRgb(color, trim, 0.18)),
    piece(shape(0.085, 0.55, 0.5), trim),
  ]
}

/** A tall stiff cap of soldiers, with a visor, a plate and a plume. */
export function buildShako(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const body = lathe(
    kit,
    smoothRings(
      [
        { wide: 0.02, y: -1.78 },
        { wide: 0.94, y: -1.78 },
        { wide: 1, y: -1.74 },
        { wide: 0.98, y: -1.1 },
        { wide: 1.04, y: -0.46 },
      ],
      5,
    ),
    { color, colorAt: (row) => (row > 17 || (row > 6 && row < 10) ? trim : color) },
  )
  const visor = gridMesh({ rows: 7, columns: 24, closed: false }, (row, column) => {
    const aside = (column / 23) * 2 - 1
    const out = row / 6
    return [
      Math.sin(aside * 0.95) * (kit.girthX + 0.05),
      -0.46 + 0.2 * out + 0.12 * aside * aside * out,
      AXIS_Z + Math.cos(aside * 0.95) * (kit.girthZ + 0.05) + out * 0.36 * (1 - aside * aside * 0.55),
    ]
  })
  const plate = gridMesh({ rows: 4, columns: 24, closed: true }, (row, column) => {
    const turn = (column / 24) * 2 * Math.PI
    const r = (row / 3) * 0.24 * (0.86 + 0.14 * Math.cos(turn * 8))
    return [-Math.sin(turn) * r, -1.05 + Math.cos(turn) * r, AXIS_Z + kit.girthZ * 1.04 + 0.06 - 0.04 * (row / 3)]
  })
  const plume = gridMesh({ rows: 9, columns: 14, closed: true }, (row, column) => {
    const turn = (column / 14) * 2 * Math.PI
    const share = row / 8
    const r = 0.13 * Math.sin(Math.PI * (0.08 + 0.86 * share))
    return [-Math.cos(turn) * r, -1.7 - 0.75 * (1 - share) + 0.1, AXIS_Z + kit.girthZ * 0.9 + Math.sin(turn) * r]
  })
  const add = (mesh: ReturnType<typeof gridMesh>, tint: Rgb, material: Surface['material']): Surface => ({
    part: kit.parts.next(),
    material,
    color: tint,
    doubleSided: true,
    ...mesh,
  })
  return [
    body,
    add(visor, [0.07, 0.07, 0.08], MATERIAL.leather),
    add(plate, trim, MATERIAL.metal),
    add(plume, [0.93, 0.91, 0.88], MATERIAL.fur),
  ]
}
