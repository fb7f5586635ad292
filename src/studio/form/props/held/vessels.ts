import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh } from '../../grid.ts'
import { DARK, type MakeProp, made, PAPER, type PropPiece, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'
import { scaled } from './nature.ts'

const MILK: Rgb = [0.96, 0.95, 0.91]
const IVORY: Rgb = [0.92, 0.88, 0.78]
const LEAF: Rgb = [0.3, 0.5, 0.24]

const rod = (from: Vector, to: Vector, radius: number, color: Rgb, material: number = MATERIAL.wood): PropPiece =>
  made(
    bar(line(from, to, 3), () => radius, 9),
    color,
    material as PropPiece['material'],
  )

/** Jugs and vases, what is framed, and what else has an outline of its own. */
export const VESSELS = {
  jug: (color) => [
    made(lathe([[-1, 0.36], [-0.92, 0.31], [-0.7, 0.3], [-0.4, 0.46], [-0.05, 0.58], [0.28, 0.5], [0.5, 0.36], [0.5, 0.02]], 30), color, MATERIAL.glass), // biome-ignore format: profile
    made(
      lathe(
        [
          [-0.93, 0.3],
          [-0.93, 0.02],
        ],
        24,
      ),
      MILK,
    ),
    made(
      bar([[-0.26, -0.9, 0], [-0.66, -0.84, 0], [-0.86, -0.5, 0], [-0.74, -0.16, 0], [-0.5, -0.02, 0]], () => 0.075, 9), // biome-ignore format: points
      color,
      MATERIAL.glass,
    ),
    made(
      bar([[0.16, -0.86, 0], [0.36, -0.98, 0], [0.52, -1.08, 0]], (t) => 0.2 - 0.12 * t, 10), // biome-ignore format: points
      color,
      MATERIAL.glass,
    ),
  ],
  vase: (color) => [
    made(lathe([[-1.3, 0.36], [-1.22, 0.27], [-1, 0.21], [-0.75, 0.34], [-0.3, 0.56], [0.1, 0.5], [0.45, 0.28], [0.54, 0.33], [0.54, 0.02]], 32), color, MATERIAL.glass), // biome-ignore format: profile
    ...[-0.62, 0.16].map(
      (y) =>
      made(lathe([[y - 0.05, 0.45], [y + 0.05, 0.49]], 32), mixRgb(color, PAPER, 0.6), MATERIAL.glass), // biome-ignore format: profile
    ),
  ],
  frame: (color) => {
    const isComb = color[0] > 0.75 && color[2] < 0.3
    const board = isComb ? WOOD : color
    const cells = Array.from({ length: 35 }, (_, index): Vector => {
      const [row, column] = [Math.floor(index / 7), index % 7]
      return [(column - 3 + (row % 2) * 0.5 - 0.25) * 0.19, -0.93 + row * 0.17, 0.06]
    })
    return [
      made(moved(plate(1.62, 1.22, 0.09, 20), [0, -0.6, 0]), board, MATERIAL.wood),
      made(moved(plate(1.36, 0.96, 0.04, 20), [0, -0.6, 0.08]), isComb ? color : mixRgb(PAPER, [0.55, 0.7, 0.85], 0.6)),
      ...(isComb
        ? cells.map((at) =>
            made(moved(plate(0.17, 0.17, 0.075, 2.6), at), mixRgb(color, [0.5, 0.24, 0.05], 0.45), MATERIAL.glass),
          )
        : [
            made(moved(plate(1.34, 0.4, 0.03, 6), [0, -0.34, 0.1]), LEAF),
            made(moved(plate(0.34, 0.44, 0.03, 2), [0.3, -0.6, 0.11]), mixRgb(LEAF, DARK, 0.4)),
          ]),
    ]
  },
  grapes: (color) => [
    rod([0, -0.1, 0], [0, 0.4, 0], 0.045, WOOD),
    made(moved(plate(0.5, 0.42, 0.03, 2.4), [0.2, 0.28, 0.12]), LEAF),
    ...Array.from({ length: 26 }, (_, index): PropPiece => {
      const row = Math.floor(Math.sqrt(index * 1.7))
      const [turn, out] = [index * 2.4, 0.42 - row * 0.055]
      const at: Vector = [Math.cos(turn) * out, 0.42 + row * 0.19, Math.sin(turn) * out * 0.8]
      return made(moved(ball(0.155), at), mixRgb(color, [1, 1, 1], 0.06 * (index % 3)), MATERIAL.glass)
    }),
  ],
  'paper boat': (color) => [
    made(
      gridMesh({ rows: 2, columns: 28, closed: true }, (row, column): Vector => {
        const turn = (column / 28) * 2 * Math.PI
        const cos = Math.cos(turn)
        return row === 0
          ? [cos, -0.34 - 0.34 * Math.abs(cos) ** 3, Math.sin(turn) * 0.4]
          : [cos * 0.56, 0.12, Math.sin(turn) * 0.2]
      }),
      color,
    ),
    made(
      bar(line([0, -0.1, 0], [0, -1.05, 0], 2), (t) => 0.5 * (1 - t) + 0.01, 4),
      mixRgb(color, DARK, 0.1),
    ),
  ],
  bagpipes: (color) => [
    made(moved(scaled(ball(1), [0.85, 0.58, 0.5]), [0, 0.05, 0.15]), color),
    ...[-0.2, 0.22, 0.62].flatMap((x, index): PropPiece[] => {
      const [from, to]: [Vector, Vector] = [
        [x * 0.7, -0.4, 0.1],
        [x * 1.7 + 0.3, -1.9 - 0.5 * Number(index === 0), -0.2],
      ]
      const between = (share: number): Vector => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ]
      return [
        rod(from, to, 0.09, DARK),
        ...[0.25, 0.6, 1].map((share) => made(moved(ball(0.14), between(share)), IVORY, MATERIAL.glass)),
      ]
    }),
    rod([-0.55, -0.2, 0.3], [-0.75, -1.15, 0.35], 0.07, DARK),
    rod([-0.6, 0.35, 0.45], [-0.85, 1.5, 0.75], 0.085, DARK),
    made(moved(ball(0.13), [-0.85, 1.5, 0.75]), IVORY, MATERIAL.glass),
  ],
  // Its opening at the grip: it is worn head down, as blades are.
  quiver: (color) => [
    made(lathe([[-2.6, 0.02], [-2.6, 0.22], [0.1, 0.34], [0.1, 0.28], [-0.2, 0.02]], 22), color, MATERIAL.leather), // biome-ignore format: profile
    made(
      lathe(
        [
          [-0.12, 0.35],
          [0.08, 0.37],
        ],
        22,
      ),
      mixRgb(color, DARK, 0.5),
      MATERIAL.leather,
    ),
    ...[
      [-0.16, 0.1],
      [0.14, 0.12],
      [0, -0.14],
      [-0.05, 0.02],
      [0.17, -0.08],
    ].flatMap(([x, z], index): PropPiece[] => {
      // biome-ignore format: arrows
      const top = 0.85 + 0.12 * (index % 3)
      return [
        rod([x! * 0.6, -1, z! * 0.6], [x! * 1.3, top, z! * 1.3], 0.03, WOOD),
        ...[0, 1].map((turn) =>
          made(
            moved(turn ? plate(0.24, 0.55, 0.015, 3) : plate(0.03, 0.55, 0.12, 3), [x! * 1.25, top - 0.28, z! * 1.25]),
            index % 2 ? [0.7, 0.16, 0.16] : PAPER,
          ),
        ),
      ]
    }),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
