import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { type MakeProp, type PropPiece, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'

const CREAM: Rgb = [0.97, 0.93, 0.85]
const CRUST: Rgb = [0.78, 0.52, 0.26]
const GREEN: Rgb = [0.32, 0.52, 0.24]

/** What is eaten and drunk. Bowls and loaves lie on the hand, glasses stand in it. */
export const FOOD = {
  'wine glass': (color) => [
    { mesh: lathe([[0.62, 0.02], [0.6, 0.3], [0.56, 0.3], [0.54, 0.05], [0.06, 0.045], [-0.02, 0.1]]), color: [0.9, 0.93, 0.95], material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[0, 0.06], [-0.1, 0.22], [-0.32, 0.35], [-0.44, 0.35]]), color, material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[-0.44, 0.02], [-0.44, 0.35]]), color: mixRgb(color, [1, 1, 1], 0.2), material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[-0.44, 0.355], [-0.75, 0.33], [-0.92, 0.27], [-0.93, 0.255]]), color: [0.9, 0.93, 0.95], material: MATERIAL.glass }, // biome-ignore format: profile
  ],
  'beer mug': (color) => [
    { mesh: lathe([[-0.55, 0.4], [0.42, 0.4], [0.48, 0.36], [0.48, 0.02]]), color, material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: foam(), color: CREAM, material: MATERIAL.cloth },
    { mesh: bar(loop(0.34, 0.4, -0.05), () => 0.075, 8), color: mixRgb(color, [1, 1, 1], 0.35), material: MATERIAL.glass },
    ...[0.36, -0.42].map((y) => ({
      mesh: bar(ringAt(0.41, y), () => 0.035, 6),
      color: mixRgb(color, WOOD, 0.6),
      material: MATERIAL.metal,
    })),
  ],
  bottle: (color) => [
    { mesh: lathe([[-1.5, 0.02], [-1.5, 0.12], [-1.36, 0.12], [-1.36, 0.1], [-0.8, 0.11], [-0.62, 0.16], [-0.42, 0.3], [0.5, 0.3], [0.56, 0.26], [0.56, 0.02]]), color, material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[-0.25, 0.305], [0.3, 0.305]]), color: CREAM, material: MATERIAL.cloth }, // biome-ignore format: profile
    { mesh: lathe([[-1.58, 0.02], [-1.58, 0.1], [-1.48, 0.1]]), color: CRUST, material: MATERIAL.wood }, // biome-ignore format: profile
  ],
  potion: (color) => [
    { mesh: lathe([[-0.25, 0.1], [-0.12, 0.2], [0.05, 0.42], [0.3, 0.5], [0.55, 0.4], [0.66, 0.2], [0.67, 0.02]], 24), color, material: MATERIAL.glow }, // biome-ignore format: profile
    { mesh: lathe([[-0.72, 0.17], [-0.66, 0.17], [-0.62, 0.12], [-0.24, 0.12], [-0.1, 0.23]]), color: mixRgb(color, [0.9, 0.97, 1], 0.75), material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[-0.92, 0.02], [-0.92, 0.13], [-0.64, 0.11]]), color: CRUST, material: MATERIAL.wood }, // biome-ignore format: profile
    { mesh: moved(ball(0.07), [0.1, 0.2, 0.44]), color: [1, 1, 1], material: MATERIAL.glow },
  ],
  bread: (color) => [
    { mesh: loaf(), color, material: MATERIAL.cloth },
    ...[-0.62, -0.2, 0.22, 0.64].map(
      (x): PropPiece => ({
        mesh: bar([[x - 0.18, -0.42, 0.5], [x - 0.03, -0.68, 0.38], [x + 0.14, -0.82, 0.12]], () => 0.055, 7), // biome-ignore format: points
        color: mixRgb(color, CREAM, 0.65),
        material: MATERIAL.cloth,
      }),
    ),
  ],
  cake: (color) => [
    { mesh: moved(lathe([[-0.02, 0.02], [-0.02, 0.95], [0.06, 1], [0.08, 0.02]], 36), [0, 0, 0]), color: CREAM, material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: lathe([[-0.6, 0.02], [-0.6, 0.74], [-0.54, 0.8], [0, 0.8]], 36), color: CRUST, material: MATERIAL.cloth }, // biome-ignore format: profile
    { mesh: frosting(), color, material: MATERIAL.cloth },
    ...[0, 1, 2, 3, 4].map((index): PropPiece => {
      const turn = (index / 5) * 2 * Math.PI
      return {
        mesh: bar(
          line([Math.cos(turn) * 0.42, -0.62, Math.sin(turn) * 0.42], [Math.cos(turn) * 0.42, -1, Math.sin(turn) * 0.42]),
          () => 0.04,
          7,
        ),
        color: [0.95, 0.95, 0.9],
        material: MATERIAL.cloth,
      }
    }),
    ...[0, 1, 2, 3, 4].map((index): PropPiece => {
      const turn = (index / 5) * 2 * Math.PI
      return {
        mesh: moved(ball(0.075), [Math.cos(turn) * 0.42, -1.09, Math.sin(turn) * 0.42]),
        color: [1, 0.8, 0.35],
        material: MATERIAL.glow,
      }
    }),
  ],
  tray: (color) => [
    { mesh: lathe([[0, 0.02], [0, 1.02], [-0.07, 1.2], [-0.11, 1.2], [-0.05, 1], [-0.04, 0.02]], 40), color, material: MATERIAL.metal }, // biome-ignore format: profile
  ],
  'ice cream': (color) => [
    { mesh: lathe([[-0.25, 0.33], [0.85, 0.02]]), color: CRUST, material: MATERIAL.cloth }, // biome-ignore format: profile
    { mesh: moved(ball(0.38), [0, -0.42, 0]), color, material: MATERIAL.cloth },
    { mesh: moved(ball(0.33), [0.02, -0.9, 0]), color: mixRgb(color, CREAM, 0.7), material: MATERIAL.cloth },
    { mesh: moved(ball(0.1), [0.05, -1.24, 0.05]), color: [0.8, 0.14, 0.2], material: MATERIAL.glass },
  ],
  fish: (color) => [
    { mesh: fishBody(), color, material: MATERIAL.glass },
    {
      mesh: moved(plate(0.2, 0.95, 0.03, 3), [1.36, -0.3, 0.05]),
      color: mixRgb(color, [0.2, 0.25, 0.3], 0.4),
      material: MATERIAL.glass,
    },
    {
      mesh: moved(plate(0.55, 0.3, 0.03, 2), [0.1, -0.72, 0]),
      color: mixRgb(color, [0.2, 0.25, 0.3], 0.4),
      material: MATERIAL.glass,
    },
    { mesh: moved(ball(0.07), [-0.78, -0.4, 0.24]), color: [0.08, 0.08, 0.1], material: MATERIAL.eye },
    { mesh: bar([[-0.52, -0.58, 0.26], [-0.44, -0.35, 0.34], [-0.52, -0.1, 0.26]], () => 0.02, 6), color: mixRgb(color, [0.15, 0.18, 0.22], 0.5), material: MATERIAL.leather }, // biome-ignore format: points
  ],
  apple: (color) => [
    { mesh: lathe([[-0.32, 0.02], [-0.42, 0.12], [-0.44, 0.24], [-0.3, 0.43], [-0.02, 0.48], [0.28, 0.36], [0.42, 0.18], [0.38, 0.02]], 26), color, material: MATERIAL.glass }, // biome-ignore format: profile
    { mesh: bar([[0, -0.34, 0], [0.05, -0.6, 0]], () => 0.03, 6), color: WOOD, material: MATERIAL.wood }, // biome-ignore format: points
    { mesh: moved(plate(0.3, 0.13, 0.02, 2), [0.2, -0.55, 0]), color: GREEN, material: MATERIAL.cloth },
  ],
  pizza: (color) => [
    { mesh: wedge(1.45, 0.95), color: [0.93, 0.76, 0.4], material: MATERIAL.cloth },
    { mesh: bar([[-0.74, -0.78, 0.02], [0, -0.9, 0.02], [0.74, -0.78, 0.02]], () => 0.12, 9), color: CRUST, material: MATERIAL.cloth }, // biome-ignore format: points
    ...([[0, -0.5], [-0.3, -0.55], [0.3, -0.45], [0.05, -0.1], [-0.12, 0.2]] as const).map(([x, y]): PropPiece => ({ mesh: moved(plate(0.26, 0.26, 0.035, 2), [x, y, 0.09]), color, material: MATERIAL.cloth })), // biome-ignore format: points
  ],
  basket: (color) => [
    { mesh: weave(), color, material: MATERIAL.wood },
    {
      mesh: bar(
        Array.from(
          { length: 21 },
          (_, i): Vector => [Math.cos((i / 20) * Math.PI) * 0.85, 0.9 - Math.sin((i / 20) * Math.PI) * 1.05, 0],
        ),
        () => 0.06,
        8,
      ),
      color,
      material: MATERIAL.wood,
    },
    ...([[-0.4, 0.2, [0.82, 0.2, 0.18]], [0, 0.3, [0.93, 0.65, 0.2]], [0.4, -0.1, [0.5, 0.66, 0.25]], [-0.1, -0.35, [0.82, 0.2, 0.18]]] as const).map(([x, z, tint]): PropPiece => ({ mesh: moved(ball(0.27), [x, 0.82, z]), color: tint, material: MATERIAL.glass })), // biome-ignore format: fruit
  ],
  spoon: (color) => [
    { mesh: bar(line([0, 0.9, 0], [0, -1.2, 0], 10), (t) => 0.06 - 0.015 * t), color, material: MATERIAL.wood },
    { mesh: moved(plate(0.42, 0.62, 0.07, 2), [0, -1.42, 0]), color, material: MATERIAL.wood },
  ],
  pan: (color) => [
    { mesh: bar(line([0, 0.7, 0], [0, -0.75, 0], 5), () => 0.08), color: [0.2, 0.17, 0.16], material: MATERIAL.wood },
    { mesh: moved(lathePlate(0.78), [0, -1.48, 0]), color: mixRgb([0.22, 0.23, 0.25], color, 0.2), material: MATERIAL.metal },
    { mesh: moved(plate(1.2, 1.2, 0.02, 2), [0, -1.48, 0.06]), color: [0.12, 0.12, 0.13], material: MATERIAL.metal },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** Points of a handle on the right. */
function loop(out: number, from: number, y: number): Vector[] {
  return Array.from(
    { length: 11 },
    (_, i): Vector => [from + out * Math.sin((i / 10) * Math.PI), y - 0.32 + (i / 10) * 0.64, 0],
  )
}

function ringAt(radius: number, y: number): Vector[] {
  return Array.from(
    { length: 25 },
    (_, i): Vector => [Math.cos((i / 24) * 2 * Math.PI) * radius, y, Math.sin((i / 24) * 2 * Math.PI) * radius],
  )
}

function foam(): Mesh {
  return gridMesh({ rows: 7, columns: 26, closed: true }, (row, column): Vector => {
    const turn = (column / 26) * 2 * Math.PI
    const t = row / 6
    const bump = 1 + 0.08 * Math.sin(turn * 5)
    const r = 0.45 * Math.sin(Math.min(1, t * 1.6 + 0.03) * (Math.PI / 2)) * bump
    return [-Math.cos(turn) * r, -0.82 + 0.34 * t * t + 0.04 * Math.sin(turn * 4) * t, Math.sin(turn) * r]
  })
}

function loaf(): Mesh {
  return gridMesh({ rows: 22, columns: 22, closed: true }, (row, column): Vector => {
    const t = row / 21
    const turn = (column / 22) * 2 * Math.PI
    const round = Math.max(0.02, Math.sin(t * Math.PI) ** 0.5)
    const up = Math.sin(turn)
    return [-1.15 + 2.3 * t, -0.36 - up * 0.5 * round * (up > 0 ? 1 : 0.7), Math.cos(turn) * 0.5 * round]
  })
}

function frosting(): Mesh {
  return gridMesh({ rows: 7, columns: 48, closed: true }, (row, column): Vector => {
    const turn = (column / 48) * 2 * Math.PI
    const t = row / 6
    const drip = 0.13 * Math.max(0, Math.sin(turn * 8)) + 0.06
    const r = t < 0.5 ? 0.83 * Math.sin(t * Math.PI) : 0.83
    return [
      -Math.cos(turn) * Math.max(0.01, r),
      -0.65 + (t < 0.5 ? 0.04 * t : 0.04 + (t - 0.5) * 2 * (0.12 + drip)),
      Math.sin(turn) * Math.max(0.01, r),
    ]
  })
}

function wedge(long: number, wide: number): Mesh {
  return gridMesh({ rows: 8, columns: 10, closed: false }, (row, column): Vector => {
    const t = row / 7
    const across = (column / 9) * 2 - 1
    return [
      across * wide * 0.8 * (1 - t),
      -0.8 + long * t - 0.12 * (1 - across * across) * (1 - t),
      0.06 * (column === 0 || column === 9 ? 0 : 1),
    ]
  })
}

function weave(): Mesh {
  return gridMesh({ rows: 16, columns: 48, closed: true }, (row, column): Vector => {
    const t = row / 15
    const turn = (column / 48) * 2 * Math.PI
    const r = (0.88 - 0.2 * t) * (t > 0.97 ? 0.01 : 1) + 0.035 * Math.sin(turn * 12) * Math.sin(row * 2.2)
    return [-Math.cos(turn) * r, 0.9 + t * 0.75, Math.sin(turn) * r * 0.72]
  })
}

/** A shallow round dish facing the viewer. */
function lathePlate(radius: number): Mesh {
  return gridMesh({ rows: 6, columns: 36, closed: true }, (row, column): Vector => {
    const turn = (column / 36) * 2 * Math.PI
    const [r, z] = [[0.01, -0.14], [0.8, -0.14], [0.98, 0.06], [1, 0.1], [0.94, 0.1], [0.8, -0.02]][row] as [number, number] // biome-ignore format: profile
    return [-Math.cos(turn) * r * radius, Math.sin(turn) * r * radius, z]
  })
}

function fishBody(): Mesh {
  return gridMesh({ rows: 22, columns: 18, closed: true }, (row, column): Vector => {
    const t = row / 21
    const turn = (column / 18) * 2 * Math.PI
    const round = Math.max(0.02, Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.03)) ** 0.7 * (1 - 0.25 * t))
    return [-1.15 + 2.45 * t, -0.33 - Math.sin(turn) * 0.42 * round, Math.cos(turn) * 0.26 * round]
  })
}
