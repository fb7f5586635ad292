import { mixRgb, type Rgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh } from '../../grid.ts'
import { BRASS, DARK, type MakeProp, made, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate, turnRing } from '../shapes.ts'
import { scaled } from './nature.ts'

const WHITE: Rgb = [0.96, 0.96, 0.95]

/** What people hold who show, tell, measure, count and demand something. */
export const TRADE = {
  megaphone: (color) => [
    made(
      bar(line([0, 0.5, 0], [0, -0.3, 0]), () => 0.12),
      DARK,
      MATERIAL.leather,
    ),
    made(
      bar(line([-0.55, -0.55, 0], [1.3, -0.7, 0.35], 6), (t) => 0.2 + 0.42 * t * t, 18),
      color,
      MATERIAL.horn,
    ),
    made(
      bar(line([-0.75, -0.53, 0], [-0.5, -0.55, 0]), () => 0.26, 14),
      DARK,
      MATERIAL.leather,
    ),
  ],
  clapperboard: (color) => [
    made(moved(plate(1.8, 1.25, 0.07, 20), [0, -0.55, 0]), color),
    made(moved(plate(1.8, 0.26, 0.09, 20), [0, -1.3, 0]), WHITE),
    ...[-0.66, -0.22, 0.22, 0.66].map((x) => made(moved(plate(0.22, 0.27, 0.1, 20), [x, -1.3, 0]), color)),
    ...[-0.75, -0.45, -0.15].map((y) => made(moved(plate(1.5, 0.04, 0.08, 20), [0, y, 0.01]), WHITE)),
  ],
  sign: (color) => [
    made(
      bar(line([0, 2.2, 0], [0, -1.5, 0]), () => 0.07, 8),
      WOOD,
      MATERIAL.wood,
    ),
    made(moved(plate(2.5, 1.7, 0.05, 20), [0, -2.2, 0.05]), color),
    ...[[-2.6, 1.9], [-2.2, 2.1], [-1.8, 1.5]].map(([y, width]) => made(moved(plate(width!, 0.2, 0.055, 12), [0, y!, 0.06]), [0.75, 0.15, 0.16])), // biome-ignore format: lines
  ],
  flag: (color) => [
    made(
      bar(line([0, 3.4, 0], [0, -4.2, 0]), () => 0.07, 8),
      WOOD,
      MATERIAL.wood,
    ),
    made(moved(ball(0.13), [0, -4.3, 0]), BRASS, MATERIAL.metal),
    made(
      gridMesh({ rows: 9, columns: 17, closed: false }, (row, column) => {
        const along = column / 16
        return [0.06 + along * 2.7, -4.05 + row * 0.2 + along * along * 0.35, 0.22 * Math.sin(along * 8) * along]
      }),
      color,
    ),
  ],
  'hand of cards': () =>
    [-2, -1, 0, 1, 2].flatMap((index): PropPiece[] => {
      const [x, y, z] = [index * 0.26, -0.6 + index * index * 0.035, index * 0.03]
      return [
        made(moved(plate(0.6, 0.92, 0.012, 12), [x, y, z]), WHITE),
        made(moved(plate(0.18, 0.22, 0.018, 2), [x, y, z]), index % 2 ? DARK : [0.8, 0.12, 0.14]),
        made(moved(plate(0.09, 0.12, 0.018, 2), [x - 0.2, y - 0.34, z]), index % 2 ? DARK : [0.8, 0.12, 0.14]),
      ]
    }),
  clipboard: (color) => [
    made(moved(plate(1.15, 1.6, 0.05, 16), [0, -0.6, 0]), color, MATERIAL.wood),
    made(moved(plate(0.98, 1.36, 0.055, 20), [0, -0.54, 0.01]), WHITE),
    made(moved(plate(0.46, 0.18, 0.09, 6), [0, -1.34, 0.02]), STEEL, MATERIAL.metal),
    ...[-1, -0.8, -0.6, -0.4, -0.2].map((y) => made(moved(plate(0.7, 0.04, 0.06, 12), [0, y, 0.015]), [0.4, 0.42, 0.48])),
  ],
  binoculars: (color) => [
    ...[-0.3, 0.3].flatMap((x) => [
      made(moved(lathe([[-0.75, 0.2], [-0.2, 0.22], [0.1, 0.34], [0.45, 0.36], [0.45, 0.02]], 18), [x * 1.1, -0.2, 0]), color, MATERIAL.leather), // biome-ignore format: profile
      made(moved(lathe([[-0.78, 0.02], [-0.78, 0.22], [-0.68, 0.22]], 16), [x * 1.1, -0.2, 0]), STEEL, MATERIAL.metal), // biome-ignore format: profile
    ]),
    made(moved(plate(0.5, 0.5, 0.14, 5), [0, -0.35, 0]), color, MATERIAL.leather),
  ],
  'pocket watch': (color) => [
    made(bar([[0, 0.1, 0.1], [-0.25, 0.55, 0.12], [-0.1, 0.9, 0.1], [0.05, 0.62, 0.1]], () => 0.03, 6), color, MATERIAL.metal), // biome-ignore format: chain
    made(moved(plate(0.85, 0.85, 0.13, 2), [0, -0.52, 0]), color, MATERIAL.metal),
    made(moved(plate(0.68, 0.68, 0.03, 2), [0, -0.52, 0.13]), WHITE),
    made(
      bar(line([0, -0.52, 0.18], [0.02, -0.78, 0.18]), () => 0.025, 5),
      DARK,
    ),
    made(
      bar(line([0, -0.52, 0.18], [0.18, -0.46, 0.18]), () => 0.03, 5),
      DARK,
    ),
    made(moved(turnRing(0.1, 0.04), [0, -1.02, 0]), color, MATERIAL.metal),
  ],
  globe: (color) => [
    made(lathe([[0.3, 0.08], [0.42, 0.16], [0.5, 0.5], [0.56, 0.52], [0.56, 0.02]], 24), WOOD, MATERIAL.wood), // biome-ignore format: profile
    made(moved(turnRing(0.82, 0.05), [0, -0.5, 0]), BRASS, MATERIAL.metal),
    made(moved(ball(0.75), [0, -0.5, 0]), color, MATERIAL.horn),
    ...[
      [-0.3, -0.75, 0.62, 0.28],
      [0.15, -0.4, 0.68, 0.3],
      [0.4, -0.85, 0.5, 0.2],
      [-0.35, -0.15, 0.6, 0.2],
    ].map(
      // biome-ignore format: lands
      ([x, y, z, size]) => made(moved(scaled(ball(size!), [1, 0.9, 0.35]), [x!, y!, z!]), [0.42, 0.6, 0.3], MATERIAL.horn),
    ),
  ],
  microscope: (color) => [
    made(moved(plate(1, 0.2, 0.5, 6), [0, 0.45, 0]), DARK, MATERIAL.metal),
    made(bar([[-0.3, 0.4, 0], [-0.5, -0.2, 0], [-0.3, -0.75, 0], [0.05, -0.8, 0]], () => 0.13), color, MATERIAL.metal), // biome-ignore format: arm
    made(
      bar(line([0.22, 0, 0], [-0.12, -1.35, 0]), () => 0.17, 12),
      color,
      MATERIAL.metal,
    ),
    made(
      bar(line([-0.12, -1.35, 0], [-0.2, -1.65, 0]), () => 0.12),
      DARK,
      MATERIAL.metal,
    ),
    made(moved(plate(0.75, 0.08, 0.35, 6), [0.1, 0.1, 0]), DARK, MATERIAL.metal),
  ],
  syringe: (color) => [
    made(
      bar(line([0, -1.3, 0], [0, -0.75, 0]), () => 0.02, 5),
      STEEL,
      MATERIAL.metal,
    ),
    made(
      bar(line([0, -0.78, 0], [0, 0.3, 0]), () => 0.16, 12),
      mixRgb(WHITE, color, 0.25),
      MATERIAL.glass,
    ),
    made(
      bar(line([0, -0.6, 0.05], [0, 0.1, 0.05]), () => 0.12, 10),
      color,
      MATERIAL.glass,
    ),
    made(
      bar(line([0, 0.3, 0], [0, 0.75, 0]), () => 0.06, 7),
      WHITE,
    ),
    made(moved(plate(0.44, 0.08, 0.2, 3), [0, 0.78, 0]), WHITE),
  ],
  radio: (color) => [
    made(moved(plate(2.1, 1.15, 0.36, 10), [0, -0.55, 0]), color, MATERIAL.horn),
    ...[-0.62, 0.62].flatMap((x) => [
      made(moved(plate(0.72, 0.72, 0.05, 2), [x, -0.45, 0.36]), DARK),
      made(moved(turnRing(0.33, 0.045), [x, -0.45, 0.4]), STEEL, MATERIAL.metal),
    ]),
    made(moved(plate(0.42, 0.42, 0.04, 8), [0, -0.5, 0.37]), STEEL, MATERIAL.metal),
    made(bar([[-0.8, -1.1, 0], [-0.8, -1.42, 0], [0.8, -1.42, 0], [0.8, -1.1, 0]], () => 0.06, 7), DARK, MATERIAL.metal), // biome-ignore format: handle
  ],
  bell: (color) => [
    made(
      bar(line([0, 0.4, 0], [0, -0.45, 0]), () => 0.09),
      WOOD,
      MATERIAL.wood,
    ),
    made(lathe([[-1.25, 0.62], [-1.15, 0.52], [-0.85, 0.4], [-0.55, 0.3], [-0.42, 0.06]], 24), color, MATERIAL.metal), // biome-ignore format: profile
    made(moved(ball(0.14), [0.1, -1.3, 0]), DARK, MATERIAL.metal),
  ],
  banknotes: (color) =>
    [-2, -1, 0, 1, 2].flatMap((index): PropPiece[] => {
      const [x, y, z] = [index * 0.3, -0.55 + index * index * 0.03, index * 0.025]
      return [
        made(moved(plate(0.5, 1.05, 0.01, 14), [x, y, z]), mixRgb(color, WHITE, index % 2 ? 0.25 : 0.1)),
        made(moved(plate(0.28, 0.36, 0.016, 2), [x, y, z]), mixRgb(color, WHITE, 0.6)),
      ]
    }),
  record: (color) => [
    made(moved(plate(1.9, 1.9, 0.03, 2), [0, -0.75, 0]), [0.07, 0.07, 0.08], MATERIAL.glass),
    ...[0.8, 0.65, 0.5].map((radius) =>
      made(moved(turnRing(radius, 0.018), [0, -0.75, 0.03]), [0.2, 0.2, 0.22], MATERIAL.glass),
    ),
    made(moved(plate(0.62, 0.62, 0.04, 2), [0, -0.75, 0]), color),
    made(moved(ball(0.05), [0, -0.75, 0.04]), DARK),
  ],
  cone: (color) => [
    made(lathe([[-1.5, 0.02], [-1.5, 0.1], [0.4, 0.55], [0.42, 0.02]], 24), color), // biome-ignore format: profile
    ...[[-1, 0.225], [-0.3, 0.39]].map(([y, radius]) => made(lathe([[y!, radius!], [y! + 0.28, radius! + 0.065]], 24), WHITE)), // biome-ignore format: bands
    made(moved(plate(1.3, 0.12, 0.62, 6), [0, 0.42, 0]), mixRgb(color, DARK, 0.4)),
  ],
  handcuffs: () => [
    ...[-0.46, 0.46].map((x) => made(moved(turnRing(0.36, 0.07), [x, -0.4, 0]), STEEL, MATERIAL.metal)),
    made(
      bar(line([-0.14, -0.2, 0], [0.14, -0.2, 0]), () => 0.06, 6),
      STEEL,
      MATERIAL.metal,
    ),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
