import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { BRASS, DARK, type MakeProp, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { block } from '../seats/seat-shapes.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'
import { scaled } from './nature.ts'

/** Instruments, sport and machines to play and talk with. */
export const PLAY = {
  flute: (color) => [
    { mesh: bar(line([-0.5, 0.25, 0], [2.3, -0.9, 0.25], 12), () => 0.075), color, material: MATERIAL.metal },
    ...[0.3, 0.44, 0.58, 0.72].map(
      (t): PropPiece => ({
        mesh: moved(ball(0.06), [-0.5 + 2.8 * t, 0.25 - 1.15 * t - 0.05, 0.08 + 0.25 * t]),
        color: mixRgb(color, DARK, 0.4),
        material: MATERIAL.metal,
      }),
    ),
  ],
  trumpet: (color) => [
    { mesh: bar(line([0, -1.3, 0], [0, 1, 0], 8), () => 0.055), color, material: MATERIAL.metal },
    { mesh: lathe([[-2, 0.5], [-1.8, 0.34], [-1.5, 0.14], [-1.1, 0.07]], 24), color, material: MATERIAL.metal }, // biome-ignore format: profile
    {
      mesh: bar(
        Array.from(
          { length: 25 },
          (_, i): Vector => [0.2 + 0.2 * Math.cos((i / 24) * 2 * Math.PI), 0.55 * Math.sin((i / 24) * 2 * Math.PI), 0.05],
        ),
        () => 0.05,
        7,
      ),
      color,
      material: MATERIAL.metal,
    },
    ...[-0.22, 0, 0.22].map(
      (y): PropPiece => ({
        mesh: bar(line([-0.15, y, 0.1], [0.35, y, 0.1], 3), () => 0.07),
        color: STEEL,
        material: MATERIAL.metal,
      }),
    ),
  ],
  microphone: (color) => [
    {
      mesh: bar(line([0, 0.75, 0], [0, -0.5, 0], 6), (t) => 0.09 + 0.03 * t),
      color: mixRgb(DARK, color, 0.25),
      material: MATERIAL.metal,
    },
    { mesh: bar(line([0, -0.5, 0], [0, -0.58, 0], 3), () => 0.19), color: BRASS, material: MATERIAL.metal },
    { mesh: moved(scaled(ball(0.24), [1, 1.1, 1]), [0, -0.78, 0]), color: STEEL, material: MATERIAL.metal },
  ],
  drum: (color) => [
    { mesh: lathe([[-0.05, 0.02], [-0.05, 0.85]], 32), color: [0.95, 0.93, 0.86], material: MATERIAL.cloth }, // biome-ignore format: profile
    { mesh: lathe([[-0.08, 0.9], [0.08, 0.9], [0.09, 0.84], [0.9, 0.84], [0.91, 0.9], [1.05, 0.9], [1.06, 0.02]], 32), color, material: MATERIAL.wood }, // biome-ignore format: profile
    { mesh: bar(line([-0.5, -0.15, 0.3], [0.9, -0.7, 0.1], 4), () => 0.045), color: WOOD, material: MATERIAL.wood },
  ],
  football: () => [
    { mesh: moved(ball(0.8), [0, -0.55, 0]), color: [0.95, 0.95, 0.94], material: MATERIAL.leather },
    ...[[0, 0], [0.62, 0.2], [-0.62, 0.2], [0.38, -0.62], [-0.38, -0.62], [0, 0.72]].map(([x, y]): PropPiece => ({ mesh: moved(plate(0.34, 0.34, 0.03, 2), [x! * 0.8, -0.55 + y! * 0.8, 0.8 * Math.sqrt(Math.max(0, 1 - x! ** 2 - y! ** 2)) + 0.005]), color: DARK, material: MATERIAL.leather })), // biome-ignore format: patches
  ],
  basketball: (color) => [
    { mesh: moved(ball(0.85), [0, -0.6, 0]), color, material: MATERIAL.leather },
    ...seams(0.86).map((mesh): PropPiece => ({ mesh: moved(mesh, [0, -0.6, 0]), color: DARK, material: MATERIAL.leather })),
  ],
  'tennis racket': (color) => [
    { mesh: bar(line([0, 0.95, 0], [0, -0.7, 0], 6), (t) => 0.1 - 0.03 * t), color: DARK, material: MATERIAL.leather },
    { mesh: bar(oval(0.62, 0.82, -1.6), () => 0.075, 8), color, material: MATERIAL.glass },
    ...[-0.4, -0.2, 0, 0.2, 0.4].flatMap((at): PropPiece[] => [
      {
        mesh: bar(
          line(
            [at, -1.6 - 0.82 * Math.sqrt(1 - (at / 0.62) ** 2), 0],
            [at, -1.6 + 0.82 * Math.sqrt(1 - (at / 0.62) ** 2), 0],
            3,
          ),
          () => 0.013,
          5,
        ),
        color: [0.93, 0.93, 0.88],
        material: MATERIAL.cloth,
      },
      {
        mesh: bar(
          line(
            [-0.62 * Math.sqrt(1 - (at / 0.5) ** 2 * 0.9), -1.6 + at * 1.3, 0],
            [0.62 * Math.sqrt(1 - (at / 0.5) ** 2 * 0.9), -1.6 + at * 1.3, 0],
            3,
          ),
          () => 0.013,
          5,
        ),
        color: [0.93, 0.93, 0.88],
        material: MATERIAL.cloth,
      },
    ]),
  ],
  'baseball bat': (color) => [
    {
      mesh: bar(
        line([0, 0.7, 0], [0, -3.2, 0], 14),
        (t) => 0.085 + 0.15 * Math.max(0, t - 0.25) ** 1.3 - (t > 0.97 ? 0.08 : 0),
      ),
      color,
      material: MATERIAL.wood,
    },
    { mesh: moved(ball(0.13), [0, 0.72, 0]), color, material: MATERIAL.wood },
  ],
  skateboard: (color) => [
    {
      mesh: gridMesh({ rows: 18, columns: 9, closed: false }, (row, column): Vector => {
        const t = row / 8.5 - 1
        const across = column / 4 - 1
        const width = 0.52 * Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(t) - 0.75) / 0.25) ** 2))
        return [across * width, 0.7 + t * 2.1, 0.08 - 0.35 * Math.max(0, Math.abs(t) - 0.7) + 0.04 * across * across]
      }),
      color,
      material: MATERIAL.wood,
    },
    ...[-1.2, 1.2].flatMap((y): PropPiece[] => [
      { mesh: bar(line([-0.42, 0.7 + y, 0.22], [0.42, 0.7 + y, 0.22], 3), () => 0.07), color: STEEL, material: MATERIAL.metal },
      ...[-0.46, 0.46].map(
        (x): PropPiece => ({
          mesh: moved(scaled(ball(0.2), [0.7, 1, 1]), [x, 0.7 + y, 0.28]),
          color: [0.95, 0.92, 0.84],
          material: MATERIAL.glass,
        }),
      ),
    ]),
  ],
  surfboard: (color) => [
    {
      mesh: gridMesh({ rows: 24, columns: 9, closed: false }, (row, column): Vector => {
        const t = row / 23
        const across = column / 4 - 1
        return [across * 0.95 * Math.sin(Math.PI * t ** 0.8) ** 0.7, -5 + t * 9.5, 0.1 + 0.12 * (1 - across * across)]
      }),
      color,
      material: MATERIAL.glass,
    },
    { mesh: bar(line([0, -4.6, 0.24], [0, 4.1, 0.24], 4), () => 0.05), color: [0.97, 0.95, 0.9], material: MATERIAL.cloth },
  ],
  phone: (color) => [
    { mesh: moved(plate(0.56, 1.1, 0.05, 9), [0, -0.5, 0.08]), color: mixRgb(DARK, color, 0.3), material: MATERIAL.metal },
    { mesh: moved(plate(0.48, 0.96, 0.02, 9), [0, -0.5, 0.12]), color: [0.62, 0.86, 1], material: MATERIAL.glow },
  ],
  laptop: (color) => [
    { mesh: moved(plate(2.05, 1.35, 0.05, 10), [0, -1, -0.35]), color, material: MATERIAL.metal },
    { mesh: block([-1.02, -0.32, -0.36], [1.02, -0.22, 1], 10), color, material: MATERIAL.metal },
    { mesh: block([-0.86, -0.34, -0.2], [0.86, -0.3, 0.45], 10), color: DARK, material: MATERIAL.leather },
    { mesh: moved(plate(1.86, 1.16, 0.02, 10), [0, -1, -0.29]), color: [0.55, 0.82, 0.98], material: MATERIAL.glow },
    ...[-1.3, -1.1, -0.9, -0.7].map(
      (y, index): PropPiece => ({
        mesh: moved(plate(1.3 - index * 0.2, 0.06, 0.02, 8), [-0.15 - 0.05 * index, y, -0.26]),
        color: [0.9, 0.98, 1],
        material: MATERIAL.glow,
      }),
    ),
    {
      mesh: gridMesh(
        { rows: 3, columns: 3, closed: false },
        (row, column): Vector => [(column - 1) * 1.02, -0.28 + row * 0.12, -0.35 + row * 0.62],
      ),
      color: mixRgb(color, DARK, 0.2),
      material: MATERIAL.metal,
    },
  ],
  gamepad: (color) => [
    { mesh: moved(plate(1.3, 0.62, 0.16, 3), [0, -0.2, 0.25]), color, material: MATERIAL.leather },
    ...[-1, 1].map(
      (side): PropPiece => ({
        mesh: moved(scaled(ball(0.28), [0.8, 1.3, 0.8]), [side * 0.5, 0.12, 0.25]),
        color,
        material: MATERIAL.leather,
      }),
    ),
    ...[-1, 1].map(
      (side): PropPiece => ({ mesh: moved(ball(0.12), [side * 0.26, -0.1, 0.42]), color: DARK, material: MATERIAL.leather }),
    ),
    ...[[0.42, -0.32], [0.54, -0.22]].map(([x, y]): PropPiece => ({ mesh: moved(ball(0.06), [x!, y!, 0.42]), color: [0.85, 0.3, 0.3], material: MATERIAL.glow })), // biome-ignore format: buttons
  ],
  palette: () => [
    { mesh: moved(plate(1.6, 1.15, 0.05, 2), [0.15, -0.3, 0.1]), color: [0.76, 0.56, 0.34], material: MATERIAL.wood },
    ...([[-0.3, -0.55, [0.82, 0.2, 0.2]], [0.05, -0.7, [0.95, 0.75, 0.2]], [0.45, -0.66, [0.3, 0.6, 0.3]], [0.72, -0.38, [0.2, 0.4, 0.75]], [0.62, -0.02, [0.95, 0.95, 0.93]], [-0.42, -0.2, [0.5, 0.25, 0.55]]] as const).map(([x, y, tint]): PropPiece => ({ mesh: moved(scaled(ball(0.15), [1, 0.85, 0.4]), [x, y, 0.17]), color: tint, material: MATERIAL.glass })), // biome-ignore format: paints
  ],
  pencil: (color) => [
    { mesh: bar(line([0, 0.6, 0], [0, -0.95, 0], 4), () => 0.07, 6), color, material: MATERIAL.wood },
    { mesh: lathe([[-1.25, 0.005], [-1.18, 0.02], [-0.95, 0.07]]), color: [0.9, 0.76, 0.55], material: MATERIAL.wood }, // biome-ignore format: profile
    { mesh: bar(line([0, 0.6, 0], [0, 0.75, 0], 3), () => 0.075), color: [0.85, 0.5, 0.52], material: MATERIAL.cloth },
  ],
  quill: (color) => [
    { mesh: bar([[0.03, 0.55, 0], [0, -0.2, 0], [-0.2, -1.5, 0]], () => 0.025, 6), color: [0.9, 0.86, 0.76], material: MATERIAL.horn }, // biome-ignore format: points
    {
      mesh: gridMesh({ rows: 14, columns: 5, closed: false }, (row, column): Vector => {
        const t = row / 13
        const across = column / 2 - 1
        return [
          -0.05 - 0.22 * t * t + across * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08)) ** 0.6,
          -0.25 - 1.55 * t - 0.12 * Math.abs(across),
          0.03,
        ]
      }),
      color,
      material: MATERIAL.cloth,
    },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

function oval(width: number, height: number, y: number): Vector[] {
  return Array.from(
    { length: 33 },
    (_, i): Vector => [Math.sin((i / 32) * 2 * Math.PI) * width, y - Math.cos((i / 32) * 2 * Math.PI) * height, 0],
  )
}

/** The lines of a basketball. */
function seams(radius: number): Mesh[] {
  const circle = (at: (turn: number) => Vector) =>
    bar(
      Array.from({ length: 41 }, (_, i) => at((i / 40) * 2 * Math.PI)),
      () => 0.025,
      5,
    )
  return [
    circle((turn) => [Math.cos(turn) * radius, Math.sin(turn) * radius * 0.25, Math.sin(turn) * radius * 0.97]),
    circle((turn) => [Math.sin(turn) * radius * 0.3, Math.cos(turn) * radius, Math.sin(turn) * radius * 0.95]),
    circle((turn) => [
      0.62 * radius + 0.15 * radius * Math.cos(turn),
      Math.cos(turn) * radius * 0.75,
      Math.sin(turn) * radius * 0.72,
    ]),
    circle((turn) => [
      -0.55 * radius - 0.15 * radius * Math.cos(turn),
      Math.cos(turn) * radius * 0.78,
      Math.sin(turn) * radius * 0.76,
    ]),
  ]
}
