import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { DARK, type MakeProp, made, PAPER, type PropPiece, STEEL } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate, turnRing } from '../shapes.ts'
import { scaled } from './nature.ts'

const LEAF: Rgb = [0.28, 0.5, 0.22]
const STEM: Rgb = [0.36, 0.3, 0.16]
const CRUST: Rgb = [0.8, 0.55, 0.28]
const CREAM: Rgb = [0.97, 0.94, 0.86]
const GLASS: Rgb = [0.92, 0.95, 0.97]

/** More of what is eaten and drunk. Fruit lies on the hand, drinks stand in it. */
export const MEALS = {
  orange: (color) => [
    made(moved(ball(0.46), [0, -0.42, 0]), color, MATERIAL.horn),
    made(moved(ball(0.07), [0, -0.87, 0.05]), LEAF),
    made(moved(plate(0.34, 0.16, 0.02, 2), [0.2, -0.9, 0.04]), LEAF),
  ],
  banana: (color) => [
    made(bar([[-0.75, -0.95, 0], [-0.6, -0.45, 0], [-0.2, -0.12, 0.05], [0.35, -0.12, 0.05], [0.85, -0.4, 0]], (t) => 0.05 + 0.2 * Math.sqrt(Math.max(0, Math.sin(Math.PI * (0.04 + 0.92 * t))))), color), // biome-ignore format: points
    made(
      bar(line([-0.75, -0.92, 0], [-0.8, -1.16, 0]), () => 0.07, 7),
      STEM,
    ),
    made(moved(ball(0.07), [0.87, -0.42, 0]), DARK),
  ],
  carrot: (color) => [
    made(
      bar(line([0, -0.7, 0], [0, 0.95, 0], 8), (t) => 0.3 * (1 - t) + 0.03),
      color,
    ),
    ...[-0.3, -0.1, 0.12, 0.32].map((x) => made(bar([[0, -0.68, 0], [x * 0.6, -1.15, 0.04], [x * 1.6, -1.6, 0.06]], (t) => 0.03 + 0.1 * Math.sin(Math.PI * t), 7), LEAF)), // biome-ignore format: points
  ],
  watermelon: () => [
    made(moved(halfDisc(0.98, 0.2), [0, -0.1, 0]), [0.2, 0.45, 0.2]),
    made(moved(halfDisc(0.86, 0.215), [0, -0.1, 0]), CREAM),
    made(moved(halfDisc(0.78, 0.23), [0, -0.1, 0]), [0.88, 0.24, 0.26]),
    ...[[-0.4, -0.02], [0, 0.3], [0.36, 0.02], [-0.16, 0.02], [0.2, 0.24], [-0.34, 0.26]].map(([x, y]) => made(moved(ball(0.05), [x!, y! - 0.02, 0.24]), DARK)), // biome-ignore format: seeds
  ],
  donut: (color) => [
    made(moved(turnRing(0.42, 0.25), [0, -0.45, 0]), CRUST),
    made(moved(turnRing(0.42, 0.24), [0, -0.45, 0.06]), color, MATERIAL.glass),
    ...Array.from({ length: 14 }, (_, index): PropPiece => {
      const turn = index * 2.4
      const far = 0.3 + 0.06 * (index % 5)
      const tint: Rgb = [
        [1, 0.95, 0.5],
        [0.5, 0.8, 1],
        [1, 1, 1],
      ][index % 3] as unknown as Rgb // three channels
      return made(moved(ball(0.045), [Math.cos(turn) * far, -0.45 + Math.sin(turn) * far, 0.29]), tint)
    }),
  ],
  burger: () => [
    made(lathe([[0.1, 0.02], [0.1, 0.6], [-0.08, 0.68], [-0.14, 0.64]], 28), CRUST), // biome-ignore format: profile
    made(lathe([[-0.12, 0.02], [-0.12, 0.74], [-0.2, 0.76], [-0.24, 0.7]], 28), LEAF), // biome-ignore format: profile
    made(lathe([[-0.2, 0.02], [-0.2, 0.7], [-0.4, 0.7], [-0.42, 0.6]], 28), [0.34, 0.2, 0.13]), // biome-ignore format: profile
    made(lathe([[-0.38, 0.02], [-0.4, 0.74], [-0.46, 0.72]], 28), [0.95, 0.75, 0.25]), // biome-ignore format: profile
    made(lathe([[-0.44, 0.7], [-0.58, 0.74], [-0.82, 0.6], [-0.98, 0.3], [-1, 0.02]], 28), CRUST), // biome-ignore format: profile
  ],
  sandwich: () => [
    ...[0, -0.46].map((y) => made(moved(plate(1.5, 0.2, 0.5, 10), [0, y, 0]), [0.9, 0.76, 0.52])),
    made(moved(plate(1.62, 0.1, 0.56, 6), [0, -0.13, 0]), LEAF),
    made(moved(plate(1.54, 0.1, 0.53, 8), [0, -0.23, 0]), [0.85, 0.4, 0.36]),
    made(moved(plate(1.6, 0.08, 0.55, 6), [0, -0.33, 0]), [0.96, 0.8, 0.34]),
  ],
  lollipop: (color) => [
    made(
      bar(line([0, 0.85, 0], [0, -0.6, 0]), () => 0.045, 7),
      PAPER,
    ),
    made(moved(plate(1.05, 1.05, 0.14, 2), [0, -1, 0]), color, MATERIAL.glass),
    made(moved(turnRing(0.34, 0.05), [0, -1, 0.13]), CREAM, MATERIAL.glass),
    made(moved(turnRing(0.14, 0.05), [0, -1, 0.15]), CREAM, MATERIAL.glass),
  ],
  'cotton candy': (color) => [
    made(
      bar(line([0, 0.8, 0], [0, -0.5, 0]), (t) => 0.03 + 0.05 * t, 8),
      PAPER,
    ),
    ...[
      [0, -1.1, 0, 0.62],
      [-0.4, -0.85, 0.1, 0.4],
      [0.42, -0.9, 0.05, 0.42],
      [0.1, -1.6, 0.05, 0.42],
      [-0.3, -1.4, 0.1, 0.4],
      [0.2, -0.75, 0.25, 0.36],
    ].map(
      // biome-ignore format: clouds
      ([x, y, z, radius]) => made(moved(ball(radius!), [x!, y!, z!]), color, MATERIAL.fur),
    ),
  ],
  bowl: (color) => [
    made(lathe([[-0.52, 0.9], [-0.3, 0.86], [0, 0.62], [0.14, 0.36], [0.2, 0.36], [0.2, 0.02]], 30), color, MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[-0.46, 0.84], [-0.5, 0.5], [-0.54, 0.02]], 30), [0.85, 0.55, 0.25]), // biome-ignore format: profile
    ...[-0.35, -0.1, 0.15, 0.4].map((x) => made(bar([[x - 0.3, -0.5, 0.4], [x - 0.1, -0.62, 0.1], [x + 0.2, -0.52, -0.2]], () => 0.06, 7), [0.96, 0.86, 0.58])), // biome-ignore format: noodles
    made(moved(scaled(ball(0.2), [1, 0.5, 1]), [0.36, -0.56, 0.25]), CREAM),
    made(moved(plate(0.5, 0.18, 0.04, 2), [-0.35, -0.6, 0.2]), LEAF),
    made(
      bar(line([0.3, -0.5, 0], [0.95, -1.25, 0.1]), () => 0.035, 6),
      [0.5, 0.2, 0.12],
    ),
    made(
      bar(line([0.15, -0.5, 0], [0.75, -1.32, 0.1]), () => 0.035, 6),
      [0.5, 0.2, 0.12],
    ),
  ],
  plate: (color) => [
    made(lathe([[0, 0.02], [0, 0.7], [-0.12, 1], [-0.15, 1], [-0.04, 0.68], [-0.04, 0.02]], 36), [0.95, 0.95, 0.93], MATERIAL.glass), // biome-ignore format: profile
    ...[
      [0, -0.3, 0, 0.34],
      [-0.34, -0.2, 0.15, 0.26],
      [0.34, -0.2, 0.12, 0.26],
      [0.02, -0.2, 0.36, 0.24],
      [0.1, -0.52, 0.05, 0.22],
    ].map(
      // biome-ignore format: heap
      ([x, y, z, radius]) => made(moved(ball(radius!), [x!, y!, z!]), color),
    ),
    made(moved(plate(0.36, 0.16, 0.05, 2), [0.25, -0.5, 0.25]), LEAF),
  ],
  teapot: (color) => [
    made(lathe([[-0.7, 0.02], [-0.66, 0.3], [-0.5, 0.5], [-0.15, 0.62], [0.15, 0.5], [0.3, 0.34], [0.32, 0.02]], 30), color, MATERIAL.glass), // biome-ignore format: profile
    made(moved(ball(0.1), [0, -0.78, 0]), color, MATERIAL.glass),
    made(
      bar(
        [
          [0.5, 0, 0],
          [0.85, -0.25, 0],
          [1, -0.6, 0],
          [1.12, -0.66, 0],
        ],
        (t) => 0.17 - 0.09 * t,
      ),
      color,
      MATERIAL.glass,
    ),
    made(
      bar(
        [
          [-0.48, -0.5, 0],
          [-0.95, -0.5, 0],
          [-1.02, -0.1, 0],
          [-0.5, 0.1, 0],
        ],
        () => 0.08,
      ),
      color,
      MATERIAL.glass,
    ),
  ],
  glass: (color) => [
    made(lathe([[-0.72, 0.37], [0.46, 0.28], [0.48, 0.02]], 24), mixRgb(GLASS, color, 0.3), MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[-0.5, 0.02], [-0.5, 0.365], [0.42, 0.3]], 24), color, MATERIAL.glass), // biome-ignore format: profile
  ],
  can: (color) => [
    made(lathe([[-0.62, 0.02], [-0.62, 0.27], [-0.54, 0.33], [0.4, 0.33], [0.48, 0.27], [0.48, 0.02]], 24), color, MATERIAL.metal), // biome-ignore format: profile
    made(lathe([[-0.64, 0.27], [-0.6, 0.29], [-0.6, 0.02]], 24), STEEL, MATERIAL.metal), // biome-ignore format: profile
    made(lathe([[-0.25, 0.336], [0.05, 0.336]], 24), CREAM), // biome-ignore format: profile
  ],
  jar: (color) => [
    made(lathe([[-0.5, 0.3], [-0.42, 0.46], [0.3, 0.46], [0.42, 0.36], [0.42, 0.02]], 26), color, MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[-0.74, 0.02], [-0.74, 0.36], [-0.52, 0.36]], 26), [0.8, 0.68, 0.4], MATERIAL.metal), // biome-ignore format: profile
    made(moved(plate(0.6, 0.36, 0.06, 8), [0, -0.06, 0.43]), PAPER),
  ],
  sack: (color) => [
    made(lathe([[-1.1, 0.34], [-0.86, 0.2], [-0.62, 0.42], [-0.1, 0.72], [0.4, 0.7], [0.56, 0.5], [0.58, 0.02]], 24), color), // biome-ignore format: profile
    made(moved(scaled(turnRing(0.2, 0.06), [1, 0.4, 1]), [0, -0.86, 0]), [0.55, 0.42, 0.25]),
  ],
  pumpkin: (color) => [
    ...Array.from({ length: 9 }, (_, index): PropPiece => {
      const turn = (index / 9) * 2 * Math.PI
      return made(moved(scaled(ball(0.42), [1, 1.25, 1]), [Math.sin(turn) * 0.42, -0.35, Math.cos(turn) * 0.42]), color)
    }),
    made(bar([[0, -0.75, 0], [0.03, -0.98, 0], [0.16, -1.14, 0.02]], () => 0.09, 8), STEM), // biome-ignore format: points
  ],
  cookie: (color) => [
    made(moved(plate(0.95, 0.95, 0.11, 2), [0, -0.42, 0]), color),
    ...[[-0.2, -0.6], [0.18, -0.66], [0.05, -0.35], [-0.25, -0.25], [0.28, -0.3]].map(([x, y]) => made(moved(ball(0.08), [x!, y!, 0.1]), [0.25, 0.14, 0.09])), // biome-ignore format: chips
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** The lower half of a disc that faces the viewer. */
function halfDisc(radius: number, depth: number): Mesh {
  const rings = [[0.001, depth], [0.95, depth], [1, depth * 0.6], [1, -depth * 0.6], [0.001, -depth]] as const // biome-ignore format: rings
  return gridMesh({ rows: rings.length, columns: 24, closed: false }, (row, column): Vector => {
    const [share, z] = rings[row]!
    const turn = (column / 23) * Math.PI
    return [Math.cos(turn) * radius * share, Math.sin(turn) * radius * share, z]
  })
}
