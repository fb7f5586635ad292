import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { BRASS, DARK, type MakeProp, made, PAPER, type PropPiece } from '../prop-piece.ts'
import { moved, plate } from '../shapes.ts'

/** A closed book of that width, height and half its depth, its spine at the left. */
const volume = (color: Rgb, [width, height, depth]: Vector, [x, y, z]: Vector): PropPiece[] => [
  made(moved(plate(width, height, 0.025), [x, y, z + depth]), color, MATERIAL.leather),
  made(moved(plate(width * 0.96, height * 0.94, depth - 0.02), [x + 0.03, y, z]), PAPER),
  made(moved(plate(width, height, 0.025), [x, y, z - depth]), color, MATERIAL.leather),
  made(moved(plate(0.07, height, depth + 0.02), [x - width / 2 + 0.03, y, z]), color, MATERIAL.leather),
]

/** Book and tablet. */
export const READING = {
  book: (color) => [
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, 0.2]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.94, 1.32, 0.13), [-0.07, -0.55, 0.04]), color: PAPER, material: MATERIAL.cloth },
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, -0.12]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.6, 0.12, 0.02), [-0.1, -0.85, 0.26]), color: BRASS, material: MATERIAL.metal },
  ],
  books: (color) => [
    ...volume(color, [1.3, 0.95, 0.17], [0, -0.1, 0.3]),
    ...volume([0.24, 0.36, 0.5], [1.38, 1.02, 0.14], [0.06, -0.12, -0.02]),
    ...volume([0.74, 0.6, 0.36], [1.22, 0.9, 0.12], [-0.05, -0.05, -0.29]),
  ],
  tablet: (color) => [
    { mesh: moved(plate(1.0, 1.4, 0.06, 10), [-0.1, -0.5, 0.05]), color: DARK, material: MATERIAL.metal },
    {
      mesh: moved(plate(0.88, 1.26, 0.02, 10), [-0.1, -0.5, 0.11]),
      color: mixRgb(color, [0.6, 0.9, 1], 0.5),
      material: MATERIAL.glow,
    },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
