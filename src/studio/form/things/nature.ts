import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { bar } from '../props/shapes.ts'
import { BARK, bent, box, cloth, darker, foliage, gem, glass, glow, lighter, lump, type MakeThing, orb, rod, turned, WHITE, wood } from './thing-parts.ts' // biome-ignore format: one line of names

/** A slim tongue of fire that winds up to a point. */
const flame = (at: Vector, size: number, color: Rgb, lean: number, wind: number): PropPiece => ({
  mesh: bar(
    Array.from({ length: 13 }, (_, step): Vector => {
      const share = step / 12
      const aside = lean * share * share + 0.09 * Math.sin(share * 5.5 + wind) * (0.3 + share)
      return [at[0] + size * aside, at[1] - size * share, at[2]]
    }),
    (share) => size * 0.2 * Math.sqrt(Math.max(0.0001, share + 0.1)) * (1 - share) ** 1.25 * 1.8,
    14,
  ),
  color,
  material: glow,
})

/** From without to within: colour, how many tongues, how high and how far apart they are. */
const LAYERS: readonly { color: Rgb; count: number; high: number; wide: number }[] = [
  { color: [0.86, 0.25, 0.04], count: 6, high: 0.96, wide: 0.34 },
  { color: [0.98, 0.42, 0.07], count: 6, high: 0.82, wide: 0.3 },
  { color: [1, 0.6, 0.14], count: 5, high: 0.64, wide: 0.25 },
  { color: [1, 0.78, 0.3], count: 4, high: 0.46, wide: 0.19 },
  { color: [1, 0.93, 0.66], count: 3, high: 0.28, wide: 0.13 },
]

/** Fire from its foot up, nearly as wide as it is high: dark red tongues without, white heat within. */
export const fire = ([x, y, z]: Vector, size: number): PropPiece[] =>
  LAYERS.flatMap(({ color, count, high, wide }, layer) =>
    Array.from({ length: count }, (_, index) => {
      const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
      // The middle ones are highest, and no two are alike.
      const uneven = Math.sin(index * 5.1 + layer * 2.3)
      const height = size * high * (1 - 0.42 * across * across) * (0.86 + 0.22 * uneven)
      const at: Vector = [x + size * wide * across, y, z + size * 0.09 * layer]
      return flame(at, height, color, -0.25 * across, index * 2.4 + layer * 1.7)
    }),
  )

const log = (from: Vector, to: Vector, radius: number): PropPiece[] => [
  rod(from, to, radius, BARK, wood),
  orb(to, radius * 0.98, [0.68, 0.52, 0.34], wood),
]

const CROWN: readonly (readonly [number, number, number, number])[] = [
  [0, 3.5, 0, 1.15],
  [-0.95, 2.9, 0.2, 0.85],
  [0.95, 3, 0.1, 0.9],
  [-0.35, 2.75, 0.7, 0.75],
  [0.5, 3.9, 0.3, 0.75],
  [-0.6, 3.8, 0.2, 0.75],
  [0.45, 2.7, 0.65, 0.65],
]

/** What grows, lies or burns out of doors. */
export const NATURE_THINGS = {
  tree: (color) => [
    turned([0, 0, 0], [[0, 0.42], [0.15, 0.28], [0.8, 0.2], [2, 0.17], [3, 0.12]], BARK, wood, 14), // biome-ignore format: profile
    bent([[0, -1.8, 0], [-0.5, -2.3, 0.2], [-0.9, -2.9, 0.2]], 0.08, BARK, wood), // biome-ignore format: branch
    bent([[0, -2, 0], [0.5, -2.5, 0.1], [0.9, -3, 0.1]], 0.08, BARK, wood), // biome-ignore format: branch
    ...CROWN.map(([x, up, z, radius]) =>
      lump([x, -up, z], [radius * 0.8, radius * 0.7, radius * 0.8], darker(color, 0.42), cloth, 0.2),
    ),
    ...CROWN.flatMap(([x, up, z, radius], at) => [
      foliage([x, -up, z], radius, at % 2 ? darker(color, 0.2) : color, { count: 170, leaf: 0.24 }),
      foliage([x, -up - 0.12, z + 0.1], radius * 0.98, lighter(color, 0.16), { count: 70, leaf: 0.22 }),
    ]),
  ],
  pine: (color) => [
    turned(
      [0, 0, 0],
      [
        [0, 0.16],
        [3.4, 0.04],
      ],
      BARK,
      wood,
      12,
    ),
    ...[0.55, 1.15, 1.75, 2.3, 2.8].map((up, at) => {
      const wide = 1.15 - at * 0.2
      return turned([0, -up, 0], [[0, wide], [0.06, wide * 0.86], [0.5, wide * 0.4], [0.95, 0.02]], at % 2 ? darker(color, 0.15) : color, cloth, 18) // biome-ignore format: profile
    }),
  ],
  stump: () => [
    turned([0, 0, 0], [[0, 0.5], [0.08, 0.38], [0.5, 0.33], [0.56, 0.32]], BARK, wood, 18), // biome-ignore format: profile
    turned(
      [0, -0.555, 0],
      [
        [0, 0.31],
        [0.012, 0.01],
      ],
      [0.74, 0.58, 0.38],
    ),
    turned(
      [0, -0.562, 0],
      [
        [0, 0.2],
        [0.012, 0.01],
      ],
      [0.64, 0.48, 0.3],
    ),
    ...[-0.4, 0.38].map((x) => bent([[x * 0.6, -0.12, 0.1], [x, -0.05, 0.3], [x * 1.5, 0, 0.4]], 0.07, BARK, wood)), // biome-ignore format: root
  ],
  boulder: (color) => [
    lump([0, -0.42, 0], [0.75, 0.55, 0.6], color, wood, 0.2),
    lump([0.62, -0.2, 0.25], [0.36, 0.28, 0.34], darker(color, 0.1), wood, 0.24),
    lump([-0.2, -0.78, 0.05], [0.42, 0.14, 0.36], [0.34, 0.42, 0.2], cloth, 0.3),
  ],
  campfire: () => [
    ...Array.from({ length: 9 }, (_, at) => {
      const turn = (at / 9) * Math.PI * 2
      return lump([Math.cos(turn) * 0.36, -0.05, Math.sin(turn) * 0.36], [0.1, 0.08, 0.1], [0.4, 0.39, 0.38], wood, 0.2)
    }),
    ...log([-0.28, -0.05, 0.1], [0.24, -0.22, -0.06], 0.05),
    ...log([0.28, -0.05, 0.14], [-0.24, -0.22, -0.08], 0.05),
    ...log([0, -0.04, 0.3], [0, -0.26, -0.1], 0.05),
    ...fire([0, -0.08, 0.02], 0.66),
  ],
  saguaro: (color) => [
    turned([0, 0, 0], [[0, 0.17], [1.9, 0.18], [2.15, 0.13], [2.25, 0.01]], color, cloth, 16), // biome-ignore format: profile
    bent([[0, -0.9, 0], [-0.35, -0.95, 0], [-0.5, -1.1, 0], [-0.5, -1.7, 0]], 0.11, color, cloth), // biome-ignore format: arm
    bent([[0, -1.15, 0], [0.32, -1.2, 0], [0.45, -1.35, 0], [0.45, -1.95, 0]], 0.1, color, cloth), // biome-ignore format: arm
    ...[-0.1, 0, 0.1].map((x) => rod([x, -0.05, 0.15], [x, -2, 0.16], 0.012, lighter(color, 0.4), cloth)),
  ],
  snowman: () => [
    orb([0, -0.4, 0], 0.44, WHITE, cloth),
    orb([0, -1, 0], 0.33, WHITE, cloth),
    orb([0, -1.5, 0], 0.24, WHITE, cloth),
    rod([0, -1.48, 0.2], [0.04, -1.44, 0.5], 0.045, [0.93, 0.48, 0.12], cloth, 0.005),
    ...[-0.08, 0.08].map((x) => orb([x, -1.57, 0.22], 0.028, [0.05, 0.05, 0.05])),
    ...[0.85, 1, 1.15].map((up) => orb([0, -up, 0.33], 0.03, [0.05, 0.05, 0.05])),
    bent([[-0.3, -1.05, 0], [-0.6, -1.3, 0.05], [-0.75, -1.5, 0.05]], 0.02, BARK, wood), // biome-ignore format: arm
    bent([[0.3, -1.05, 0], [0.6, -1.2, 0.05], [0.8, -1.45, 0.05]], 0.02, BARK, wood), // biome-ignore format: arm
    turned([0, -1.22, 0], [[0, 0.25], [0.06, 0.27], [0.13, 0.22]], [0.75, 0.14, 0.16], cloth), // biome-ignore format: profile
    turned([0, -1.68, 0], [[0, 0.3], [0.03, 0.3], [0.03, 0.18], [0.3, 0.18], [0.31, 0.01]], [0.1, 0.1, 0.12], cloth), // biome-ignore format: profile
  ],
  sandcastle: (color) => [
    lump([0, 0, 0], [0.7, 0.16, 0.5], darker(color, 0.1), cloth, 0.2),
    box([0, -0.1, 0], [0.62, 0.22, 0.4], color, cloth),
    ...[-0.36, 0.36, 0].map((x, at) => turned([x, -0.08, at === 2 ? -0.12 : 0.14], [[0, 0.16], [at === 2 ? 0.48 : 0.34, 0.12], [at === 2 ? 0.5 : 0.36, 0.15], [at === 2 ? 0.56 : 0.42, 0.15], [at === 2 ? 0.57 : 0.43, 0.01]], color, cloth, 14)), // biome-ignore format: towers
    box([0, -0.12, 0.2], [0.12, 0.15, 0.02], darker(color, 0.5), cloth),
    rod([0, -0.6, -0.12], [0, -0.86, -0.12], 0.008, BARK, wood),
    box([0.08, -0.74, -0.12], [0.15, 0.1, 0.01], [0.82, 0.18, 0.16], cloth),
  ],
  'hay bale': (color) => [
    box([0, 0, 0], [1.1, 0.46, 0.6], color, cloth, 0.05),
    box([0.15, -0.46, -0.05], [1, 0.44, 0.58], lighter(color, 0.1), cloth, 0.05),
    ...[-0.25, 0.3].flatMap((x) => [
      box([x, 0, 0], [0.03, 0.47, 0.62], darker(color, 0.45), cloth),
      box([x + 0.15, -0.46, -0.05], [0.03, 0.45, 0.6], darker(color, 0.45), cloth),
    ]),
  ],
  'log pile': () =>
    (
      [
        [-0.4, 0.15],
        [-0.1, 0.15],
        [0.2, 0.15],
        [0.5, 0.15],
        [-0.25, 0.41],
        [0.05, 0.41],
        [0.35, 0.41],
        [-0.1, 0.67],
        [0.2, 0.67],
      ] as const
    ).flatMap(([x, up]) => [
      // biome-ignore format: logs
      rod([x, -up, -0.5], [x, -up, 0.5], 0.148, BARK, wood),
      rod([x, -up, 0.49], [x, -up, 0.51], 0.13, [0.76, 0.6, 0.4], wood),
    ]),
  puddle: () => [
    turned(
      [0, -0.01, 0.3],
      [
        [0, 1.15],
        [0.012, 0.01],
      ],
      [0.5, 0.58, 0.66],
      glass,
      30,
    ),
  ],
  scarecrow: (color) => [
    rod([0, 0, 0], [0, -1.9, -0.05], 0.04, BARK, wood),
    rod([-0.8, -1.45, 0], [0.8, -1.45, 0], 0.035, BARK, wood),
    turned([0, -0.75, 0], [[0, 0.26], [0.6, 0.22], [0.75, 0.14]], color, cloth), // biome-ignore format: profile
    ...[-1, 1].map((side) => rod([side * 0.15, -1.42, 0], [side * 0.68, -1.44, 0], 0.09, color, cloth, 0.11)),
    orb([0, -1.72, 0], 0.17, [0.85, 0.72, 0.5], cloth),
    ...[-0.06, 0.06].map((x) => orb([x, -1.75, 0.15], 0.022, [0.06, 0.05, 0.05])),
    turned([0, -1.82, 0], [[0, 0.36], [0.03, 0.34], [0.06, 0.17], [0.3, 0.02]], [0.68, 0.52, 0.26], cloth), // biome-ignore format: profile
  ],
  tent: (color) => [
    turned([0, 0, 0], [[0, 1.5], [0.05, 1.46], [1.85, 0.02]], color, cloth, 4), // biome-ignore format: profile
    rod([0, -1.8, 0], [0, -2, 0], 0.03, BARK, wood),
    turned(
      [0, 0, 0.34],
      [
        [0, 0.62],
        [1.2, 0.02],
      ],
      darker(color, 0.75),
      cloth,
      4,
    ),
  ],
  crystals: (color) =>
    (
      [
        [0, 1.3, 0.24, 0],
        [-0.4, 0.8, 0.17, -0.22],
        [0.38, 0.95, 0.18, 0.2],
        [-0.15, 0.55, 0.13, -0.5],
        [0.6, 0.5, 0.12, 0.5],
      ] as const
    ).flatMap(([x, high, radius, lean]) => [
      turned([x + lean * high * 0.2, 0, 0.1], [[0, radius * 0.8], [high * 0.7, radius], [high, 0.01]], color, gem, 6), // biome-ignore format: crystal
      orb([x, -high * 0.4, 0], radius * 0.5, lighter(color, 0.6), glow),
    ]),
} satisfies Record<string, MakeThing>
