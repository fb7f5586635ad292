import { mixRgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { BRASS, DARK, type MakeProp, PAPER } from '../prop-piece.ts'
import { moved, plate } from '../shapes.ts'

/** Book and tablet. */
export const READING = {
  book: (color) => [
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, 0.2]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.94, 1.32, 0.13), [-0.07, -0.55, 0.04]), color: PAPER, material: MATERIAL.cloth },
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, -0.12]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.6, 0.12, 0.02), [-0.1, -0.85, 0.26]), color: BRASS, material: MATERIAL.metal },
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
