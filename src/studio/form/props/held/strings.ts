import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { BRASS, DARK, type MakeProp, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, line, moved, plate } from '../shapes.ts'

interface Belly {
  readonly length: number
  /** Half the width of the upper and of the lower bout. */
  readonly upper: number
  readonly lower: number
  /** How much the waist takes off both. */
  readonly waist: number
  readonly depth: number
}

/** The body of a fiddle or a guitar, standing in x and y round the origin, its face to +z. */
function belly({ length, upper, lower, waist, depth }: Belly): Mesh {
  const columns = 44
  const rings = [[0.001, 1], [0.6, 1.04], [0.93, 1], [1, 0.8], [1, -0.8], [0.93, -1], [0.001, -1]] as const // biome-ignore format: rings
  return gridMesh({ rows: rings.length, columns, closed: true }, (row, column): Vector => {
    const [size, z] = rings[row]!
    const turn = (column / columns) * 2 * Math.PI
    const [cos, v] = [Math.cos(turn), Math.sin(turn)]
    const share = (v + 1) / 2
    const half =
      (upper + (lower - upper) * share * share * (3 - 2 * share)) * (1 - waist * Math.exp(-(((v + 0.14) / 0.34) ** 2)))
    return [-Math.sign(cos) * Math.abs(cos) ** 0.62 * half * size, (v * length * size) / 2, z * depth]
  })
}

const neckOf = (from: number, to: number, { width, z, color }: { width: number; z: number; color: Rgb }): PropPiece => ({
  mesh: moved(plate(width, to - from, 0.07), [0, (from + to) / 2, z]),
  color,
  material: MATERIAL.wood,
})

const pegs = (ys: readonly number[], far: number, z: number): PropPiece[] =>
  ys.flatMap((y) =>
    [-1, 1].map((side) => ({ mesh: moved(ball(0.07), [side * far, y, z]), color: STEEL, material: MATERIAL.metal })),
  )

const string = (from: number, to: number, z: number): PropPiece => ({
  mesh: moved(plate(0.09, to - from, 0.01), [0, (from + to) / 2, z]),
  color: [0.9, 0.88, 0.82],
  material: MATERIAL.metal,
})

/** A fiddle's bow, its frog in the origin, its tip at −y. */
const BOW: readonly [PropPiece, PropPiece, PropPiece] = [
  { mesh: bar(line([0, 0.4, 0], [0, -4.3, 0], 8), (t) => 0.05 - 0.015 * t, 7), color: WOOD, material: MATERIAL.wood },
  { mesh: moved(plate(0.05, 4.1, 0.03), [-0.16, -2.1, 0]), color: [0.95, 0.93, 0.88], material: MATERIAL.cloth },
  { mesh: moved(plate(0.22, 0.3, 0.06), [-0.1, 0, 0]), color: DARK, material: MATERIAL.wood },
]
/** What has strings, over its sound hole: the neck goes up (−y), the strings look at +z. */
export const STRINGS = {
  accordion: (color) => [
    ...[-1, 1].flatMap((side): PropPiece[] => [
      { mesh: moved(plate(0.6, 2.5, 0.62, 8), [side * 1.45, 0, 0]), color, material: MATERIAL.glass },
      {
        mesh: moved(plate(0.5, 2.3, 0.03, 8), [side * 1.45, 0, 0.64]),
        color: mixRgb(color, BRASS, 0.6),
        material: MATERIAL.metal,
      },
    ]),
    ...Array.from({ length: 13 }, (_, fold): PropPiece => {
      const inner = fold % 2
      return {
        mesh: moved(plate(0.13, 2.35 - 0.22 * inner, 0.56 - 0.09 * inner, 8), [(fold - 6) * 0.185, 0, 0]),
        color: inner ? DARK : mixRgb(color, DARK, 0.35),
        material: MATERIAL.leather,
      }
    }),
    ...Array.from(
      { length: 12 },
      (_, key): PropPiece => ({
        mesh: moved(plate(0.5, 0.16, 0.05, 8), [-1.55, (key - 5.5) * 0.19, 0.68]),
        color: PAPER,
        material: MATERIAL.glass,
      }),
    ),
  ],
  guitar: (color) => [
    {
      mesh: moved(belly({ length: 3.3, upper: 0.98, lower: 1.28, waist: 0.27, depth: 0.3 }), [0, 0.5, -0.32]),
      color: mixRgb(color, DARK, 0.5),
      material: MATERIAL.wood,
    },
    {
      mesh: moved(belly({ length: 3.2, upper: 0.93, lower: 1.23, waist: 0.27, depth: 0.05 }), [0, 0.5, 0]),
      color,
      material: MATERIAL.wood,
    },
    {
      mesh: moved(plate(0.86, 0.86, 0.012, 2), [0, 0, 0.055]),
      color: mixRgb(color, [0.95, 0.85, 0.65], 0.6),
      material: MATERIAL.wood,
    },
    { mesh: moved(plate(0.68, 0.68, 0.014, 2), [0, 0, 0.062]), color: DARK, material: MATERIAL.wood },
    { mesh: moved(plate(0.8, 0.13, 0.06), [0, 1.15, 0.06]), color: DARK, material: MATERIAL.wood },
    neckOf(-4.3, -0.4, { width: 0.27, z: 0.08, color: mixRgb(WOOD, DARK, 0.45) }),
    { mesh: moved(plate(0.42, 0.85, 0.07, 6), [0, -4.65, 0.06]), color: mixRgb(color, DARK, 0.45), material: MATERIAL.wood },
    ...pegs([-4.9, -4.65, -4.4], 0.27, 0.06),
    string(-4.3, 1.15, 0.17),
  ],
  'electric guitar': (color) => [
    {
      mesh: moved(belly({ length: 2.7, upper: 0.86, lower: 1.12, waist: 0.3, depth: 0.17 }), [0, 0.75, -0.1]),
      color,
      material: MATERIAL.glass,
    },
    ...[-1, 1].map((side) => ({
      mesh: bar([[side * 0.5, 0.2, -0.1], [side * 0.86, -0.35, -0.1], [side * 0.72, -0.85, -0.1]] as const, (t: number) => 0.3 - 0.2 * t, 10), // biome-ignore format: points
      color,
      material: MATERIAL.glass,
    })),
    {
      mesh: moved(belly({ length: 1.7, upper: 0.5, lower: 0.78, waist: 0.1, depth: 0.02 }), [0.08, 0.85, 0.09]),
      color: [0.95, 0.94, 0.9],
      material: MATERIAL.glass,
    },
    ...[0.25, 0.75, 1.35].map((y) => ({
      mesh: moved(plate(0.55, 0.15, 0.05), [0, y, 0.12]),
      color: y > 1 ? STEEL : DARK,
      material: MATERIAL.metal,
    })),
    ...[0, 1].map((knob) => ({
      mesh: moved(ball(0.09), [0.55, 1.2 + knob * 0.3, 0.14]),
      color: DARK,
      material: MATERIAL.metal,
    })),
    neckOf(-4.1, 0.1, { width: 0.25, z: 0.1, color: mixRgb(WOOD, [0.86, 0.66, 0.42], 0.5) }),
    {
      mesh: moved(plate(0.42, 0.95, 0.06, 4), [0.07, -4.5, 0.08]),
      color: mixRgb(WOOD, [0.86, 0.66, 0.42], 0.5),
      material: MATERIAL.wood,
    },
    ...pegs([-4.8, -4.55, -4.3], 0.27, 0.08),
    string(-4.1, 1.35, 0.19),
  ],
  // The bow comes last: who plays has it in the other hand.
  violin: (color) => [
    {
      mesh: moved(belly({ length: 2.7, upper: 0.62, lower: 0.78, waist: 0.32, depth: 0.2 }), [0, 0.1, -0.22]),
      color: mixRgb(color, DARK, 0.3),
      material: MATERIAL.wood,
    },
    {
      mesh: moved(belly({ length: 2.66, upper: 0.6, lower: 0.76, waist: 0.32, depth: 0.05 }), [0, 0.1, 0]),
      color,
      material: MATERIAL.wood,
    },
    neckOf(-2.5, 0, { width: 0.2, z: 0.1, color: DARK }),
    { mesh: moved(plate(0.26, 0.8, 0.03, 4), [0, 1, 0.1]), color: DARK, material: MATERIAL.wood },
    {
      mesh: moved(plate(0.44, 0.08, 0.1), [0, 0.42, 0.14]),
      color: mixRgb(WOOD, [0.9, 0.75, 0.5], 0.5),
      material: MATERIAL.wood,
    },
    { mesh: moved(ball(0.17), [0, -2.72, 0.02]), color: mixRgb(color, DARK, 0.3), material: MATERIAL.wood },
    ...[-1, 1].map((side) => ({
      mesh: bar([[side * 0.34, 0.02, 0.06], [side * 0.28, 0.3, 0.06], [side * 0.36, 0.6, 0.06]] as const, () => 0.025, 5), // biome-ignore format: points
      color: DARK,
      material: MATERIAL.wood,
    })),
    ...pegs([-2.35], 0.2, 0.04),
    string(-2.4, 0.9, 0.2),
    ...BOW.map((piece) => ({ ...piece, mesh: moved(piece.mesh, [1.1, 0, 0.1]) })),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
