import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { DARK, type MakeProp, PAPER, type PropPiece } from '../prop-piece.ts'
import { ball, bar, line, moved, plate } from '../shapes.ts'

const GREEN: Rgb = [0.26, 0.47, 0.23]

/** Flowers, balloons and presents. */
export const NATURE = {
  rose: (color) => [
    { mesh: bar([[0, 0.9, 0], [0.02, 0, 0], [0.05, -0.85, 0.03]], () => 0.035, 8), color: GREEN, material: MATERIAL.cloth }, // biome-ignore format: points
    ...[0, 1].map(
      (leaf): PropPiece => ({
        mesh: moved(leafMesh(0.42), [leaf ? 0.22 : -0.2, -0.2 - leaf * 0.22, 0.03]),
        color: GREEN,
        material: MATERIAL.cloth,
      }),
    ),
    ...roseHead(color, [0.05, -1.02, 0.05], 0.34),
  ],
  bouquet: (color) => [
    { mesh: cone(), color: PAPER, material: MATERIAL.cloth },
    {
      mesh: moved(plate(0.7, 0.2, 0.3, 2), [0, 0.28, 0.02]),
      color: mixRgb(color, [0.5, 0.1, 0.2], 0.4),
      material: MATERIAL.cloth,
    },
    ...Array.from({ length: 12 }, (_, index): PropPiece => {
      const turn = index * 2.4
      const out = 0.2 + 0.055 * index
      return {
        mesh: moved(leafMesh(0.5), [Math.cos(turn) * out * 1.25, -0.95 - Math.sin(turn) * out * 0.5 - 0.18, -0.05]),
        color: mixRgb(GREEN, [0.5, 0.65, 0.4], (index % 3) * 0.25),
        material: MATERIAL.cloth,
      }
    }),
    ...[
      [0, -0.98, 0.42],
      [-0.42, -0.9, 0.3],
      [0.44, -0.92, 0.28],
      [-0.24, -1.3, 0.22],
      [0.26, -1.32, 0.2],
      [-0.68, -1.12, 0.08],
      [0.7, -1.14, 0.06],
      [0.02, -1.58, 0.05],
      [0.05, -0.62, 0.4],
    ].flatMap(
      (
        [x, y, z],
        index, // biome-ignore format: places
      ) =>
        index % 3 === 2
          ? daisyHead([0.97, 0.95, 0.9], [x!, y!, z!], 0.24)
          : roseHead(index % 3 === 1 ? mixRgb(color, [1, 0.94, 0.9], 0.5) : color, [x!, y!, z!], 0.27),
    ),
  ],
  sunflower: (color) => [
    { mesh: bar([[0, 0.9, 0], [0.03, 0, 0], [0.05, -1, 0.02]], () => 0.05, 8), color: GREEN, material: MATERIAL.cloth }, // biome-ignore format: points
    { mesh: moved(leafMesh(0.6), [0.28, -0.15, 0]), color: GREEN, material: MATERIAL.cloth },
    ...daisyHead(color, [0.05, -1.25, 0.06], 0.62, [0.3, 0.19, 0.1], 0.42),
  ],
  plant: (color) => [
    {
      mesh: gridMesh({ rows: 6, columns: 26, closed: true }, (row, column): Vector => {
        const turn = (column / 26) * 2 * Math.PI
        const r = [0.02, 0.55, 0.55, 0.47, 0.36, 0.02][row]!
        return [-Math.cos(turn) * r, [0, 0, 0.12, 0.14, 0.72, 0.72][row]!, Math.sin(turn) * r]
      }),
      color,
      material: MATERIAL.wood,
    },
    ...Array.from({ length: 13 }, (_, index): PropPiece => {
      const turn = index * 2.4
      const long = 0.7 + 0.05 * (index % 4)
      const [x, z] = [Math.cos(turn) * (0.15 + 0.035 * index), Math.sin(turn) * 0.3]
      return {
        mesh: bar(
          line([x * 0.3, 0, z * 0.5], [x * 1.6, -long - 0.3 + 0.05 * index, z], 8),
          (t) => 0.02 + 0.13 * Math.sin(t * Math.PI),
          6,
        ),
        color: mixRgb(GREEN, [0.5, 0.7, 0.35], (index % 3) * 0.2),
        material: MATERIAL.cloth,
      }
    }),
  ],
  balloons: (color) => {
    const tints: Rgb[] = [
      color,
      mixRgb([1 - color[0], color[2], color[1]], [0.3, 0.6, 0.9], 0.7),
      mixRgb(color, [1, 0.85, 0.3], 0.75),
    ]
    return (
      [
        [0, -4.7, 0.1],
        [-0.85, -4.1, 0],
        [0.85, -4, -0.05],
      ] as const
    ).flatMap(([x, y, z], index): PropPiece[] => [
      // biome-ignore format: places
      { mesh: bar([[0, 0.5, 0], [0, -0.4, 0], [x * 0.5, -2, z], [x, y + 0.8, z]], () => 0.014, 5), color: DARK, material: MATERIAL.cloth }, // biome-ignore format: points
      { mesh: moved(balloon(), [x, y, z]), color: tints[index]!, material: MATERIAL.glass },
    ])
  },
  balloon: (color) => [
    { mesh: bar([[0, 0.5, 0], [0.03, -0.6, 0], [-0.04, -2, 0], [0, -3.2, 0]], () => 0.014, 5), color: DARK, material: MATERIAL.cloth }, // biome-ignore format: points
    { mesh: moved(balloon(), [0, -3.95, 0]), color, material: MATERIAL.glass },
  ],
  gift: (color) => [
    { mesh: moved(plate(1.35, 1.05, 0.6, 12), [0, -0.5, 0]), color, material: MATERIAL.cloth },
    { mesh: moved(plate(0.22, 1.07, 0.62, 12), [0, -0.5, 0]), color: ribbonOf(color), material: MATERIAL.glass },
    { mesh: moved(plate(1.37, 0.2, 0.62, 12), [0, -0.5, 0]), color: ribbonOf(color), material: MATERIAL.glass },
    ...[-1, 1].map((side): PropPiece => ({ mesh: bar([[0, -1.02, 0.1], [side * 0.34, -1.38, 0.12], [side * 0.52, -1.15, 0.14], [0, -1.02, 0.16]], (t) => 0.05 + 0.05 * Math.sin(t * Math.PI), 8), color: ribbonOf(color), material: MATERIAL.glass })), // biome-ignore format: points
  ],
  'teddy bear': (color) => [
    { mesh: moved(scaled(ball(0.5), [1, 1.1, 0.8]), [0, -0.25, 0]), color, material: MATERIAL.fur },
    { mesh: moved(ball(0.4), [0, -0.98, 0.08]), color, material: MATERIAL.fur },
    ...[-1, 1].flatMap((side): PropPiece[] => [
      { mesh: moved(ball(0.15), [side * 0.32, -1.3, 0.02]), color, material: MATERIAL.fur },
      { mesh: moved(scaled(ball(0.18), [1, 1.5, 1]), [side * 0.52, -0.4, 0.16]), color, material: MATERIAL.fur },
      { mesh: moved(scaled(ball(0.2), [1, 1, 1.5]), [side * 0.3, 0.2, 0.34]), color, material: MATERIAL.fur },
      { mesh: moved(ball(0.05), [side * 0.14, -1.06, 0.44]), color: DARK, material: MATERIAL.eye },
    ]),
    {
      mesh: moved(scaled(ball(0.17), [1.1, 0.85, 0.8]), [0, -0.9, 0.4]),
      color: mixRgb(color, [1, 0.94, 0.82], 0.55),
      material: MATERIAL.fur,
    },
    { mesh: moved(ball(0.06), [0, -0.96, 0.55]), color: DARK, material: MATERIAL.leather },
    { mesh: moved(plate(0.5, 0.2, 0.06, 2), [0, -0.6, 0.4]), color: [0.75, 0.2, 0.24], material: MATERIAL.cloth },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

const ribbonOf = (color: Rgb): Rgb => (color[0] + color[1] + color[2] > 2 ? [0.8, 0.2, 0.26] : [0.96, 0.85, 0.5])

/** Petals wound round each other, seen from above and in front. */
function roseHead(color: Rgb, at: Vector, radius: number): PropPiece[] {
  return [1, 0.72, 0.42].map((size, ring) => ({
    mesh: moved(
      gridMesh({ rows: 6, columns: 40, closed: true }, (row, column): Vector => {
        const turn = (column / 40) * 2 * Math.PI
        const t = Math.max(0.02, row / 5)
        const petal = 0.84 + 0.16 * Math.abs(Math.cos(turn * 2.5 + ring * 1.1))
        const r = radius * size * t * petal
        return [-Math.cos(turn) * r, Math.sin(turn) * r * 0.92, ring * 0.1 + 0.1 * (1 - t) * size + 0.09 * t ** 3]
      }),
      at,
    ),
    color: mixRgb(color, ring === 2 ? [0.2, 0, 0.05] : [1, 0.92, 0.9], ring === 1 ? 0.12 : ring === 2 ? 0.2 : 0),
    material: MATERIAL.cloth,
  }))
}

function daisyHead(color: Rgb, at: Vector, radius: number, eye: Rgb = [0.93, 0.74, 0.26], eyeSize = 0.34): PropPiece[] {
  return [
    {
      mesh: moved(
        gridMesh({ rows: 5, columns: 96, closed: true }, (row, column): Vector => {
          const turn = (column / 96) * 2 * Math.PI
          const t = Math.max(0.02, row / 4)
          const r = radius * t * (0.62 + 0.38 * Math.abs(Math.cos(turn * 6)) ** 0.7)
          return [-Math.cos(turn) * r, Math.sin(turn) * r, 0.07 * (1 - t)]
        }),
        at,
      ),
      color,
      material: MATERIAL.cloth,
    },
    {
      mesh: moved(scaled(ball(radius * eyeSize), [1, 1, 0.45]), [at[0], at[1], at[2] + 0.08]),
      color: eye,
      material: MATERIAL.cloth,
    },
  ]
}

function leafMesh(long: number): Mesh {
  return gridMesh({ rows: 8, columns: 5, closed: false }, (row, column): Vector => {
    const t = row / 7
    const across = column / 2 - 1
    return [
      (t - 0.5) * long,
      across * long * 0.24 * Math.sin(t * Math.PI) - 0.2 * long * (t - 0.5),
      0.05 * (1 - Math.abs(across)),
    ]
  })
}

function cone(): Mesh {
  return gridMesh({ rows: 12, columns: 36, closed: true }, (row, column): Vector => {
    const t = row / 11
    const turn = (column / 36) * 2 * Math.PI
    const r = 0.1 + 0.78 * (1 - t) ** 1.1
    const ruffle = 1 + 0.06 * Math.sin(turn * 9) * (1 - t)
    return [
      -Math.cos(turn) * r * ruffle,
      -0.72 + 1.5 * t - 0.2 * Math.cos(turn * 3) * (1 - t) ** 3,
      Math.sin(turn) * r * 0.7 * ruffle,
    ]
  })
}

function balloon(): Mesh {
  return gridMesh({ rows: 16, columns: 24, closed: true }, (row, column): Vector => {
    const t = row / 15
    const turn = (column / 24) * 2 * Math.PI
    const r = t > 0.96 ? 0.07 : 0.68 * Math.sin(Math.PI * t ** 1.25) ** 0.75 + 0.01
    return [-Math.cos(turn) * r, -0.85 + 1.65 * t, Math.sin(turn) * r]
  })
}

/** The same mesh drawn out along the axes. */
export function scaled(mesh: Mesh, by: Vector): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value * by[index % 3]!) }
}
