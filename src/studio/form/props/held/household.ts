import { mixRgb, type Rgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh } from '../../grid.ts'
import { BRASS, DARK, type MakeProp, made, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate, turnRing } from '../shapes.ts'
import { scaled } from './nature.ts'

/** A shaft in the fist. */
const shaft = (from: number, to: number, color: Rgb, radius = 0.07) =>
  made(
    bar(line([0, from, 0], [0, to, 0], 4), () => radius),
    color,
    MATERIAL.wood,
  )

/** More of what a house, a garden and a workshop have. */
export const HOUSEHOLD = {
  pillow: (color) => [
    made(moved(scaled(ball(1), [1.25, 0.85, 0.42]), [0, -0.5, 0]), color),
    ...[[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x, y]) => made(moved(scaled(ball(0.26), [1.2, 0.9, 0.6]), [x! * 0.98, -0.5 + y! * 0.56, 0]), color)), // biome-ignore format: corners
  ],
  mirror: (color) => [
    shaft(0.75, -0.5, color, 0.085),
    made(moved(plate(1.16, 1.42, 0.1, 2), [0, -1.15, 0]), color, MATERIAL.metal),
    made(moved(plate(0.94, 1.2, 0.05, 2), [0, -1.15, 0.09]), [0.86, 0.92, 0.96], MATERIAL.metal),
  ],
  clock: (color) => [
    made(moved(plate(1.1, 1.1, 0.24, 2), [0, -0.6, 0]), color, MATERIAL.metal),
    made(moved(plate(0.9, 0.9, 0.05, 2), [0, -0.6, 0.24]), PAPER),
    made(
      bar(line([0, -0.6, 0.31], [0, -0.95, 0.31]), () => 0.035, 6),
      DARK,
    ),
    made(
      bar(line([0, -0.6, 0.31], [0.24, -0.48, 0.31]), () => 0.04, 6),
      DARK,
    ),
    ...[-1, 1].flatMap((side) => [
      made(moved(scaled(ball(0.24), [1, 0.7, 1]), [side * 0.36, -1.2, 0]), BRASS, MATERIAL.metal),
      made(
        bar(line([side * 0.3, -0.2, 0], [side * 0.46, 0.05, 0]), () => 0.06, 6),
        DARK,
        MATERIAL.metal,
      ),
    ]),
  ],
  hourglass: (color) => [
    ...[-1.15, 0.4].map((y) => made(moved(lathe([[0, 0.02], [0, 0.52], [0.12, 0.52], [0.12, 0.02]], 26), [0, y, 0]), color, MATERIAL.wood)), // biome-ignore format: profile
    made(lathe([[-1.02, 0.4], [-0.7, 0.36], [-0.34, 0.05], [0.02, 0.36], [0.4, 0.4]], 26), [0.9, 0.94, 0.96], MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[0.05, 0.05], [0.2, 0.3], [0.39, 0.37], [0.39, 0.02]], 22), [0.9, 0.74, 0.4]), // biome-ignore format: profile
    ...[-1, 1].map((side) =>
      made(
        bar(line([side * 0.44, -1.05, 0], [side * 0.44, 0.42, 0]), () => 0.05, 7),
        color,
        MATERIAL.wood,
      ),
    ),
  ],
  box: (color) => [
    made(moved(plate(1.7, 1.2, 0.7, 16), [0, -0.5, 0]), color),
    made(moved(plate(1.72, 0.16, 0.72, 16), [0, -0.5, 0]), mixRgb(color, PAPER, 0.45)),
    made(moved(plate(0.5, 0.36, 0.02, 16), [0.4, -0.25, 0.71]), PAPER),
  ],
  chest: (color) => [
    made(moved(plate(1.8, 0.8, 0.62, 14), [0, -0.2, 0]), color, MATERIAL.wood),
    made(moved(scaled(plate(1.8, 1.1, 0.62, 2.4), [1, 0.7, 1]), [0, -0.62, 0]), mixRgb(color, DARK, 0.2), MATERIAL.wood),
    ...[-0.62, 0, 0.62].map((x) => made(moved(plate(0.14, 1.24, 0.65, 10), [x, -0.42, 0]), BRASS, MATERIAL.metal)),
    made(moved(plate(0.32, 0.36, 0.69, 6), [0, -0.45, 0]), BRASS, MATERIAL.metal),
  ],
  rake: (color) => [
    shaft(3.6, -2.6, color),
    made(
      bar(line([-0.75, -2.6, 0], [0.75, -2.6, 0]), () => 0.07, 7),
      STEEL,
      MATERIAL.metal,
    ),
    ...[-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72].map((x) => made(bar([[x, -2.6, 0], [x, -2.95, 0.05], [x, -3.02, 0.3]], () => 0.045, 6), STEEL, MATERIAL.metal)), // biome-ignore format: teeth
  ],
  pitchfork: (color) => [
    shaft(3.6, -2, color),
    made(bar([[-0.42, -2.9, 0], [-0.42, -2.3, 0], [0, -2, 0], [0.42, -2.3, 0], [0.42, -2.9, 0]], () => 0.06, 7), STEEL, MATERIAL.metal), // biome-ignore format: points
    ...[-0.42, 0, 0.42].map((x) => made(bar(line([x, -2.1, 0], [x, -3.4, 0.06]), (t) => 0.06 * (1.05 - t), 7), STEEL, MATERIAL.metal)), // biome-ignore format: tines
  ],
  mop: (color) => [
    shaft(-3, 3.1, color),
    made(moved(plate(0.8, 0.2, 0.14, 6), [0, 3.1, 0]), STEEL, MATERIAL.metal),
    ...Array.from({ length: 11 }, (_, index) => made(bar([[-0.4 + 0.08 * index, 3.15, 0], [-0.55 + 0.11 * index, 3.6, 0.1], [-0.75 + 0.15 * index, 4.05, 0.05 * (index % 3)]], () => 0.09, 7), CLOTHS[index % 2]!)), // biome-ignore format: strings
  ],
  'rolling pin': (color) => [
    made(
      bar(line([0, -0.95, 0], [0, 0.75, 0], 3), () => 0.24, 14),
      color,
      MATERIAL.wood,
    ),
    ...[[-1.35, -0.95], [0.75, 1.15]].map(([from, to]) => made(bar(line([0, from!, 0], [0, to!, 0]), () => 0.1), mixRgb(color, DARK, 0.25), MATERIAL.wood)), // biome-ignore format: handles
  ],
  saw: (color) => [
    made(moved(plate(0.42, 0.7, 0.09, 5), [0, 0, 0]), color, MATERIAL.wood),
    made(gridMesh({ rows: 2, columns: 25, closed: false }, (row, column) => (row === 0 ? [-0.16, -0.3 - column * 0.085, 0] : [0.3 - column * 0.008 + (column % 2) * 0.07, -0.3 - column * 0.085, 0])), STEEL, MATERIAL.metal), // biome-ignore format: blade
  ],
  drill: (color) => [
    made(moved(plate(0.4, 0.95, 0.17, 5), [0, 0.1, 0]), DARK, MATERIAL.leather),
    made(
      bar(line([-0.35, -0.5, 0], [0.85, -0.5, 0]), (t) => 0.29 - 0.08 * t, 14),
      color,
      MATERIAL.horn,
    ),
    made(
      bar(line([0.85, -0.5, 0], [1.15, -0.5, 0]), () => 0.14),
      DARK,
      MATERIAL.metal,
    ),
    made(
      bar(line([1.15, -0.5, 0], [1.75, -0.5, 0]), (t) => 0.06 * (1.1 - t), 7),
      STEEL,
      MATERIAL.metal,
    ),
    made(moved(plate(0.6, 0.3, 0.22, 6), [0, 0.66, 0]), color, MATERIAL.horn),
  ],
  net: (color) => [
    shaft(3, -1.8, color),
    made(moved(turnRing(0.72, 0.05), [0, -2.5, 0]), STEEL, MATERIAL.metal),
    ...Array.from({ length: 10 }, (_, index): PropPiece => {
      const turn = (index / 10) * 2 * Math.PI
      const [x, y] = [Math.cos(turn) * 0.72, Math.sin(turn) * 0.72]
      return made(
        bar(
          [
            [x, -2.5 + y, 0],
            [x * 0.8 + 0.1, -2.45 + y * 0.8, -0.7],
            [0.5, -2, -1.3],
          ],
          () => 0.025,
          5,
        ),
        PAPER,
      )
    }),
    ...[0.25, 0.55].map((deep) => made(moved(turnRing(0.72 * (1 - deep * 0.35), 0.022), [0.16 * deep, -2.48 + 0.06 * deep, -deep * 1.1]), PAPER)), // biome-ignore format: rings
  ],
  hairdryer: (color) => [
    shaft(0.6, -0.4, mixRgb(color, DARK, 0.5), 0.15),
    made(
      bar(line([-0.5, -0.62, 0], [0.95, -0.62, 0], 5), (t) => 0.36 - 0.16 * t, 16),
      color,
      MATERIAL.horn,
    ),
    made(
      bar(line([0.95, -0.62, 0], [1.15, -0.62, 0]), () => 0.24, 14),
      DARK,
      MATERIAL.horn,
    ),
  ],
  dumbbell: (color) => [
    made(
      bar(line([-0.6, 0, 0], [0.6, 0, 0]), () => 0.09),
      STEEL,
      MATERIAL.metal,
    ),
    ...[-1, 1].flatMap((side) => [
      made(
        bar(line([side * 0.45, 0, 0], [side * 0.72, 0, 0]), () => 0.46, 18),
        color,
        MATERIAL.horn,
      ),
      made(
        bar(line([side * 0.72, 0, 0], [side * 0.92, 0, 0]), () => 0.34, 18),
        color,
        MATERIAL.horn,
      ),
      made(moved(plate(0.02, 0.9, 0.44, 2), [side * 0.45, 0, 0]), color, MATERIAL.horn),
      made(moved(plate(0.02, 0.66, 0.33, 2), [side * 0.92, 0, 0]), color, MATERIAL.horn),
    ]),
  ],
  ladder: (color) => [
    ...[0, 1.5].map((x) =>
      made(
        bar(line([x, -6.5, 0], [x, 5.6, 0]), () => 0.12, 8),
        color,
        MATERIAL.wood,
      ),
    ),
    ...Array.from({ length: 10 }, (_, index) => made(bar(line([0, -5.9 + index * 1.2, 0], [1.5, -5.9 + index * 1.2, 0]), () => 0.085, 7), color, MATERIAL.wood)), // biome-ignore format: rungs
  ],
  log: (color) => [
    ...[[0, -0.25, 0], [0, -0.62, 0.2], [0, -0.62, -0.25]].flatMap(([, y, z]) => [
      made(bar(line([-1.15, y!, z!], [1.15, y!, z!]), () => 0.25, 12), color, MATERIAL.wood),
      ...[-1.15, 1.15].map((x) => made(moved(scaled(ball(0.235), [0.12, 1, 1]), [x, y!, z!]), [0.85, 0.7, 0.48], MATERIAL.wood)),
    ]), // biome-ignore format: logs
  ],
  stone: (color) => [
    made(moved(scaled(ball(0.55), [1.15, 0.8, 0.9]), [0, -0.35, 0]), color),
    made(moved(scaled(ball(0.34), [1.2, 0.8, 0.9]), [0.26, -0.55, 0.1]), mixRgb(color, DARK, 0.12)),
    made(moved(scaled(ball(0.3), [1.2, 0.8, 0.9]), [-0.34, -0.2, 0.2]), mixRgb(color, DARK, 0.08)),
  ],
  birdcage: (color) => [
    made(moved(turnRing(0.2, 0.04), [0, -0.05, 0]), color, MATERIAL.metal),
    ...Array.from({ length: 12 }, (_, index): PropPiece => {
      const turn = (index / 12) * 2 * Math.PI
      const [x, z] = [Math.cos(turn), Math.sin(turn)]
      return made(bar([[0, 0.15, 0], [x * 0.5, 0.34, z * 0.5], [x * 0.75, 0.75, z * 0.75], [x * 0.75, 1.95, z * 0.75]], () => 0.03, 5), color, MATERIAL.metal) // biome-ignore format: points
    }),
    made(moved(lathe([[0, 0.02], [0, 0.82], [0.14, 0.82], [0.14, 0.02]], 26), [0, 1.92, 0]), color, MATERIAL.metal), // biome-ignore format: profile
    made(moved(scaled(ball(0.24), [0.9, 1.1, 0.9]), [0, 1.35, 0]), [0.96, 0.82, 0.3]),
    made(moved(ball(0.16), [0.1, 1.05, 0.05]), [0.96, 0.82, 0.3]),
    made(
      bar(line([-0.5, 1.62, 0], [0.5, 1.62, 0]), () => 0.04, 6),
      WOOD,
      MATERIAL.wood,
    ),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

const CLOTHS: readonly Rgb[] = [
  [0.92, 0.92, 0.9],
  [0.8, 0.82, 0.84],
]
