import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { BRASS, DARK, GLOW, type MakeProp, type PropPiece, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'

/** Lantern, umbrella, flower and cup. */
export const EVERYDAY = {
  lantern: (color) => [
    { mesh: bar(ring(0.26, -0.1), () => 0.03, 8), color: DARK, material: MATERIAL.metal },
    {
      mesh: moved(
        lathe([
          [0.1, 0.02],
          [0.2, 0.12],
          [0.34, 0.4],
          [0.38, 0.4],
          [0.4, 0.3],
        ]),
        [0, 0.1, 0],
      ),
      color: mixRgb(DARK, color, 0.4),
      material: MATERIAL.metal,
    },
    {
      mesh: moved(
        lathe([
          [0.4, 0.2],
          [0.5, 0.3],
          [0.8, 0.33],
          [1.05, 0.28],
          [1.1, 0.1],
        ]),
        [0, 0.1, 0],
      ),
      color: GLOW,
      material: MATERIAL.glow,
    },
    {
      mesh: moved(
        lathe([
          [1.06, 0.3],
          [1.1, 0.4],
          [1.22, 0.4],
          [1.26, 0.1],
        ]),
        [0, 0.1, 0],
      ),
      color: mixRgb(DARK, color, 0.4),
      material: MATERIAL.metal,
    },
    ...[0, 1, 2, 3].map((post): PropPiece => {
      const turn = Math.PI * (0.25 + post / 2)
      const at: Vector = [Math.cos(turn) * 0.37, 0.45, Math.sin(turn) * 0.37]
      return { mesh: bar(line(at, [at[0], 1.22, at[2]]), () => 0.03, 6), color: DARK, material: MATERIAL.metal }
    }),
  ],
  umbrella: (color) => [
    { mesh: bar(line([0, 0.7, 0], [0, -6.75, 0], 6), () => 0.045), color: WOOD, material: MATERIAL.wood },
    { mesh: canopy(), color, material: MATERIAL.cloth },
    {
      mesh: bar(
        [
          [0, 0.68, 0],
          [0.02, 0.85, 0],
          [0.12, 0.96, 0],
          [0.25, 0.9, 0],
        ],
        () => 0.06,
      ),
      color: WOOD,
      material: MATERIAL.wood,
    },
  ],
  flower: (color) => [
    {
      mesh: bar(
        [
          [0, 0.7, 0],
          [0.02, 0, 0],
          [0.06, -0.7, 0.03],
        ],
        () => 0.035,
        8,
      ),
      color: [0.27, 0.48, 0.24],
      material: MATERIAL.cloth,
    },
    ...[0, 1].map(
      (leaf): PropPiece => ({
        mesh: moved(plate(0.34, 0.15, 0.02, 2), [leaf ? 0.2 : -0.16, -0.25 - leaf * 0.14, 0.02]),
        color: [0.3, 0.52, 0.27],
        material: MATERIAL.cloth,
      }),
    ),
    { mesh: moved(blossom(0.36), [0.07, -0.82, 0.06]), color, material: MATERIAL.cloth },
    { mesh: moved(ball(0.11), [0.07, -0.86, 0.22]), color: BRASS, material: MATERIAL.cloth },
  ],
  goblet: (color) => [
    {
      mesh: lathe([
        [-0.85, 0.3],
        [-0.88, 0.34],
        [-0.4, 0.36],
        [-0.15, 0.24],
        [-0.02, 0.08],
        [0.32, 0.07],
        [0.42, 0.24],
        [0.5, 0.3],
        [0.52, 0.02],
      ]),
      color,
      material: MATERIAL.metal,
    },
    { mesh: moved(ball(0.13), [0, 0.08, 0]), color, material: MATERIAL.metal },
    ...[-0.5, 0, 0.5].map(
      (turn): PropPiece => ({
        mesh: moved(ball(0.07), [Math.sin(turn) * 0.36, -0.55, Math.cos(turn) * 0.36]),
        color: [0.7, 0.14, 0.24],
        material: MATERIAL.gem,
      }),
    ),
  ],
  cup: (color) => [
    {
      mesh: lathe([
        [-0.42, 0.29],
        [-0.44, 0.33],
        [-0.4, 0.34],
        [0, 0.31],
        [0.3, 0.24],
        [0.36, 0.2],
        [0.36, 0.02],
      ]),
      color,
      material: MATERIAL.glass,
    },
    {
      mesh: lathe([
        [-0.36, 0.02],
        [-0.36, 0.3],
      ]),
      color: [0.36, 0.22, 0.13],
      material: MATERIAL.glass,
    },
    {
      mesh: bar(
        Array.from({ length: 9 }, (_, i): Vector => [-0.3 - 0.2 * Math.sin((i / 8) * Math.PI), -0.24 + i * 0.05, 0]),
        () => 0.04,
        8,
      ),
      color,
      material: MATERIAL.glass,
    },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

function ring(radius: number, y: number): Vector[] {
  return Array.from({ length: 17 }, (_, i): Vector => {
    const turn = (i / 16) * Math.PI * 2
    return [Math.cos(turn) * radius, y + 0.14 + Math.sin(turn) * radius, 0]
  })
}

function canopy(): Mesh {
  const rows = 10
  const columns = 48
  return gridMesh({ rows, columns, closed: true }, (row, column) => {
    const t = row / (rows - 1)
    const turn = (column / columns) * Math.PI * 2
    const rib = Math.abs(Math.cos(turn * 4))
    const radius = Math.max(0.01, Math.sin(t * 1.35) * 2.5) * (0.93 + 0.07 * rib)
    return [-Math.cos(turn) * radius, -6.85 + (1 - Math.cos(t * 1.35)) * 1.45 - (1 - rib) * 0.1 * t, Math.sin(turn) * radius]
  })
}

function blossom(radius: number): Mesh {
  const rows = 6
  const columns = 40
  return gridMesh({ rows, columns, closed: true }, (row, column) => {
    const t = Math.max(0.02, row / (rows - 1))
    const turn = (column / columns) * Math.PI * 2
    const petals = 0.72 + 0.28 * Math.abs(Math.cos(turn * 3))
    return [-Math.cos(turn) * radius * t * petals, Math.sin(turn) * radius * t * petals, 0.14 * Math.sin(t * 2.6) * petals]
  })
}
