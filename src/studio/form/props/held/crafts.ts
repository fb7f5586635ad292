import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh } from '../../grid.ts'
import { DARK, type MakeProp, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, line, moved, plate } from '../shapes.ts'

const WOOL: Rgb = [0.95, 0.92, 0.86]
const RED: Rgb = [0.78, 0.18, 0.22]
const LEAF: Rgb = [0.28, 0.5, 0.3]
const HOOP = 0.92
const SAXOPHONE: readonly Vector[] = [
  [0, -0.05, 0.25], [0, -0.02, 0.45], [0.04, 0.15, 0.62], [0.09, 0.6, 0.74], [0.2, 1.4, 0.88], [0.31, 2.2, 1.02],
  [0.43, 2.95, 1.16], [0.53, 3.3, 1.27], [0.7, 3.5, 1.43], [0.88, 3.4, 1.6], [0.98, 3, 1.7], [1.04, 2.5, 1.76], [1.1, 2, 1.84],
] // biome-ignore format: points

/** A knitted piece hangs from its needles: rows of stitches stand out as ribs. */
const knitted = (from: number, to: number, color: Rgb): PropPiece => ({
  mesh: gridMesh({ rows: (to - from) * 4 + 1, columns: 17, closed: false }, (row, column): Vector => {
    const down = from + row / 4
    const rib = row % 4 < 2 ? 0.035 : 0
    return [(column / 8 - 1) * (0.68 + 0.015 * down), -0.3 + 0.16 * down, 0.42 + rib + 0.06 * Math.abs(column / 8 - 1)]
  }),
  color,
  material: MATERIAL.cloth,
})

/** What is made with needles, held between both hands. */
export const CRAFTS = {
  knitting: (color) => [
    ...[-1, 1].flatMap((side): PropPiece[] => [
      {
        mesh: bar(line([side * 1.25, 0.42, -0.05], [side * -0.62, -0.85, 0.5], 6), (t) => 0.06 - 0.03 * t, 8),
        color: mixRgb(WOOD, WOOL, 0.55),
        material: MATERIAL.wood,
      },
      { mesh: moved(ball(0.13), [side * 1.27, 0.44, -0.05]), color: RED, material: MATERIAL.glass },
    ]),
    knitted(0, 4, color),
    knitted(4, 6, WOOL),
    knitted(6, 9, color),
    { mesh: bar([[0.6, -0.3, 0.45], [0.95, 0.4, 0.55], [0.9, 0.9, 0.5], [0.5, 1.2, 0.55]], () => 0.035, 6), color, material: MATERIAL.cloth }, // biome-ignore format: points
    { mesh: moved(ball(0.42), [0.42, 1.42, 0.55]), color, material: MATERIAL.cloth },
    ...[-0.2, 0, 0.2].map((tip): PropPiece => ({ mesh: bar(Array.from({ length: 25 }, (_, i): Vector => [0.42 + 0.42 * Math.sin((i / 12) * Math.PI), 1.42 + 0.42 * Math.cos((i / 12) * Math.PI) * (1 - Math.abs(tip)), 0.55 + tip + 0.3 * Math.cos((i / 12) * Math.PI) * tip * 4]), () => 0.04, 6), color: mixRgb(color, WOOL, 0.25), material: MATERIAL.cloth })), // biome-ignore format: points
  ],
  /** From its mouthpiece down to the bow, and up again to the bell. */
  saxophone: (color) => [
    { mesh: bar(line([0, 0, -0.05], [0, -0.05, 0.3], 3), () => 0.08), color: DARK, material: MATERIAL.leather },
    {
      mesh: bar(SAXOPHONE, (t) => (t < 0.72 ? 0.08 + 0.2 * t : 0.224 + 3 * (t - 0.72) ** 2 + 0.2 * (t - 0.72)), 24),
      color,
      material: MATERIAL.metal,
    },
    ...[0.7, 1.1, 1.5, 1.9, 2.3, 2.7].map(
      (y): PropPiece => ({
        mesh: moved(ball(0.11), [0.03 + 0.13 * y, y, 0.92 + 0.16 * y]),
        color: STEEL,
        material: MATERIAL.metal,
      }),
    ),
  ],
  embroidery: (color) => [
    { mesh: moved(plate(HOOP * 1.9, HOOP * 1.9, 0.03, 2), [0, -0.3, 0.3]), color, material: MATERIAL.cloth },
    {
      mesh: bar(
        Array.from(
          { length: 33 },
          (_, i): Vector => [Math.sin((i / 16) * Math.PI) * HOOP, -0.3 - Math.cos((i / 16) * Math.PI) * HOOP, 0.3],
        ),
        () => 0.075,
        8,
      ),
      color: mixRgb(WOOD, WOOL, 0.35),
      material: MATERIAL.wood,
    },
    ...[0, 1, 2, 3, 4].map(
      (petal): PropPiece => ({
        mesh: moved(plate(0.3, 0.3, 0.03, 2), [0.24 * Math.sin(petal * 1.2566), -0.48 - 0.24 * Math.cos(petal * 1.2566), 0.34]),
        color: RED,
        material: MATERIAL.cloth,
      }),
    ),
    { mesh: moved(plate(0.2, 0.2, 0.04, 2), [0, -0.48, 0.36]), color: [0.93, 0.74, 0.25], material: MATERIAL.cloth },
    { mesh: bar([[0, -0.24, 0.35], [0.05, 0.05, 0.35], [-0.02, 0.35, 0.35]], () => 0.035, 6), color: LEAF, material: MATERIAL.cloth }, // biome-ignore format: points
    { mesh: moved(plate(0.36, 0.16, 0.03, 2), [0.22, 0.05, 0.35]), color: LEAF, material: MATERIAL.cloth },
    { mesh: bar(line([0.3, -0.45, 0.4], [0.85, -1.05, 0.75], 4), (t) => 0.02 + 0.02 * t, 6), color: STEEL, material: MATERIAL.metal }, // biome-ignore format: points
    { mesh: bar([[0.85, -1.05, 0.75], [1.1, -0.6, 0.7], [0.9, -0.1, 0.55], [0.35, -0.35, 0.36]], () => 0.022, 6), color: RED, material: MATERIAL.cloth }, // biome-ignore format: points
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
