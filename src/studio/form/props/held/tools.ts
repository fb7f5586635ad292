import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh } from '../../grid.ts'
import { BRASS, DARK, GLOW, type MakeProp, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'
import { scaled } from './nature.ts'

const BONE: Rgb = [0.91, 0.87, 0.77]
const ring = (radius: number, y: number, turns = 1, count = 28): Vector[] =>
  Array.from({ length: count * turns + 1 }, (_, i): Vector => {
    const turn = (i / count) * 2 * Math.PI
    return [Math.sin(turn) * radius, y - Math.cos(turn) * radius, (i / count) * 0.045]
  })

/** Tools and small things of every day, light, and what hangs from a hand. */
export const TOOLS = {
  cane: (color) => [
    { mesh: bar([[0.42, -0.2, 0], [0.36, -0.42, 0], [0.16, -0.52, 0], [-0.02, -0.4, 0], [0, 0, 0], [0, 5.2, 0]], (t) => 0.09 - 0.02 * t, 9), color, material: MATERIAL.wood }, // biome-ignore format: points
    { mesh: bar(line([0, 0.35, 0], [0, 0.5, 0], 3), () => 0.1), color: BRASS, material: MATERIAL.metal },
  ],
  broom: (color) => [
    { mesh: bar(line([0, -3.4, 0], [0, 2.6, 0], 12), () => 0.075), color: WOOD, material: MATERIAL.wood },
    {
      mesh: gridMesh({ rows: 10, columns: 44, closed: true }, (row, column): Vector => {
        const t = row / 9
        const turn = (column / 44) * 2 * Math.PI
        const r = (0.12 + 0.5 * Math.sin(Math.min(1, t * 1.25) * 1.5) - 0.16 * t) * (1 + 0.07 * Math.sin(turn * 11) * t)
        return [-Math.cos(turn) * r, 2.3 + 1.75 * t + 0.08 * Math.sin(turn * 7) * t, Math.sin(turn) * r * 0.7]
      }),
      color,
      material: MATERIAL.fur,
    },
    { mesh: bar(ringFlat(0.3, 2.55), () => 0.06, 6), color: mixRgb(color, DARK, 0.5), material: MATERIAL.leather },
  ],
  torch: () => [
    { mesh: bar(line([0, 1.1, 0], [0, -1.1, 0], 8), (t) => 0.075 + 0.04 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: lathe([[-1.5, 0.24], [-1.2, 0.26], [-0.95, 0.14]]), color: DARK, material: MATERIAL.leather }, // biome-ignore format: profile
    { mesh: flame(1.25, 0.36, -1.3), color: [1, 0.55, 0.14], material: MATERIAL.glow },
    { mesh: moved(flame(0.8, 0.22, -1.35), [0, 0, 0.2]), color: [1, 0.86, 0.4], material: MATERIAL.glow },
  ],
  candle: (color) => [
    { mesh: lathe([[0.28, 0.02], [0.28, 0.5], [0.34, 0.52], [0.38, 0.44], [0.38, 0.02]], 26), color: BRASS, material: MATERIAL.metal }, // biome-ignore format: profile
    { mesh: lathe([[-0.75, 0.02], [-0.75, 0.17], [-0.68, 0.2], [0.3, 0.2]], 20), color, material: MATERIAL.cloth }, // biome-ignore format: profile
    { mesh: flame(0.55, 0.13, -0.8), color: GLOW, material: MATERIAL.glow },
  ],
  flashlight: (color) => [
    { mesh: bar(line([0, 0.7, 0], [0, -0.7, 0], 6), () => 0.15), color: mixRgb(DARK, color, 0.4), material: MATERIAL.metal },
    { mesh: lathe([[-1.1, 0.28], [-0.75, 0.17]]), color: DARK, material: MATERIAL.metal }, // biome-ignore format: profile
    { mesh: moved(scaled(ball(0.27), [1, 0.4, 1]), [0, -1.1, 0]), color: GLOW, material: MATERIAL.glow },
  ],
  magnifier: (color) => [
    {
      mesh: bar(line([0, 0.7, 0], [0, -0.45, 0], 6), (t) => 0.1 - 0.03 * t),
      color: mixRgb(WOOD, color, 0.3),
      material: MATERIAL.wood,
    },
    {
      mesh: bar(
        ring(0.5, -0.98).map(([x, y]): Vector => [x, y, 0]),
        () => 0.07,
        8,
      ),
      color: BRASS,
      material: MATERIAL.metal,
    },
    { mesh: moved(plate(0.94, 0.94, 0.05, 2), [0, -0.98, 0]), color: [0.82, 0.92, 0.96], material: MATERIAL.glass },
  ],
  'crystal ball': (color) => [
    { mesh: lathe([[0.05, 0.3], [0.16, 0.42], [0.26, 0.5], [0.3, 0.02]], 26), color: BRASS, material: MATERIAL.metal }, // biome-ignore format: profile
    { mesh: moved(ball(0.62), [0, -0.5, 0]), color, material: MATERIAL.glass },
    {
      mesh: moved(scaled(ball(0.34), [1.2, 0.5, 0.3]), [0.02, -0.42, 0.5]),
      color: mixRgb(color, [1, 1, 1], 0.5),
      material: MATERIAL.glow,
    },
  ],
  skull: (color) => [
    { mesh: moved(scaled(ball(0.5), [0.9, 1, 1.05]), [0, -0.68, -0.02]), color, material: MATERIAL.horn },
    { mesh: moved(plate(0.58, 0.5, 0.24, 3), [0, -0.22, 0.16]), color, material: MATERIAL.horn },
    ...[-1, 1].map(
      (side): PropPiece => ({
        mesh: moved(scaled(ball(0.16), [1, 1.1, 0.6]), [side * 0.21, -0.58, 0.42]),
        color: DARK,
        material: MATERIAL.leather,
      }),
    ),
    { mesh: moved(plate(0.13, 0.18, 0.06, 2), [0, -0.34, 0.42]), color: DARK, material: MATERIAL.leather },
    ...[-0.18, -0.06, 0.06, 0.18].map(
      (x): PropPiece => ({ mesh: moved(plate(0.09, 0.2, 0.03, 6), [x, -0.08, 0.41]), color: BONE, material: MATERIAL.horn }),
    ),
  ],
  key: (color) => [
    {
      mesh: bar(
        ring(0.28, -0.75).map(([x, y]): Vector => [x, y, 0]),
        () => 0.07,
        8,
      ),
      color,
      material: MATERIAL.metal,
    },
    { mesh: bar(line([0, -0.48, 0], [0, 0.9, 0], 6), () => 0.07), color, material: MATERIAL.metal },
    ...[0.58, 0.8].map(
      (y): PropPiece => ({ mesh: moved(plate(0.34, 0.13, 0.05), [0.18, y, 0]), color, material: MATERIAL.metal }),
    ),
  ],
  wrench: (color) => [
    { mesh: moved(plate(0.2, 1.9, 0.08, 8), [0, -0.35, 0]), color, material: MATERIAL.metal },
    ...[-1, 1].map((side): PropPiece => ({ mesh: bar([[side * 0.05, -1.2, 0], [side * 0.3, -1.35, 0], [side * 0.3, -1.68, 0], [side * 0.17, -1.86, 0]], () => 0.11, 8), color, material: MATERIAL.metal })), // biome-ignore format: points
    { mesh: moved(plate(0.42, 0.36, 0.09, 2), [0, 0.6, 0]), color, material: MATERIAL.metal },
  ],
  lasso: (color) => [
    {
      mesh: bar(
        ring(0.72, -0.1, 4).map(([x, y, z]): Vector => [x * (1 + 0.04 * Math.sin(z * 30)), y + 0.75, z]),
        () => 0.055,
        7,
      ),
      color,
      material: MATERIAL.cloth,
    },
    {
      mesh: bar(
        Array.from({ length: 50 }, (_, i): Vector => {
          const turn = (i / 49) * 2 * Math.PI
          return [Math.sin(turn) * 1.75 + 0.4, -3.35 - Math.cos(turn) * 0.5, -0.2 + Math.cos(turn) * 0.7]
        }),
        () => 0.055,
        7,
      ),
      color,
      material: MATERIAL.cloth,
    },
    { mesh: bar([[0, -0.1, 0.1], [0.1, -1.2, 0.1], [0.4, -2.3, 0.1], [0.4, -2.85, 0.1]], () => 0.055, 7), color, material: MATERIAL.cloth }, // biome-ignore format: points
  ],
  'fishing rod': (color) => [
    { mesh: bar([[0, 0.9, 0], [0, -1, 0], [0.25, -3, 0], [0.9, -4.9, 0]], (t) => 0.07 - 0.055 * t, 8), color, material: MATERIAL.wood }, // biome-ignore format: points
    { mesh: bar(line([0, 0.9, 0], [0, 0.1, 0], 4), () => 0.1), color: DARK, material: MATERIAL.leather },
    { mesh: moved(scaled(ball(0.19), [0.8, 1, 0.6]), [0.16, -0.35, 0.08]), color: STEEL, material: MATERIAL.metal },
    { mesh: bar([[0.9, -4.9, 0], [1.2, -3, 0.05], [1.3, -0.6, 0.05]], () => 0.012, 5), color: [0.85, 0.87, 0.9], material: MATERIAL.metal }, // biome-ignore format: points
    { mesh: moved(ball(0.13), [1.3, -0.55, 0.05]), color: [0.85, 0.22, 0.18], material: MATERIAL.glass },
  ],
  suitcase: (color) => [
    { mesh: bar([[-0.42, 0.42, 0], [-0.34, 0.06, 0], [0.34, 0.06, 0], [0.42, 0.42, 0]], () => 0.075, 8), color: mixRgb(color, DARK, 0.5), material: MATERIAL.leather }, // biome-ignore format: points
    { mesh: moved(plate(2.3, 1.6, 0.34, 9), [0, 1.2, 0]), color, material: MATERIAL.leather },
    { mesh: moved(plate(2.34, 0.09, 0.36, 9), [0, 0.95, 0]), color: mixRgb(color, DARK, 0.5), material: MATERIAL.leather },
    ...[-0.65, 0.65].map(
      (x): PropPiece => ({ mesh: moved(plate(0.18, 0.26, 0.38, 6), [x, 0.92, 0]), color: BRASS, material: MATERIAL.metal }),
    ),
  ],
  bag: (color) => [
    { mesh: bar([[-0.5, 0.6, 0], [-0.4, -0.05, 0], [0.4, -0.05, 0], [0.5, 0.6, 0]], () => 0.055, 8), color: mixRgb(color, DARK, 0.35), material: MATERIAL.leather }, // biome-ignore format: points
    { mesh: moved(plate(1.55, 1.25, 0.32, 4), [0, 1.15, 0]), color, material: MATERIAL.leather },
    { mesh: moved(plate(1.5, 0.6, 0.34, 4), [0, 0.85, 0]), color: mixRgb(color, DARK, 0.2), material: MATERIAL.leather },
    { mesh: moved(plate(0.22, 0.16, 0.37, 3), [0, 1.12, 0]), color: BRASS, material: MATERIAL.metal },
  ],
  bucket: (color) => [
    {
      mesh: bar(
        Array.from(
          { length: 17 },
          (_, i): Vector => [Math.cos((i / 16) * Math.PI) * 0.6, 0.85 - Math.sin((i / 16) * Math.PI) * 0.95, 0],
        ),
        () => 0.04,
        7,
      ),
      color: STEEL,
      material: MATERIAL.metal,
    },
    { mesh: lathe([[0.85, 0.68], [0.9, 0.7], [1.85, 0.5], [1.9, 0.02]], 28), color, material: MATERIAL.metal }, // biome-ignore format: profile
  ],
  scissors: (color) => [
    ...[-1, 1].flatMap((side): PropPiece[] => [
      {
        mesh: bar(line([side * -0.12, -1.5, 0.02 * side], [side * 0.1, -0.1, 0.02 * side], 6), (t) => 0.02 + 0.06 * t),
        color: STEEL,
        material: MATERIAL.metal,
      },
      {
        mesh: bar(
          ring(0.22, 0.3).map(([x, y]): Vector => [x + side * 0.22, y, 0]),
          () => 0.06,
          7,
        ),
        color,
        material: MATERIAL.leather,
      },
    ]),
  ],
  pickaxe: (color) => [
    { mesh: bar(line([0, 1.8, 0], [0, -1.9, 0], 10), () => 0.09), color: mixRgb(WOOD, color, 0.2), material: MATERIAL.wood },
    { mesh: bar([[-1.35, -1.35, 0], [-0.7, -1.78, 0], [0, -1.9, 0], [0.7, -1.78, 0], [1.35, -1.35, 0]], (t) => 0.03 + 0.14 * Math.sin(t * Math.PI), 8), color: STEEL, material: MATERIAL.metal }, // biome-ignore format: points
  ],
  shovel: (color) => [
    { mesh: bar(line([0, 2.6, 0], [0, -2.2, 0], 12), () => 0.08), color: mixRgb(WOOD, color, 0.2), material: MATERIAL.wood },
    {
      mesh: gridMesh({ rows: 8, columns: 9, closed: false }, (row, column): Vector => {
        const t = row / 7
        const across = column / 4 - 1
        return [
          across * 0.55 * (t < 0.7 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.7) / 0.3) ** 2))),
          -1.9 - 1.35 * t,
          0.14 * across * across,
        ]
      }),
      color: STEEL,
      material: MATERIAL.metal,
    },
  ],
  telescope: (color) => [
    ...[
      [0.13, 0.9, 0.1],
      [0.18, 0.1, -0.8],
      [0.24, -0.7, -1.7],
    ].map(
      ([r, from, to]): PropPiece => ({
        mesh: bar(line([0, from!, 0], [0, to!, 0], 4), () => r!, 12),
        color: mixRgb(BRASS, color, 0.4),
        material: MATERIAL.metal,
      }),
    ),
    { mesh: moved(scaled(ball(0.23), [1, 0.3, 1]), [0, -1.7, 0]), color: [0.4, 0.6, 0.75], material: MATERIAL.glass },
  ],
  fan: (color) => [
    {
      mesh: gridMesh({ rows: 6, columns: 49, closed: false }, (row, column): Vector => {
        const turn = ((column / 48) * 2 - 1) * 1.2
        const r = 0.35 + (row / 5) * 1.35
        return [Math.sin(turn) * r, 0.1 - Math.cos(turn) * r, 0.05 * (column % 4 < 2 ? 1 : -1)]
      }),
      color,
      material: MATERIAL.cloth,
    },
    ...[-1.2, -0.6, 0, 0.6, 1.2].map(
      (turn): PropPiece => ({
        mesh: bar(line([0, 0.2, 0.07], [Math.sin(turn) * 1.5, 0.1 - Math.cos(turn) * 1.5, 0.07], 4), () => 0.025, 6),
        color: mixRgb(WOOD, color, 0.2),
        material: MATERIAL.wood,
      }),
    ),
  ],
  'watering can': (color) => [
    { mesh: lathe([[0.35, 0.4], [0.4, 0.5], [1.35, 0.55], [1.38, 0.02]], 26), color, material: MATERIAL.metal }, // biome-ignore format: profile
    { mesh: bar([[0.45, 1.15, 0], [1, 0.7, 0], [1.35, 0.1, 0]], (t) => 0.14 - 0.06 * t, 8), color, material: MATERIAL.metal }, // biome-ignore format: points
    { mesh: moved(ball(0.2), [1.4, 0.05, 0]), color, material: MATERIAL.metal },
    { mesh: bar([[-0.45, 0.95, 0], [-0.5, 0.1, 0], [0, -0.02, 0], [0.4, 0.4, 0]], () => 0.07, 8), color, material: MATERIAL.metal }, // biome-ignore format: points
  ],
  scroll: () => [
    { mesh: moved(plate(1.1, 1.7, 0.02, 12), [0, -0.45, 0.06]), color: PAPER, material: MATERIAL.cloth },
    ...[-1.32, 0.4].flatMap((y): PropPiece[] => [
      {
        mesh: bar(line([-0.56, y, 0.06], [0.56, y, 0.06], 4), () => 0.13, 10),
        color: mixRgb(PAPER, WOOD, 0.15),
        material: MATERIAL.cloth,
      },
      { mesh: bar(line([-0.72, y, 0.06], [0.72, y, 0.06], 4), () => 0.06, 8), color: WOOD, material: MATERIAL.wood },
    ]),
    ...writing(5),
  ],
  letter: (color) => [
    { mesh: moved(plate(1.25, 0.86, 0.025, 14), [0, -0.42, 0.08]), color: PAPER, material: MATERIAL.cloth },
    { mesh: bar([[-0.6, -0.82, 0.12], [0, -0.38, 0.13], [0.6, -0.82, 0.12]], () => 0.02, 6), color: mixRgb(PAPER, DARK, 0.45), material: MATERIAL.cloth }, // biome-ignore format: points
    { mesh: moved(plate(0.24, 0.24, 0.04, 2), [0, -0.38, 0.13]), color, material: MATERIAL.glass },
  ],
  map: () => [
    {
      mesh: gridMesh(
        { rows: 4, columns: 9, closed: false },
        (row, column): Vector => [(column / 8 - 0.5) * 1.9, -1.05 + row * 0.44, 0.1 + 0.09 * (column % 2)],
      ),
      color: [0.89, 0.81, 0.62],
      material: MATERIAL.cloth,
    },
    { mesh: bar([[-0.7, -0.2, 0.2], [-0.3, -0.55, 0.24], [0.15, -0.35, 0.22], [0.5, -0.7, 0.24]], () => 0.03, 6), color: [0.5, 0.36, 0.22], material: MATERIAL.cloth }, // biome-ignore format: points
    ...[0.785, -0.785].map(
      (turn): PropPiece => ({
        mesh: bar(
          line(
            [0.56 - 0.14 * Math.cos(turn), -0.74 - 0.14 * Math.sin(turn), 0.24],
            [0.56 + 0.14 * Math.cos(turn), -0.74 + 0.14 * Math.sin(turn), 0.24],
            3,
          ),
          () => 0.035,
          6,
        ),
        color: [0.78, 0.16, 0.14],
        material: MATERIAL.cloth,
      }),
    ),
  ],
  newspaper: () => [
    {
      mesh: gridMesh(
        { rows: 4, columns: 9, closed: false },
        (row, column): Vector => [(column / 8 - 0.5) * 2, -1.35 + row * 0.6, 0.1 - 0.14 * Math.abs(column / 4 - 1)],
      ),
      color: [0.9, 0.89, 0.85],
      material: MATERIAL.cloth,
    },
    ...[-0.5, 0.5].flatMap((x): PropPiece[] => [
      { mesh: moved(plate(0.74, 0.14, 0.02, 10), [x, -1.18, 0.1]), color: DARK, material: MATERIAL.cloth },
      ...[-0.9, -0.74, -0.58, -0.42, -0.26, -0.1, 0.06, 0.22].map(
        (y): PropPiece => ({
          mesh: moved(plate(0.72, 0.05, 0.02, 10), [x, y, 0.1]),
          color: [0.55, 0.54, 0.52],
          material: MATERIAL.cloth,
        }),
      ),
    ]),
  ],
  'open book': (color) => [
    { mesh: openPages(1.02, -0.05, 1.28), color, material: MATERIAL.leather },
    { mesh: openPages(0.95, 0.05, 1.18), color: PAPER, material: MATERIAL.cloth },
    ...[-0.48, 0.48].flatMap((x) =>
      writing(6).map(
        ({ mesh, ...look }): PropPiece => ({ ...look, mesh: moved(scaled(mesh, [0.75, 0.72, 1]), [x, -0.14, 0.08]) }),
      ),
    ),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

function ringFlat(radius: number, y: number): Vector[] {
  return Array.from(
    { length: 25 },
    (_, i): Vector => [Math.cos((i / 24) * 2 * Math.PI) * radius, y, Math.sin((i / 24) * 2 * Math.PI) * radius * 0.7],
  )
}

/** A tongue of fire. */
function flame(height: number, radius: number, from: number) {
  return gridMesh({ rows: 14, columns: 18, closed: true }, (row, column): Vector => {
    const t = row / 13
    const turn = (column / 18) * 2 * Math.PI
    const r = Math.max(
      0.005,
      radius * Math.sin(Math.min(1, (1 - t) * 1.45 + 0.02) * (Math.PI / 2)) * (1 - (1 - t) ** 2.2) ** 0.8 * 1.5,
    )
    return [-Math.cos(turn) * r + 0.12 * Math.sin((1 - t) * 5), from - height * (1 - t), Math.sin(turn) * r]
  })
}

/** Lines of writing. */
function writing(lines: number): PropPiece[] {
  return Array.from(
    { length: lines },
    (_, index): PropPiece => ({
      mesh: moved(plate(0.8 - 0.18 * ((index * 7) % 3), 0.05, 0.02, 8), [-0.02 * (index % 3), -1 + index * 0.22, 0.09]),
      color: [0.4, 0.36, 0.34],
      material: MATERIAL.cloth,
    }),
  )
}

/** Two leaves lying open, curved to the fold. */
function openPages(half: number, lift: number, height: number) {
  return gridMesh({ rows: 5, columns: 21, closed: false }, (row, column): Vector => {
    const across = column / 10 - 1
    return [across * half, -0.45 + (row / 4 - 0.5) * height, lift + 0.16 * Math.sqrt(Math.abs(across)) + 0.14 * across * across]
  })
}
