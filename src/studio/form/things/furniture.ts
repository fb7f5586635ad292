import type { Rgb } from '../../color.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { bent, board, box, cloth, darker, foliage, glass, glow, IRON, LAMP, lighter, lump, type MakeThing, metal, orb, PANE, rod, turned, WHITE, wood } from './thing-parts.ts' // biome-ignore format: one line of names

const BRASS: Rgb = [0.83, 0.66, 0.32]

const legs = (x: number, z: number, high: number, color: Rgb): PropPiece[] =>
  [-x, x].flatMap((at) => [-z, z].map((deep) => box([at, 0, deep], [0.07, high, 0.07], color)))

const shade = (up: number, radius: number, color: Rgb): PropPiece[] => [
  turned([0, -up, 0], [[0, radius], [radius * 1.3, radius * 0.62]], color, glow, 24), // biome-ignore format: profile
  turned(
    [0, -up, 0],
    [
      [-0.012, radius * 1.02],
      [0.012, radius * 1.02],
    ],
    darker(color, 0.3),
    cloth,
    24,
  ),
]

/** In rooms of all kinds. */
export const FURNITURE_THINGS = {
  table: (color) => [box([0, -0.7, 0], [1.5, 0.06, 0.8], color), ...legs(0.68, 0.33, 0.7, darker(color, 0.15))],
  'round table': (color) => [
    turned([0, -0.7, 0], [[0, 0.52], [0.02, 0.55], [0.05, 0.55], [0.06, 0.01]], color, wood, 34), // biome-ignore format: profile
    turned([0, 0, 0], [[0, 0.3], [0.06, 0.26], [0.1, 0.06], [0.6, 0.05], [0.72, 0.16]], darker(color), wood), // biome-ignore format: profile
  ],
  counter: (color) => [
    box([0, 0, 0], [3.6, 0.98, 0.55], color),
    box([0, -0.98, 0], [3.8, 0.07, 0.7], darker(color, 0.45)),
    ...[-1.35, -0.45, 0.45, 1.35].map((x) => box([x, -0.14, 0.28], [0.78, 0.7, 0.02], lighter(color, 0.1))),
    rod([-1.9, -0.2, 0.42], [1.9, -0.2, 0.42], 0.03, BRASS),
  ],
  chair: (color) => [
    box([0, -0.44, 0], [0.46, 0.05, 0.46], color),
    ...legs(0.19, 0.19, 0.44, darker(color, 0.1)),
    ...[-0.2, 0.2].map((x) => box([x, -0.46, -0.2], [0.05, 0.52, 0.05], darker(color, 0.1))),
    ...[0.62, 0.78, 0.92].map((up) => box([0, -up, -0.2], [0.4, 0.07, 0.03], color)),
  ],
  'rocking chair': (color) => [
    box([0, -0.46, 0], [0.56, 0.05, 0.52], color),
    ...[-0.26, 0.26].flatMap((x) => [
      rod([x, -0.06, 0.24], [x, -0.68, 0.24], 0.024, color, wood),
      rod([x, -0.06, -0.22], [x, -1.2, -0.36], 0.026, color, wood),
      rod([x, -0.7, -0.28], [x, -0.66, 0.32], 0.026, color, wood),
      bent([[x, -0.12, -0.62], [x, -0.03, -0.3], [x, -0.015, 0], [x, -0.03, 0.3], [x, -0.12, 0.58]], 0.026, darker(color, 0.15), wood), // biome-ignore format: rocker
    ]),
    ...[-0.16, -0.05, 0.06, 0.17].map((x) => rod([x, -0.5, -0.25], [x, -1.12, -0.34], 0.014, color, wood)),
    box([0, -1.1, -0.345], [0.6, 0.16, 0.04], color),
  ],
  sofa: (color) => [
    box([0, -0.12, 0], [2, 0.3, 0.85], color, cloth, 0.06),
    ...[-0.48, 0.48].map((x) => box([x, -0.4, 0.06], [0.94, 0.18, 0.72], lighter(color, 0.1), cloth, 0.06)),
    box([0, -0.3, -0.36], [2, 0.68, 0.24], color, cloth, 0.08),
    ...[-1.06, 1.06].map((x) => box([x, -0.06, 0], [0.22, 0.6, 0.88], darker(color, 0.1), cloth, 0.08)),
    lump([-0.7, -0.72, 0], [0.24, 0.2, 0.1], [0.86, 0.72, 0.42], cloth, 0.05),
  ],
  bed: (color) => [
    box([0, -0.12, 0], [2.1, 0.26, 1.3], [0.4, 0.27, 0.18]),
    box([0, -0.38, 0], [2, 0.2, 1.24], WHITE, cloth, 0.06),
    box([0.3, -0.5, 0], [1.4, 0.12, 1.3], color, cloth, 0.06),
    box([-1.06, 0, 0], [0.08, 1.15, 1.4], [0.4, 0.27, 0.18]),
    box([1.06, 0, 0], [0.08, 0.62, 1.4], [0.4, 0.27, 0.18]),
    lump([-0.72, -0.68, 0], [0.26, 0.13, 0.42], WHITE, cloth, 0.06),
  ],
  'floor lamp': (color) => [
    turned(
      [0, 0, 0],
      [
        [0, 0.17],
        [0.03, 0.17],
        [0.04, 0.02],
      ],
      IRON,
      metal,
    ),
    rod([0, 0, 0], [0, -1.5, 0], 0.018, IRON),
    ...shade(1.42, 0.25, lighter(color, 0.3)),
  ],
  'desk lamp': (color) => [
    turned(
      [0, 0, 0],
      [
        [0, 0.11],
        [0.03, 0.11],
        [0.05, 0.02],
      ],
      BRASS,
      metal,
    ),
    rod([0, 0, 0], [0, -0.34, 0], 0.014, BRASS),
    board([0, -0.37, 0.03], [0.34, 0.12, 0.16], color, { material: glass, power: 4 }),
    box([0, -0.3, 0.03], [0.28, 0.03, 0.12], LAMP, glow),
  ],
  'tall clock': (color) => [
    box([0, 0, 0], [0.56, 0.4, 0.34], color),
    box([0, -0.4, 0], [0.4, 1.05, 0.26], darker(color, 0.12)),
    box([0, -0.5, 0.135], [0.24, 0.85, 0.02], [0.13, 0.1, 0.08], glass),
    box([0, -1.45, 0], [0.56, 0.5, 0.34], color),
    board([0, -1.7, 0.18], [0.42, 0.42, 0.03], BRASS, { material: metal, power: 2 }),
    board([0, -1.7, 0.2], [0.37, 0.37, 0.02], WHITE, { material: cloth, power: 2 }),
    rod([0, -1.7, 0.22], [0.02, -1.84, 0.22], 0.01, IRON),
    rod([0, -1.7, 0.22], [0.1, -1.66, 0.22], 0.012, IRON),
    rod([0.02, -1.3, 0.15], [-0.02, -0.82, 0.15], 0.008, BRASS),
    board([-0.02, -0.78, 0.16], [0.15, 0.15, 0.02], BRASS, { material: metal, power: 2 }),
    box([0, -1.95, 0], [0.64, 0.06, 0.4], darker(color, 0.1)),
    turned(
      [0, -2, 0],
      [
        [0, 0.16],
        [0.1, 0.1],
        [0.18, 0.03],
        [0.22, 0.01],
      ],
      color,
    ),
  ],
  'standing mirror': (color) => [
    board([0, -1, 0], [0.72, 1.7, 0.06], color, { power: 4 }),
    board([0, -1, 0.03], [0.6, 1.56, 0.03], [0.66, 0.74, 0.8], { material: glass, power: 4 }),
    ...[-0.4, 0.4].flatMap((x) => [
      rod([x, -1, 0], [x, -0.02, 0], 0.03, color, wood),
      rod([x, -0.04, -0.25], [x, -0.04, 0.25], 0.03, color, wood),
    ]),
  ],
  bookshelf: (color) => [
    box([0, 0, -0.14], [1.1, 2.1, 0.03], darker(color, 0.4)),
    ...[-0.54, 0.54].map((x) => box([x, 0, 0], [0.05, 2.1, 0.32], color)),
    ...[0.04, 0.46, 0.88, 1.3, 1.72, 2.1].map((up) => box([0, -up + 0.04, 0], [1.1, 0.04, 0.32], color)),
    ...[0.04, 0.46, 0.88, 1.3, 1.72].flatMap((up, row) =>
      Array.from({ length: 15 }, (_, at): PropPiece => {
        const pick = (at * 7 + row * 5) % 6
        const hue = ([[0.55, 0.2, 0.17], [0.2, 0.32, 0.45], [0.28, 0.4, 0.25], [0.7, 0.58, 0.36], [0.36, 0.22, 0.33], [0.8, 0.75, 0.65]] as const)[pick]! // biome-ignore format: colours
        return box([-0.47 + at * 0.067, -up, 0.02], [0.055, 0.26 + ((at * 5 + row * 3) % 4) * 0.025, 0.22], hue, cloth, 0.006)
      }),
    ),
  ],
  piano: (color) => [
    box([0, 0, -0.12], [1.5, 1.2, 0.32], color, glass, 0.02),
    box([0, -1.2, -0.1], [1.56, 0.05, 0.38], darker(color), glass),
    box([0, -0.62, 0.16], [1.5, 0.1, 0.34], color, glass),
    box([0, -0.72, 0.2], [1.4, 0.02, 0.16], WHITE, glass),
    ...Array.from({ length: 24 }, (_, at) =>
      at % 7 === 2 || at % 7 === 6 ? [] : [box([-0.66 + at * 0.057, -0.74, 0.17], [0.028, 0.02, 0.09], IRON, glass)],
    ).flat(),
    ...[-0.68, 0.68].map((x) => box([x, 0, 0.26], [0.09, 0.62, 0.09], color, glass)),
    box([0, -0.9, 0.06], [0.6, 0.26, 0.02], WHITE, cloth),
  ],
  'vending machine': (color) => [
    box([0, 0, 0], [1, 1.9, 0.8], color, glass, 0.03),
    box([-0.12, -0.55, 0.4], [0.66, 1.2, 0.02], [0.78, 0.88, 0.95], glow),
    ...[0, 1, 2, 3].flatMap((row) => [
      box([-0.12, -0.62 - row * 0.28, 0.415], [0.64, 0.02, 0.015], IRON, metal),
      ...[0, 1, 2, 3, 4].map((at) =>
        turned([-0.37 + at * 0.125, -0.64 - row * 0.28, 0.43], [[0, 0.04], [0.15, 0.04], [0.19, 0.02], [0.2, 0.01]], ([[0.85, 0.2, 0.18], [0.2, 0.55, 0.3], [0.95, 0.7, 0.15], [0.15, 0.35, 0.7]] as const)[(at + row * 3) % 4]!, glass, 10)), // biome-ignore format: drinks
    ]),
    box([0.36, -1.05, 0.41], [0.14, 0.3, 0.02], IRON, metal),
    box([-0.12, -0.2, 0.41], [0.6, 0.16, 0.02], IRON, metal),
    box([0, -1.78, 0.41], [0.8, 0.1, 0.02], lighter(color, 0.7), glow),
  ],
  fridge: (color) => [
    box([0, 0, 0], [0.72, 1.8, 0.66], color, glass, 0.04),
    box([0, -1.2, 0.332], [0.7, 0.02, 0.01], darker(color, 0.4)),
    ...[0.7, 1.3].map((up) => box([-0.27, -up, 0.36], [0.04, 0.34, 0.05], [0.75, 0.76, 0.78], metal)),
  ],
  stove: (color) => [
    box([0, 0, 0], [0.75, 0.9, 0.65], color, glass, 0.02),
    box([0, -0.14, 0.33], [0.56, 0.46, 0.02], [0.1, 0.1, 0.11], glass),
    rod([-0.28, -0.68, 0.37], [0.28, -0.68, 0.37], 0.02, [0.75, 0.76, 0.78]),
    ...[-0.24, -0.08, 0.08, 0.24].map((x) => board([x, -0.8, 0.34], [0.07, 0.07, 0.04], IRON, { material: metal, power: 2 })),
    turned(
      [-0.16, -0.9, 0],
      [
        [0, 0.14],
        [0.16, 0.15],
        [0.17, 0.16],
        [0.18, 0.13],
        [0.22, 0.02],
      ],
      [0.7, 0.3, 0.2],
      metal,
    ),
  ],
  'washing machine': (color) => [
    box([0, 0, 0], [0.62, 0.86, 0.6], color, glass, 0.03),
    board([0, -0.4, 0.3], [0.46, 0.46, 0.04], [0.6, 0.62, 0.65], { material: metal, power: 2 }),
    board([0, -0.4, 0.32], [0.36, 0.36, 0.04], [0.16, 0.22, 0.28], { material: glass, power: 2 }),
    box([-0.12, -0.72, 0.305], [0.24, 0.08, 0.01], PANE, glass),
  ],
  'ironing board': (color) => [
    board([0, -0.9, 0], [1.3, 0.05, 0.36], color, { material: cloth, power: 3 }),
    rod([-0.45, 0, 0.16], [0.4, -0.88, 0], 0.02, [0.7, 0.71, 0.74]),
    rod([0.45, 0, 0.16], [-0.4, -0.88, 0], 0.02, [0.7, 0.71, 0.74]),
    board([0.3, -0.98, 0.05], [0.26, 0.1, 0.12], [0.3, 0.45, 0.7], { material: glass, power: 3 }),
    bent(
      [
        [0.2, -1.02, 0.05],
        [0.24, -1.12, 0.05],
        [0.38, -1.12, 0.05],
      ],
      0.02,
      IRON,
      glass,
    ),
  ],
  sink: (color) => [
    box([0, 0, 0], [1.2, 0.84, 0.6], color),
    box([0, -0.84, 0], [1.24, 0.06, 0.64], WHITE, glass),
    box([0, -0.885, 0.02], [0.6, 0.02, 0.4], [0.55, 0.58, 0.6], metal),
    bent(
      [
        [0, -0.9, -0.22],
        [0, -1.2, -0.22],
        [0, -1.26, -0.12],
        [0, -1.2, -0.02],
      ],
      0.022,
      [0.8, 0.81, 0.84],
    ),
    ...[0, 1, 2].map((at) =>
      turned(
        [0.42, -0.9 - at * 0.025, 0],
        [
          [0, 0.06],
          [0.02, 0.13],
          [0.024, 0.12],
        ],
        WHITE,
        glass,
      ),
    ),
  ],
  'christmas tree': (color) => [
    turned(
      [0, 0, 0],
      [
        [0, 0.2],
        [0.25, 0.24],
        [0.26, 0.05],
      ],
      [0.6, 0.2, 0.16],
    ),
    ...[0.25, 0.75, 1.2, 1.6].map((up, at) => {
      const wide = 0.75 - at * 0.16
      return turned([0, -up, 0], [[0, wide], [0.05, wide * 0.85], [0.42, wide * 0.38], [0.7, 0.02]], at % 2 ? darker(color, 0.15) : color, cloth, 18) // biome-ignore format: profile
    }),
    ...Array.from({ length: 44 }, (_, at): PropPiece => {
      const up = 0.3 + (at / 44) * 1.8
      const [turn, out] = [at * 2.39996, Math.max(0.05, 0.6 - (up - 0.25) * 0.3)]
      const tone = at % 3 === 0 ? lighter(color, 0.16) : darker(color, (at % 2) * 0.15)
      return foliage([Math.cos(turn) * out, -up, Math.sin(turn) * out], 0.17, tone, { count: 34, leaf: 0.13 })
    }),
    ...Array.from({ length: 30 }, (_, at) => {
      const up = 0.3 + (at / 30) * 1.75
      const [turn, out] = [at * 2.4, Math.max(0.08, 0.8 - (up - 0.25) * 0.38)]
      const hue = (
        [
          [0.9, 0.16, 0.16],
          [1, 0.82, 0.35],
          [0.25, 0.5, 0.9],
          [1, 0.95, 0.75],
        ] as const
      )[at % 4]!
      return orb(
        [Math.cos(turn) * out, -up, Math.sin(turn) * out],
        at % 4 === 3 ? 0.025 : 0.05,
        hue,
        at % 4 === 3 ? glow : glass,
      )
    }),
    board([0, -2.36, 0], [0.26, 0.26, 0.05], [1, 0.85, 0.35], { material: glow, power: 0.8 }),
  ],
  door: (color) => [
    box([0, 0, -0.06], [1.15, 2.2, 0.12], lighter(color, 0.35)),
    box([0, -0.02, 0.02], [0.92, 2.05, 0.05], color),
    ...[0.22, 1.2].flatMap((up) => [-0.21, 0.21].map((x) => box([x, -up, 0.05], [0.3, 0.7, 0.02], lighter(color, 0.12)))),
    orb([0.36, -1, 0.09], 0.04, BRASS, metal),
  ],
  window: (color) => [
    box([0, -0.7, -0.05], [1.5, 1.7, 0.1], WHITE),
    box([0, -0.78, 0], [1.34, 1.54, 0.03], [0.74, 0.86, 0.97], glow),
    box([0, -0.78, 0.02], [0.05, 1.54, 0.04], WHITE),
    box([0, -1.5, 0.02], [1.34, 0.05, 0.04], WHITE),
    box([0, -0.66, 0.08], [1.66, 0.06, 0.24], WHITE),
    rod([-1.05, -2.5, 0.12], [1.05, -2.5, 0.12], 0.025, BRASS),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map((fold) => turned([side * (0.62 + fold * 0.11), -0.3, 0.1], [[0, 0.08], [1, 0.06], [2.2, 0.065]], fold % 2 ? darker(color, 0.12) : color, cloth, 12))), // biome-ignore format: folds
  ],
  chandelier: (color) => [
    rod([0, 0, 0], [0, -1.6, 0], 0.02, color),
    turned(
      [0, 0.2, 0],
      [
        [0, 0.02],
        [0.06, 0.12],
        [0.2, 0.05],
        [0.34, 0.1],
        [0.5, 0.03],
      ],
      color,
      metal,
    ),
    ...Array.from({ length: 8 }, (_, at) => {
      const [x, z] = [Math.cos((at / 8) * Math.PI * 2) * 0.62, Math.sin((at / 8) * Math.PI * 2) * 0.62]
      return [
        bent([[0, 0.05, 0], [x * 0.5, 0.2, z * 0.5], [x, 0.02, z]], 0.02, color), // biome-ignore format: arm
        rod([x, 0, z], [x, -0.16, z], 0.03, WHITE, cloth),
        turned([x, -0.16, z], [[0, 0.015], [0.04, 0.03], [0.12, 0.004]], LAMP, glow, 8), // biome-ignore format: flame
      ]
    }).flat(),
  ],
} satisfies Record<string, MakeThing>
