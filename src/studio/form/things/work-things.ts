import type { Rgb } from '../../color.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { bent, board, box, cloth, darker, glass, glow, IRON, lighter, type MakeThing, metal, orb, PANE, rod, turned, WHITE, wood } from './thing-parts.ts' // biome-ignore format: one line of names

const STEEL: Rgb = [0.75, 0.77, 0.8]

/** Lines of writing, each a stroke: x and up of its left end, and its length. */
const writing = (lines: readonly (readonly [number, number, number])[], z: number, color: Rgb): PropPiece[] =>
  lines.map(([x, up, long]) => box([x + long / 2, -up, z], [long, 0.025, 0.006], color))

const TEXT = [[-0.75, 1.95, 0.7], [-0.75, 1.83, 0.5], [-0.75, 1.71, 0.62], [0.12, 1.95, 0.3], [0.5, 1.95, 0.2], [0.12, 1.8, 0.55], [-0.75, 1.5, 0.3], [-0.35, 1.5, 0.4], [0.2, 1.45, 0.5], [0.2, 1.32, 0.36]] as const // biome-ignore format: lines

const standing = (face: Rgb, frame: Rgb, ink: Rgb): PropPiece[] => [
  box([0, -1.1, -0.03], [1.9, 1.15, 0.05], frame),
  box([0, -1.16, 0], [1.78, 1.03, 0.03], face, cloth),
  ...writing(TEXT, 0.02, ink),
  bent(Array.from({ length: 15 }, (_, at) => [0.5 + Math.cos((at / 14) * 6.283) * 0.16, -1.5 + Math.sin((at / 14) * 6.283) * 0.12, 0.02] as const), 0.01, ink, cloth), // biome-ignore format: circle
  ...[-0.85, 0.85].flatMap((x) => [
    rod([x, 0, -0.02], [x, -1.2, -0.02], 0.025, frame),
    rod([x, -0.03, -0.3], [x, -0.03, 0.3], 0.025, frame),
  ]),
]

/** What is worked on and with. */
export const WORK_THINGS = {
  whiteboard: () => standing(WHITE, STEEL, [0.15, 0.25, 0.6]),
  blackboard: () => standing([0.13, 0.24, 0.19], [0.45, 0.31, 0.2], [0.9, 0.9, 0.86]),
  screen: () => [
    box([0, -0.95, -0.02], [1.5, 0.9, 0.06], IRON, glass),
    box([0, -0.99, 0.02], [1.42, 0.82, 0.01], [0.2, 0.42, 0.72], glow),
    box([-0.3, -1.2, 0.03], [0.6, 0.4, 0.006], [0.55, 0.8, 0.95], glow),
    ...[1.2, 1.32, 1.44].map((up) => box([0.38, -up, 0.03], [0.5, 0.05, 0.006], [0.75, 0.9, 1], glow)),
    rod([0, 0, -0.04], [0, -1, -0.04], 0.04, IRON),
    box([0, 0, -0.02], [0.6, 0.03, 0.35], IRON, metal),
  ],
  computer: () => [
    box([0, -0.12, -0.02], [0.56, 0.36, 0.03], IRON, glass),
    box([0, -0.14, 0], [0.52, 0.32, 0.01], [0.3, 0.55, 0.85], glow),
    box([0, 0, -0.05], [0.22, 0.02, 0.16], IRON, metal),
    rod([0, 0, -0.05], [0, -0.2, -0.05], 0.02, IRON),
    box([0, 0, 0.24], [0.44, 0.02, 0.14], [0.25, 0.26, 0.28]),
  ],
  typewriter: (color) => [
    box([0, 0, 0], [0.34, 0.09, 0.34], color, glass, 0.02),
    box([0, -0.09, -0.07], [0.3, 0.08, 0.16], color, glass, 0.02),
    rod([-0.21, -0.19, -0.1], [0.21, -0.19, -0.1], 0.03, IRON),
    box([0, -0.18, -0.1], [0.22, 0.2, 0.01], WHITE, cloth),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, at) =>
        orb([-0.12 + at * 0.034, -0.1 + row * 0.004, 0.05 + row * 0.045], 0.013, [0.9, 0.88, 0.8]),
      ),
    ),
  ],
  'sewing machine': (color) => [
    box([0, 0, 0], [0.42, 0.05, 0.18], [0.45, 0.31, 0.2]),
    box([0.15, -0.05, 0], [0.1, 0.25, 0.11], color, glass, 0.02),
    box([-0.02, -0.23, 0], [0.4, 0.09, 0.1], color, glass, 0.03),
    box([-0.17, -0.08, 0], [0.05, 0.18, 0.06], color, glass),
    board([0.22, -0.2, 0], [0.14, 0.14, 0.03], STEEL, { material: metal, power: 2 }),
    box([-0.1, -0.05, 0.08], [0.5, 0.012, 0.3], [0.8, 0.3, 0.34], cloth),
  ],
  'espresso machine': (color) => [
    box([0, 0, 0], [0.62, 0.1, 0.42], color, metal),
    box([0, -0.1, -0.12], [0.62, 0.3, 0.18], darker(color, 0.3), metal),
    box([0, -0.38, 0], [0.64, 0.16, 0.44], color, metal, 0.03),
    ...[-0.15, 0.15].flatMap((x) => [
      turned(
        [x, -0.32, 0.12],
        [
          [0, 0.05],
          [0.06, 0.05],
        ],
        IRON,
        metal,
      ),
      rod([x, -0.34, 0.14], [x, -0.33, 0.32], 0.018, IRON, wood),
      turned(
        [x, -0.1, 0.12],
        [
          [0, 0.03],
          [0.09, 0.045],
          [0.09, 0.03],
        ],
        WHITE,
        glass,
      ),
    ]),
    ...[-0.2, -0.06, 0.08, 0.22].map((x) =>
      turned(
        [x, -0.54, 0],
        [
          [0, 0.03],
          [0.09, 0.045],
          [0.09, 0.03],
        ],
        WHITE,
        glass,
      ),
    ),
    board([0.24, -0.46, 0.23], [0.08, 0.08, 0.02], WHITE, { material: cloth, power: 2 }),
  ],
  'market stall': (color) => [
    box([0, 0, 0], [2.3, 0.85, 0.75], [0.5, 0.36, 0.24]),
    ...Array.from({ length: 10 }, (_, at) =>
      box([-1.03 + at * 0.23, -0.02, 0.385], [0.215, 0.8, 0.03], at % 3 ? [0.52, 0.38, 0.25] : [0.46, 0.33, 0.22]),
    ),
    ...[-1.05, 1.05].flatMap((x) => [-0.4, 0.4].map((z) => box([x, 0, z], [0.07, 2.3, 0.07], [0.42, 0.3, 0.2]))),
    ...Array.from({ length: 9 }, (_, at) =>
      box([-1.12 + at * 0.28, -2.25, 0.1], [0.28, 0.1, 1.3], at % 2 ? WHITE : color, cloth),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      board([-1.12 + at * 0.28, -2.16, 0.76], [0.28, 0.3, 0.03], at % 2 ? WHITE : color, { material: cloth, power: 3 }),
    ),
    ...Array.from({ length: 24 }, (_, at) =>
      orb(
        [-1 + (at % 8) * 0.28, -0.92 - (at % 3) * 0.03, -0.2 + Math.floor(at / 8) * 0.22],
        0.085,
        (
          [
            [0.85, 0.2, 0.15],
            [0.95, 0.6, 0.15],
            [0.5, 0.65, 0.2],
            [0.95, 0.82, 0.3],
          ] as const
        )[Math.floor((at % 8) / 2)]!,
      ),
    ),
  ],
  chessboard: () => [
    box([0, 0, 0], [0.46, 0.03, 0.46], [0.3, 0.2, 0.13]),
    ...Array.from({ length: 16 }, (_, at) => {
      const [x, z] = [-0.18 + (at % 4) * 0.12, -0.18 + Math.floor(at / 4) * 0.12]
      const color: Rgb = at % 3 === 0 ? [0.92, 0.88, 0.78] : [0.16, 0.11, 0.09]
      return turned([x, -0.03, z], [[0, 0.035], [0.02, 0.03], [0.06, 0.014], [0.08 + (at % 4) * 0.015, 0.02], [0.11 + (at % 4) * 0.015, 0.005]], color, glass, 10) // biome-ignore format: profile
    }),
  ],
  easel: () => [
    ...[-0.4, 0.4].map((x) => rod([x, 0, 0.2], [x * 0.15, -1.9, 0], 0.025, [0.55, 0.38, 0.24], wood)),
    rod([0, 0, -0.5], [0, -1.8, 0], 0.025, [0.55, 0.38, 0.24], wood),
    box([0, -0.8, 0.14], [0.8, 0.04, 0.08], [0.55, 0.38, 0.24]),
    box([0, -0.84, 0.1], [0.78, 0.95, 0.03], WHITE, cloth),
    box([0, -1.28, 0.118], [0.72, 0.46, 0.006], [0.55, 0.74, 0.88], cloth),
    box([0, -0.87, 0.118], [0.72, 0.42, 0.006], [0.4, 0.56, 0.3], cloth),
    board([0.15, -1.55, 0.126], [0.16, 0.16, 0.01], [1, 0.84, 0.4], { material: cloth, power: 2 }),
    board([-0.12, -1.3, 0.124], [0.5, 0.4, 0.01], [0.4, 0.46, 0.58], { material: cloth, power: 1.2 }),
  ],
  anvil: () => [
    turned(
      [0, 0, 0],
      [
        [0, 0.3],
        [0.5, 0.27],
      ],
      [0.42, 0.3, 0.2],
      wood,
      16,
    ),
    box([0, -0.5, 0], [0.36, 0.1, 0.26], IRON, metal),
    box([0, -0.6, 0], [0.2, 0.12, 0.16], IRON, metal),
    box([0.04, -0.72, 0], [0.5, 0.14, 0.2], [0.3, 0.31, 0.34], metal),
    rod([-0.2, -0.79, 0], [-0.48, -0.83, 0], 0.075, [0.3, 0.31, 0.34], metal, 0.01),
    box([0.1, -0.86, 0.02], [0.5, 0.03, 0.06], [1, 0.55, 0.15], glow),
  ],
  barrel: (color) => [
    turned([0, 0, 0], [[0, 0.3], [0.45, 0.38], [0.9, 0.3], [0.9, 0.27], [0.86, 0.01]], color, wood, 22), // biome-ignore format: profile
    ...[0.06, 0.26, 0.6, 0.8].map((up) => turned([0, -up, 0], [[0, 0.32 + 0.07 * (1 - Math.abs(up + 0.02 - 0.45) / 0.45)], [0.05, 0.32 + 0.07 * (1 - Math.abs(up + 0.03 - 0.45) / 0.45)]], IRON, metal, 22)), // biome-ignore format: hoops
  ],
  crate: (color) => [
    box([0, 0, 0], [0.68, 0.56, 0.56], darker(color, 0.35)),
    ...[0, 1, 2, 3].flatMap((row) => [
      box([0, -0.01 - row * 0.14, 0.29], [0.7, 0.125, 0.03], color),
      box([0.36, -0.01 - row * 0.14, 0], [0.03, 0.125, 0.56], darker(color, 0.1)),
    ]),
    ...[-0.31, 0.31].map((x) => box([x, 0, 0.31], [0.08, 0.56, 0.03], lighter(color, 0.1))),
  ],
  console: () => [
    box([0, 0, 0], [1.6, 0.75, 0.6], [0.25, 0.28, 0.33], metal, 0.04),
    box([0, -0.75, -0.2], [1.6, 0.6, 0.12], [0.2, 0.23, 0.28], metal, 0.04),
    ...[-0.5, 0, 0.5].map((x, at) =>
      box(
        [x, -0.82, -0.13],
        [0.44, 0.44, 0.01],
        (
          [
            [0.2, 0.75, 0.9],
            [0.3, 0.9, 0.55],
            [0.95, 0.6, 0.2],
          ] as const
        )[at]!,
        glow,
      ),
    ),
    ...Array.from({ length: 18 }, (_, at) =>
      box(
        [-0.7 + (at % 9) * 0.17, -0.75, 0.05 + Math.floor(at / 9) * 0.14],
        [0.08, 0.03, 0.06],
        (
          [
            [1, 0.3, 0.25],
            [0.3, 0.9, 1],
            [1, 0.8, 0.3],
          ] as const
        )[at % 3]!,
        glow,
      ),
    ),
  ],
  hologram: (color) => [
    turned(
      [0, 0, 0],
      [
        [0, 0.42],
        [0.1, 0.4],
        [0.14, 0.3],
      ],
      [0.25, 0.28, 0.33],
      metal,
    ),
    turned(
      [0, -0.14, 0],
      [
        [0, 0.28],
        [0.02, 0.01],
      ],
      color,
      glow,
    ),
    ...Array.from({ length: 7 }, (_, at) => {
      const up = 0.85 + at * 0.12
      const radius = 0.46 * Math.sqrt(Math.max(0, 1 - ((at - 3) / 3.6) ** 2))
      return bent(Array.from({ length: 25 }, (__, step) => [Math.cos((step / 24) * 6.283) * radius, -up, Math.sin((step / 24) * 6.283) * radius] as const), 0.012, color, glow) // biome-ignore format: ring
    }),
    ...[0, 1, 2].map((at) => bent(Array.from({ length: 25 }, (_, step) => [Math.cos((step / 24) * 6.283) * 0.46 * Math.cos(at * 1.05), -1.21 + Math.sin((step / 24) * 6.283) * 0.46, Math.cos((step / 24) * 6.283) * 0.46 * Math.sin(at * 1.05)] as const), 0.012, color, glow)), // biome-ignore format: ring
  ],
  drone: (color) => [
    board([0, 0, 0], [0.42, 0.18, 0.3], color, { material: glass, power: 3 }),
    orb([0, 0.02, 0.17], 0.07, [0.1, 0.1, 0.12]),
    orb([0, 0.02, 0.22], 0.035, [1, 0.25, 0.2], glow),
    ...[-1, 1].flatMap((x) => [-1, 1].flatMap((z) => [
      rod([x * 0.15, -0.02, z * 0.1], [x * 0.42, -0.08, z * 0.3], 0.02, IRON),
      turned([x * 0.42, -0.1, z * 0.3], [[0, 0.22], [0.012, 0.01]], [0.5, 0.53, 0.56], glass, 18),
    ])), // biome-ignore format: rotors
    ...[-0.14, 0.14].map((x) => rod([x, 0.06, 0], [x * 1.4, 0.2, 0.05], 0.014, IRON)),
  ],
  'telescope stand': (color) => [
    ...[-0.45, 0, 0.45].map((x) => rod([0, -1, 0], [x, 0, x === 0 ? -0.4 : 0.2], 0.028, [0.45, 0.31, 0.2], wood)),
    rod([-0.5, -0.86, -0.05], [0.62, -1.5, 0.1], 0.07, color, metal, 0.1),
    rod([-0.66, -0.78, -0.06], [-0.46, -0.88, -0.04], 0.045, PANE, glass),
  ],
} satisfies Record<string, MakeThing>
