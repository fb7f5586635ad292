import type { Rgb } from '../../color.ts'
import { fire } from './nature.ts'
import { bent, board, box, cloth, darker, glass, glow, IRON, leather, lighter, lump, type MakeThing, metal, orb, rod, STONE, turned, WHITE, wood } from './thing-parts.ts' // biome-ignore format: one line of names

const GOLD: Rgb = [0.85, 0.66, 0.27]
const circle = (radius: number, high: number, y: number, z = 0) =>
  Array.from(
    { length: 33 },
    (_, at) => [Math.cos((at / 32) * 6.2832) * radius, y + Math.sin((at / 32) * 6.2832) * high, z] as const,
  )

/** Of legends, of history, of the sea, and of games. */
export const STORY_THINGS = {
  cauldron: () => [
    ...[-0.28, 0, 0.28].map((x) => rod([x, -0.2, x === 0 ? -0.25 : 0.15], [x * 1.3, 0, x === 0 ? -0.32 : 0.2], 0.04, IRON)),
    turned([0, -0.14, 0], [[0, 0.12], [0.08, 0.3], [0.28, 0.44], [0.5, 0.4], [0.56, 0.36], [0.6, 0.42], [0.63, 0.42], [0.63, 0.36]], IRON, metal, 30), // biome-ignore format: profile
    turned(
      [0, -0.7, 0],
      [
        [0, 0.37],
        [0.02, 0.01],
      ],
      [0.45, 0.95, 0.4],
      glow,
      26,
    ),
    ...[[-0.18, 0.78, 0.1], [0.1, 0.8, 0.16], [0.2, 0.77, -0.05], [-0.02, 0.92, 0], [0.14, 1.08, 0.06], [-0.12, 1.2, 0.02]].map(([x, up, z], at) => orb([x!, -up!, z!], 0.075 - at * 0.007, [0.6, 1, 0.5], glow)), // biome-ignore format: bubbles
    ...fire([0, 0, 0.28], 0.2),
    ...fire([-0.2, 0, 0.2], 0.16),
  ],
  throne: (color) => [
    box([0, 0, 0], [1.4, 0.16, 1.2], STONE),
    box([0, -0.16, 0.05], [0.9, 0.5, 0.8], color, metal),
    box([0, -0.62, 0.08], [0.8, 0.1, 0.74], [0.6, 0.1, 0.14], cloth, 0.04),
    box([0, -0.2, -0.36], [0.95, 1.75, 0.14], color, metal),
    box([0, -0.75, -0.28], [0.72, 1.05, 0.06], [0.6, 0.1, 0.14], cloth, 0.03),
    ...[-0.5, 0.5].flatMap((x) => [
      box([x, -0.16, 0.02], [0.13, 0.85, 0.8], color, metal),
      orb([x, -2.02, -0.36], 0.1, color, metal),
    ]),
    orb([0, -2.05, -0.36], 0.14, color, metal),
  ],
  altar: (color) => [
    box([0, 0, 0], [2, 0.14, 1], color),
    box([0, -0.14, 0], [1.5, 0.78, 0.65], darker(color, 0.1)),
    box([0, -0.92, 0], [1.8, 0.13, 0.85], color),
    box([0, -1.05, 0.02], [0.6, 0.012, 0.86], WHITE, cloth),
    box([0, -0.65, 0.43], [0.6, 0.4, 0.015], WHITE, cloth),
    ...[-0.7, 0.7].flatMap((x) => [
      turned([x, -1.05, 0], [[0, 0.1], [0.03, 0.03], [0.16, 0.03], [0.2, 0.07]], GOLD, metal),
      rod([x, -1.25, 0], [x, -1.5, 0], 0.035, WHITE, cloth),
      turned([x, -1.5, 0], [[0, 0.02], [0.05, 0.035], [0.14, 0.004]], [1, 0.85, 0.45], glow, 8),
    ]), // biome-ignore format: candles
    box([0, -1.05, 0], [0.06, 0.62, 0.06], GOLD, metal),
    box([0, -1.45, 0], [0.36, 0.06, 0.06], GOLD, metal),
  ],
  gravestone: (color) => [
    board([0, -0.5, 0], [0.75, 1.1, 0.18], color, { power: 3.2 }),
    box([0, 0, 0], [0.95, 0.14, 0.36], darker(color, 0.15)),
    box([0, -0.62, 0.095], [0.05, 0.3, 0.01], darker(color, 0.5)),
    box([0, -0.78, 0.095], [0.2, 0.05, 0.01], darker(color, 0.5)),
    ...[0.3, 0.4, 0.5].map((up) => box([0, -up, 0.095], [0.36, 0.03, 0.01], darker(color, 0.45))),
    lump([-0.4, -0.05, 0.1], [0.2, 0.1, 0.14], [0.28, 0.4, 0.2], cloth, 0.3),
  ],
  coffin: (color) => [
    { ...board([0, -1.05, -0.1], [0.8, 2.1, 0.34], color, { power: 5 }) },
    board([0, -1.05, 0.06], [0.66, 1.94, 0.06], [0.5, 0.07, 0.1], { material: cloth, power: 5 }),
    board([-0.72, -1.0, -0.16], [0.76, 2.02, 0.07], darker(color, 0.2), { power: 5 }),
    box([-0.72, -1.2, -0.11], [0.06, 0.6, 0.02], GOLD, metal),
    box([-0.72, -1.52, -0.11], [0.3, 0.06, 0.02], GOLD, metal),
  ],
  brazier: () => [
    ...[-0.24, 0, 0.24].map((x) => rod([x * 0.4, -0.8, 0], [x, 0, x === 0 ? -0.26 : 0.16], 0.028, IRON)),
    turned(
      [0, -0.74, 0],
      [
        [0, 0.08],
        [0.06, 0.22],
        [0.22, 0.34],
        [0.25, 0.36],
        [0.25, 0.3],
      ],
      IRON,
      metal,
    ),
    ...fire([0, -0.92, 0], 0.55),
  ],
  cannon: () => [
    rod([0.5, -0.52, 0], [-0.75, -0.66, 0], 0.19, IRON, metal, 0.14),
    rod([-0.72, -0.655, 0], [-0.84, -0.67, 0], 0.18, IRON),
    orb([0.56, -0.5, 0], 0.15, IRON, metal),
    box([0.15, -0.18, 0], [0.9, 0.24, 0.5], [0.4, 0.27, 0.17]),
    ...[-0.2, 0.5].flatMap((x) => [0.3].map((z) => board([x, -0.2, z], [0.4, 0.4, 0.1], [0.36, 0.24, 0.15], { power: 2 }))),
    ...[0, 0.22, 0.44, 0.11, 0.33].map((x, at) =>
      orb([0.8 + x * 0.8, at > 2 ? -0.26 : -0.1, 0.2], 0.1, [0.12, 0.12, 0.13], metal),
    ),
  ],
  'ship wheel': (color) => [
    box([0, 0, -0.16], [0.26, 1, 0.26], darker(color, 0.2)),
    bent(circle(0.52, 0.52, -1.15), 0.045, color, wood),
    bent(circle(0.36, 0.36, -1.15), 0.02, GOLD),
    ...Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [Math.cos((at / 8) * 6.2832), Math.sin((at / 8) * 6.2832)]
      return [
        rod([0, -1.15, 0], [x * 0.58, -1.15 + y * 0.58, 0], 0.025, color, wood),
        rod([x * 0.58, -1.15 + y * 0.58, 0], [x * 0.76, -1.15 + y * 0.76, 0], 0.038, color, wood, 0.028),
      ]
    }).flat(),
    board([0, -1.15, 0.02], [0.24, 0.24, 0.1], GOLD, { material: metal, power: 2 }),
  ],
  banner: (color) => [
    rod([0, 0, 0], [0, -2.9, 0], 0.03, [0.42, 0.3, 0.2], wood),
    rod([-0.5, -2.7, 0.02], [0.5, -2.7, 0.02], 0.025, [0.42, 0.3, 0.2], wood),
    box([0, -1.3, 0.03], [0.9, 1.4, 0.02], color, cloth),
    ...[-0.3, 0, 0.3].map((x) => board([x, -1.26, 0.03], [0.3, 0.4, 0.02], color, { material: cloth, power: 1.1 })),
    board([0, -2.05, 0.045], [0.46, 0.5, 0.02], GOLD, { material: cloth, power: 1.2 }),
    orb([0, -2.94, 0], 0.06, GOLD, metal),
  ],
  portal: (color) => [
    ...[0, 1, 2].map((at) => bent(circle(0.78 - at * 0.08, 1.28 - at * 0.1, -1.32, at * 0.03), 0.07 - at * 0.015, at === 0 ? color : lighter(color, 0.3 * at), glow)), // biome-ignore format: rings
    board([0, -1.32, -0.05], [1.36, 2.3, 0.02], darker(color, 0.35), { material: glow, power: 2 }),
    board([0, -1.32, -0.02], [0.9, 1.6, 0.02], lighter(color, 0.3), { material: glow, power: 2 }),
    board([0, -1.32, 0], [0.4, 0.8, 0.02], lighter(color, 0.75), { material: glow, power: 2 }),
  ],
  'punching bag': (color) => [
    turned(
      [0, -0.75, 0],
      [
        [0, 0.1],
        [0.05, 0.19],
        [1.05, 0.19],
        [1.1, 0.1],
      ],
      color,
      leather,
      24,
    ),
    ...[0.1, 0.95].map((up) =>
      turned(
        [0, -0.75 - up, 0],
        [
          [0, 0.195],
          [0.05, 0.195],
        ],
        [0.1, 0.1, 0.11],
        leather,
        24,
      ),
    ),
    ...[-0.14, 0.14].map((x) => rod([x, -1.84, 0], [0, -2.15, 0], 0.012, [0.7, 0.71, 0.74])),
    rod([0, -2.15, 0], [0, -3.6, 0], 0.018, [0.7, 0.71, 0.74]),
  ],
  'basketball hoop': () => [
    rod([0, 0, -0.5], [0, -3.2, -0.5], 0.07, IRON),
    rod([0, -3, -0.5], [0, -3, -0.06], 0.05, IRON),
    box([0, -2.75, -0.03], [1.5, 0.95, 0.05], WHITE, glass),
    ...[
      [0, 2.86, 0.6, 0.04],
      [0, 3.28, 0.6, 0.04],
    ].map(([x, up, w, h]) => box([x!, -up!, 0], [w!, h!, 0.01], [0.85, 0.2, 0.15])),
    ...[-0.28, 0.28].map((x) => box([x, -2.86, 0], [0.04, 0.46, 0.01], [0.85, 0.2, 0.15])),
    bent(Array.from({ length: 25 }, (_, at) => [Math.cos((at / 24) * 6.2832) * 0.24, -2.82, 0.27 + Math.sin((at / 24) * 6.2832) * 0.24] as const), 0.018, [0.9, 0.35, 0.12]), // biome-ignore format: ring
    ...Array.from({ length: 12 }, (_, at) => {
      const [x, z] = [Math.cos((at / 12) * 6.2832), Math.sin((at / 12) * 6.2832)]
      return rod([x * 0.24, -2.82, 0.27 + z * 0.24], [x * 0.13, -2.42, 0.27 + z * 0.13], 0.009, WHITE, cloth)
    }),
  ],
  goal: () => [
    ...[-1.8, 1.8].map((x) => rod([x, 0, 0], [x, -2, 0], 0.055, WHITE, glass)),
    rod([-1.8, -2, 0], [1.8, -2, 0], 0.055, WHITE, glass),
    ...Array.from({ length: 17 }, (_, at) =>
      rod([-1.8 + at * 0.225, -2, -0.1], [-1.8 + at * 0.225, 0, -0.8], 0.009, [0.86, 0.88, 0.9], cloth),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      rod(
        [-1.8, -0.1 - at * 0.22, -0.8 + at * 0.08],
        [1.8, -0.1 - at * 0.22, -0.8 + at * 0.08],
        0.009,
        [0.86, 0.88, 0.9],
        cloth,
      ),
    ),
  ],
  barbell: () => [
    rod([-1, -0.26, 0], [1, -0.26, 0], 0.018, [0.75, 0.77, 0.8]),
    ...[-0.8, -0.72, 0.72, 0.8].map((x) => ({
      ...rod([x - 0.03, -0.26, 0], [x + 0.03, -0.26, 0], 0.26, [0.12, 0.12, 0.13], leather),
    })),
    ...[-0.86, 0.86].map((x) => rod([x - 0.025, -0.26, 0], [x + 0.025, -0.26, 0], 0.17, [0.75, 0.16, 0.14], leather)),
  ],
  'drum kit': (color) => [
    board([0, -0.42, 0], [0.84, 0.84, 0.5], color, { material: glass, power: 2 }),
    board([0, -0.42, 0.26], [0.76, 0.76, 0.02], WHITE, { material: cloth, power: 2 }),
    ...[[-0.3, 0.82, 0.2], [0.3, 0.82, 0.2], [0.75, 0.3, 0.3], [-0.72, 0.5, 0.24]].flatMap(([x, up, r]) => [
      turned([x!, -up!, 0.06], [[0, r! * 0.95], [0.02, r!], [0.26, r!], [0.28, r! * 0.97]], color, glass),
      turned([x!, -up! - 0.28, 0.06], [[0, r! * 0.95], [0.01, 0.01]], WHITE, cloth),
    ]), // biome-ignore format: drums
    ...[-0.95, 0.95].flatMap((x) => [
      rod([x, 0, -0.1], [x, -1.35, -0.1], 0.018, [0.75, 0.77, 0.8]),
      turned(
        [x, -1.35, -0.1],
        [
          [0, 0.36],
          [0.03, 0.1],
          [0.06, 0.02],
        ],
        GOLD,
        metal,
      ),
    ]),
  ],
  swing: () => [
    ...[-0.42, 0.42].map((x) => rod([x, -0.5, 0], [x, -4, 0], 0.02, [0.7, 0.6, 0.42], cloth)),
    box([0, -0.46, 0], [0.95, 0.05, 0.32], [0.5, 0.35, 0.22]),
  ],
} satisfies Record<string, MakeThing>
