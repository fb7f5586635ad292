import type { Rgb } from '../../color.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { bent, board, box, cartWheel, cloth, darker, glass, glow, IRON, LAMP, leather, lighter, type MakeThing, metal, PANE, rod, slab, WHITE, wheel, wood } from './thing-parts.ts' // biome-ignore format: one line of names

/** Seen from its side, its front to the left; the body's outline from the front bumper over the hood to the back. */
const SEDAN = [[-2.2, -0.32], [-2.22, -0.55], [-2.1, -0.78], [-1.2, -0.9], [-0.95, -0.93], [0.1, -0.95], [1.35, -0.98], [2.1, -0.96], [2.2, -0.8], [2.2, -0.36], [1.9, -0.25], [-1.9, -0.25]] as const // biome-ignore format: outline
const CABIN = [[-1.02, -0.92], [-0.42, -1.38], [-0.1, -1.43], [0.7, -1.42], [1.05, -1.36], [1.62, -0.95]] as const // biome-ignore format: outline
const GLASS_SIDE = [
  [-0.86, -0.95],
  [-0.36, -1.33],
  [0.2, -1.37],
  [0.2, -0.95],
] as const
const GLASS_BACK = [[0.28, -0.95], [0.28, -1.37], [0.66, -1.36], [0.98, -1.31], [1.4, -0.97]] as const // biome-ignore format: outline

function car(color: Rgb): PropPiece[] {
  return [
    slab(SEDAN, [0.88, -0.88], color, glass, 0.1),
    slab(CABIN, [0.76, -0.76], color, glass, 0.14),
    slab(GLASS_SIDE, [0.79, -0.79], PANE, glass, 0.01),
    slab(GLASS_BACK, [0.79, -0.79], PANE, glass, 0.01),
    ...[-1.38, 1.38].flatMap((x) => [
      board([x, -0.36, 0.86], [0.82, 0.82, 0.06], [0.03, 0.03, 0.04], { material: leather, power: 2 }),
      ...wheel([x, -0.34, 0.84], 0.34, 0.2),
    ]),
    box([0, -0.24, 0], [3.6, 0.12, 1.7], IRON, leather),
    box([-2.16, -0.62, 0.66], [0.12, 0.14, 0.34], LAMP, glow),
    box([2.16, -0.74, 0.66], [0.1, 0.14, 0.3], [0.75, 0.1, 0.08], glass),
    box([0.35, -0.78, 0.885], [0.18, 0.04, 0.03], [0.75, 0.76, 0.78], metal),
    box([1.15, -0.78, 0.885], [0.18, 0.04, 0.03], [0.75, 0.76, 0.78], metal),
    box([0.24, -0.3, 0.886], [0.015, 0.64, 0.012], darker(color, 0.5)),
    box([-0.9, -0.98, 0.95], [0.18, 0.13, 0.16], darker(color, 0.1), glass),
  ]
}

const onRoof = (x: number, color: Rgb): PropPiece => box([x, -1.41, 0.2], [0.26, 0.14, 0.36], color, glow)

function van(color: Rgb): PropPiece[] {
  const outline = [[-2.5, -0.4], [-2.52, -0.9], [-2.3, -1.2], [-1.75, -2], [-1.5, -2.15], [2.3, -2.2], [2.5, -2.1], [2.5, -0.4], [2.2, -0.3], [-2.2, -0.3]] as const // biome-ignore format: outline
  return [
    slab(outline, [0.98, -0.98], color, glass, 0.08),
    slab(
      [
        [-2.02, -1.25],
        [-1.6, -1.86],
        [-0.9, -1.86],
        [-0.9, -1.25],
      ],
      [1, -1],
      PANE,
      glass,
      0.01,
    ),
    ...[-1.6, 1.6].flatMap((x) => [
      board([x, -0.4, 0.96], [0.94, 0.94, 0.06], [0.03, 0.03, 0.04], { material: leather, power: 2 }),
      ...wheel([x, -0.37, 0.94], 0.37, 0.22),
    ]),
    box([-2.46, -0.72, 0.7], [0.12, 0.2, 0.36], LAMP, glow),
    box([2.47, -1, 0.8], [0.08, 0.36, 0.16], [0.75, 0.1, 0.08], glass),
    box([-0.74, -0.42, 0.99], [0.02, 1.6, 0.012], darker(color, 0.45)),
    box([0.75, -0.42, 0.99], [0.02, 1.6, 0.012], darker(color, 0.45)),
    box([-1, -1.06, 1], [0.2, 0.05, 0.03], IRON, metal),
  ]
}

/** A cab and what it carries; `long` metres behind the cab. */
function lorry(color: Rgb, load: Rgb): PropPiece[] {
  const cab = [[-3.3, -0.5], [-3.32, -1.3], [-3.1, -2.3], [-2.9, -2.45], [-1.5, -2.45], [-1.5, -0.5]] as const // biome-ignore format: outline
  return [
    slab(cab, [1.15, -1.15], color, glass, 0.08),
    slab(
      [
        [-3.12, -1.4],
        [-2.95, -2.2],
        [-2.0, -2.2],
        [-2.0, -1.4],
      ],
      [1.17, -1.17],
      PANE,
      glass,
      0.01,
    ),
    box([1, -0.62, 0], [4.8, 2.2, 2.3], load, glass, 0.05),
    box([0, -0.5, 0], [6.4, 0.24, 1.9], IRON, metal),
    ...[-2.4, 1.4, 2.5].flatMap((x) => [
      board([x, -0.52, 1.1], [1.2, 1.2, 0.08], [0.03, 0.03, 0.04], { material: leather, power: 2 }),
      ...wheel([x, -0.48, 1.1], 0.48, 0.28),
    ]),
    box([-3.3, -0.8, 0.8], [0.1, 0.24, 0.4], LAMP, glow),
    box([-1.72, -0.7, 1.16], [0.02, 1.6, 0.014], darker(color, 0.45)),
  ]
}

const fireTruck: MakeThing = (color) => [
  ...lorry(color, color),
  box([1, -1.02, 1.17], [4.7, 0.2, 0.02], WHITE, glass),
  ...[-0.5, 1, 2.5].map((x) => box([x, -1.4, 1.16], [1.3, 1.1, 0.03], [0.7, 0.72, 0.75], metal)),
  ...[-0.26, 0.26].map((z) => rod([-1.2, -3.05, z], [3.3, -2.95, z], 0.05, [0.82, 0.84, 0.86])),
  ...Array.from({ length: 12 }, (_, step) =>
    rod([-1 + step * 0.37, -3.04, -0.26], [-1 + step * 0.37, -3.04, 0.26], 0.03, [0.82, 0.84, 0.86]),
  ),
  box([-2.3, -2.45, 0.1], [0.7, 0.2, 1], [0.2, 0.45, 1], glow),
]

const wagon = (color: Rgb): PropPiece[] => [
  box([0, -0.8, 0], [2.8, 0.5, 1.3], color, wood),
  ...[-1.05, -0.35, 0.35, 1.05].map((x) => {
    const hoop = Array.from({ length: 13 }, (_, index) => {
      const turn = Math.PI * (index / 12)
      return [x, -1.3 - Math.sin(turn) * 0.95, Math.cos(turn) * 0.68] as const
    })
    return bent(hoop, 0.03, darker(color), wood)
  }),
  slab(Array.from({ length: 17 }, (_, index) => [-1.35 + (index / 16) * 2.7, -1.3 - 0.96 * Math.sqrt(Math.max(0, 1 - (index / 8 - 1) ** 6))] as const), [0.66, -0.66], [0.86, 0.81, 0.7], cloth, 0.25), // biome-ignore format: outline
  ...[-0.9, 0.95].flatMap((x) => cartWheel([x, -0.58, 0.78], 0.56, darker(color, 0.15))),
]

/** Seen from the side, as all of these are. */
export const VEHICLES = {
  car,
  taxi: (color) => [
    ...car(color),
    onRoof(0.1, LAMP),
    ...Array.from({ length: 16 }, (_, at) =>
      box([-1.6 + at * 0.2, at % 2 ? -0.62 : -0.7, 0.887], [0.1, 0.08, 0.01], [0.06, 0.06, 0.06]),
    ),
  ],
  'police car': () => [
    ...car([0.08, 0.09, 0.12]),
    slab(
      [
        [-0.9, -0.36],
        [-0.9, -0.92],
        [1.1, -0.94],
        [1.1, -0.36],
      ],
      [0.89, -0.89],
      WHITE,
      glass,
      0.01,
    ),
    onRoof(-0.05, [1, 0.16, 0.14]),
    onRoof(0.25, [0.2, 0.4, 1]),
  ],
  van,
  ambulance: (color) => [
    ...van(color),
    box([0.4, -1.02, 0.995], [4, 0.22, 0.012], [0.85, 0.12, 0.12]),
    box([0.4, -1.42, 1], [0.16, 0.5, 0.014], [0.85, 0.12, 0.12]),
    box([0.4, -1.59, 1], [0.5, 0.16, 0.014], [0.85, 0.12, 0.12]),
    box([-1.2, -2.16, 0.3], [0.4, 0.16, 0.5], [0.2, 0.45, 1], glow),
  ],
  truck: (color) => lorry(color, lighter(darker(color, 0.25), 0.35)),
  'fire truck': fireTruck,
  bus: (color) => [
    box([0, -0.4, 0], [8, 2.5, 2.3], color, glass, 0.16),
    ...Array.from({ length: 6 }, (_, at) => box([-2.6 + at * 1.2, -1.6, 1.15], [1.04, 0.9, 0.03], PANE, glass)),
    box([-3.5, -0.6, 1.15], [0.7, 1.95, 0.03], PANE, glass),
    ...[-2.4, 2.3].flatMap((x) => wheel([x, -0.46, 1.1], 0.46, 0.26)),
    box([-4, -0.8, 0.8], [0.1, 0.24, 0.4], LAMP, glow),
  ],
  tractor: (color) => [
    box([-0.7, -0.7, 0], [1.5, 0.7, 0.8], color, glass, 0.1),
    box([0.55, -0.6, 0], [1.1, 0.6, 1], color, glass, 0.1),
    ...[-0.05, 1.05].flatMap((x) => [-0.45, 0.45].map((z) => rod([x, -1.2, z], [x, -2.3, z], 0.04, IRON))),
    box([0.5, -2.3, 0], [1.4, 0.1, 1.1], color, glass),
    rod([-0.9, -1.4, 0.2], [-0.9, -2.1, 0.2], 0.05, IRON),
    ...wheel([0.75, -0.78, 0.75], 0.78, 0.36, color),
    ...wheel([-1.1, -0.45, 0.6], 0.45, 0.26, color),
  ],
  wagon,
  carriage: (color) => [
    slab(
      [
        [-0.8, -0.7],
        [-1, -1.2],
        [-0.95, -2],
        [0.95, -2],
        [1, -1.2],
        [0.8, -0.7],
      ],
      [0.6, -0.6],
      color,
      glass,
      0.1,
    ),
    box([0, -1.25, 0.61], [0.5, 0.6, 0.03], PANE, glass),
    box([0, -2, 0], [2.1, 0.08, 1.4], darker(color), glass),
    box([-1.3, -1, 0], [0.6, 0.14, 1], [0.45, 0.1, 0.12], leather),
    ...cartWheel([0.95, -0.6, 0.72], 0.6, [0.75, 0.58, 0.25]),
    ...cartWheel([-1, -0.45, 0.72], 0.45, [0.75, 0.58, 0.25]),
    ...[-1.05, 1.05].map((x) => box([x, -1.5, 0.5], [0.16, 0.26, 0.16], LAMP, glow)),
  ],
  rowboat: (color) => [
    slab(
      [
        [-1.7, -0.62],
        [-1.3, -0.18],
        [-0.8, -0.02],
        [0.9, -0.02],
        [1.4, -0.16],
        [1.6, -0.58],
        [0.6, -0.46],
        [-0.7, -0.46],
      ],
      [0.55, -0.55],
      color,
      wood,
      0.3,
    ),
    box([0, -0.44, 0], [0.24, 0.04, 0.95], lighter(color, 0.25)),
    box([0.85, -0.46, 0], [0.24, 0.04, 0.85], lighter(color, 0.25)),
    rod([-0.4, -0.5, 0.5], [1.3, -0.2, 1.1], 0.03, lighter(color, 0.35), wood),
  ],
  aeroplane: (color) => [
    slab(
      [
        [-3, -1.7],
        [-2.8, -2.05],
        [-1.2, -2.25],
        [0.6, -2.15],
        [3.6, -1.75],
        [3.6, -1.6],
        [0, -1.15],
        [-2.7, -1.25],
      ],
      [0.55, -0.55],
      color,
      glass,
      0.25,
    ),
    slab(
      [
        [-1, -2.15],
        [-0.6, -2.6],
        [0.3, -2.55],
        [0.7, -2.1],
      ],
      [0.36, -0.36],
      PANE,
      glass,
      0.1,
    ),
    box([-0.9, -1.3, 1.6], [1.5, 0.12, 3.2], darker(color, 0.12), glass, 0.05),
    slab(
      [
        [2.9, -1.75],
        [3.4, -2.9],
        [3.8, -2.9],
        [3.7, -1.65],
      ],
      [0.06, -0.06],
      darker(color, 0.1),
      glass,
      0.02,
    ),
    ...wheel([-1.2, -0.36, 0.8], 0.36, 0.2),
    rod([-1.2, -0.4, 0.7], [-1, -1.3, 0.5], 0.06, IRON),
    rod([3.1, -1.6, 0], [3.2, -0.1, 0], 0.05, IRON),
    board([-3.1, -1.72, 0.1], [0.14, 2.5, 0.06], [0.3, 0.2, 0.13], { power: 3 }),
    {
      ...slab(
        [
          [-3.3, -1.72],
          [-3.05, -1.92],
          [-3, -1.52],
        ],
        [0.18, -0.18],
        WHITE,
        metal,
        0.05,
      ),
    },
  ],
} satisfies Record<string, MakeThing>
