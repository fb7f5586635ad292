import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { BARK, bent, box, cloth, darker, foliage, glow, lighter, lump, type MakeThing, orb, rod, turned, WHITE, wood } from './thing-parts.ts' // biome-ignore format: one line of names

/** Across, forward, how high and how wide its cap is, in metres. */
const STALKS = [[0, 0, 0.8, 0.34], [-0.42, 0.12, 0.5, 0.24], [0.4, 0.1, 0.58, 0.26], [-0.18, 0.32, 0.28, 0.15], [0.24, 0.34, 0.22, 0.12], [0.66, -0.05, 0.34, 0.16]] as const // biome-ignore format: places

const mushroom = ([x, z, high, wide]: (typeof STALKS)[number], color: Rgb, isLit: boolean): PropPiece[] => [
  turned([x, 0, z], [[0, wide * 0.36], [high * 0.5, wide * 0.22], [high, wide * 0.28]], isLit ? lighter(color, 0.55) : [0.9, 0.86, 0.76], isLit ? glow : cloth, 16), // biome-ignore format: profile
  turned([x, -high, z], [[-wide * 0.1, wide * 0.3], [0, wide], [wide * 0.3, wide * 0.86], [wide * 0.62, wide * 0.46], [wide * 0.72, 0.01]], color, isLit ? glow : cloth, 22), // biome-ignore format: profile
  ...[0.4, 1.5, 2.4, 3.6, 5].map((turn, at) => {
    const [out, up] = at % 2 ? [0.5, 0.56] : [0.8, 0.33]
    return orb([x + Math.cos(turn) * wide * out, -high - wide * up, z + Math.abs(Math.sin(turn)) * wide * out], wide * 0.1, isLit ? [0.9, 1, 1] : WHITE, isLit ? glow : cloth) // biome-ignore format: spot
  }),
]

/** What grows, and what bees live in. */
export const PLANTS = {
  mushrooms: (color) => STALKS.flatMap((stalk) => mushroom(stalk, color, false)),
  'glowing mushrooms': (color) => STALKS.flatMap((stalk) => mushroom(stalk, color, true)),
  beehive: (color) => [
    ...[-0.25, 0.25].map((x) => box([x, 0, 0], [0.06, 0.22, 0.46], BARK)),
    ...[0.2, 0.56, 0.92].map((up, at) =>
      box([0, -up, 0], [0.66, 0.34, 0.56], at === 1 ? darker(color, 0.12) : color, wood, 0.01),
    ),
    box([0, -1.27, 0], [0.76, 0.09, 0.66], [0.55, 0.57, 0.6]),
    box([0, -0.24, 0.28], [0.34, 0.05, 0.03], [0.14, 0.1, 0.08]),
    ...[0.72, 1.08].map((up) => box([0, -up, 0.28], [0.16, 0.05, 0.03], darker(color, 0.5))),
  ],
  'palm tree': (color) => [
    bent([[0, 0, 0], [0.1, -1.2, 0], [0.3, -2.4, 0], [0.62, -3.4, 0]], 0.15, [0.5, 0.4, 0.28], wood), // biome-ignore format: trunk
    ...Array.from({ length: 11 }, (_, at): PropPiece[] => {
      const turn = at * 0.571 + 0.2
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const along = (share: number): Vector => [
        0.62 + cos * 1.5 * share,
        -3.4 - 0.5 * share + 1.15 * share * share,
        sin * 1.1 * share,
      ]
      const green = at % 2 ? darker(color, 0.2) : color
      return [
        rod(along(0), along(0.5), 0.05, green, cloth, 0.09),
        rod(along(0.5), along(1), 0.09, green, cloth, 0.01),
        ...[0.3, 0.5, 0.7, 0.85].flatMap((share) => {
          const [x, y, z] = along(share)
          return [-1, 1].map((side) =>
            rod([x, y, z], [x - sin * side * 0.3 + cos * 0.16, y + 0.32, z + cos * side * 0.3], 0.05, green, cloth, 0.005),
          )
        }),
      ]
    }).flat(),
    ...[-0.12, 0.08, 0.2].map((x) => orb([0.62 + x, -3.25, 0.14], 0.13, [0.4, 0.28, 0.16], wood)),
  ],
  bush: (color) => [
    lump([0, -0.62, 0], [0.75, 0.62, 0.5], darker(color, 0.45), cloth, 0.2),
    foliage([0, -0.8, 0], 0.78, color, { count: 260, leaf: 0.13 }),
    foliage([0.1, -0.9, 0.1], 0.72, lighter(color, 0.15), { count: 120, leaf: 0.12 }),
    ...Array.from({ length: 12 }, (_, at) => {
      const turn = at * 2.4
      const out = 0.2 + 0.045 * at
      return orb([Math.cos(turn) * out, -0.82 - Math.sin(turn) * out * 0.75, 0.62 - out * 0.35], 0.065, at % 3 ? [0.86, 0.3, 0.42] : [0.95, 0.7, 0.74], cloth) // biome-ignore format: flower
    }),
  ],
} satisfies Record<string, MakeThing>
