import { mixRgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { DARK, type MakeProp, STEEL, WOOD } from '../prop-piece.ts'
import { bar, lathe, line, moved, plate } from '../shapes.ts'

/** What art is made with. */
export const ARTS = {
  guitar: (color) => [
    { mesh: moved(plate(1.5, 1.15, 0.16, 2), [0.1, 1.35, 0]), color, material: MATERIAL.wood },
    { mesh: moved(plate(1.15, 0.9, 0.158, 2), [0.1, 0.65, 0]), color, material: MATERIAL.wood },
    { mesh: moved(plate(0.42, 0.42, 0.175, 2), [0.1, 0.82, 0]), color: DARK, material: MATERIAL.wood },
    { mesh: moved(plate(0.17, 2.9, 0.06), [0.1, -0.8, 0.16]), color: WOOD, material: MATERIAL.wood },
    { mesh: moved(plate(0.3, 0.5, 0.06), [0.1, -2.4, 0.14]), color: mixRgb(WOOD, DARK, 0.4), material: MATERIAL.wood },
    { mesh: moved(plate(0.5, 0.1, 0.04), [0.1, 1.45, 0.2]), color: DARK, material: MATERIAL.wood },
  ],
  'electric guitar': (color) => [
    { mesh: moved(plate(1.45, 1.05, 0.12, 2.6), [0.1, 1.4, 0]), color, material: MATERIAL.glass },
    ...[-1, 1].map((side) => ({
      mesh: bar([[0.1 + side * 0.45, 1.15, 0], [0.1 + side * 0.52, 0.75, 0], [0.1 + side * 0.38, 0.45, 0]] as const, (t: number) => 0.17 - 0.12 * t, 9), // biome-ignore format: points
      color,
      material: MATERIAL.glass,
    })),
    { mesh: moved(plate(0.62, 0.72, 0.13, 3), [0.1, 1.35, 0]), color: [0.94, 0.93, 0.9], material: MATERIAL.glass },
    { mesh: moved(plate(0.42, 0.1, 0.16), [0.1, 1.2, 0]), color: DARK, material: MATERIAL.metal },
    { mesh: moved(plate(0.42, 0.1, 0.16), [0.1, 1.5, 0]), color: DARK, material: MATERIAL.metal },
    {
      mesh: moved(plate(0.15, 3, 0.06), [0.1, -0.6, 0.14]),
      color: mixRgb(WOOD, [0.8, 0.6, 0.4], 0.4),
      material: MATERIAL.wood,
    },
    { mesh: moved(plate(0.34, 0.55, 0.06, 3), [0.14, -2.3, 0.12]), color, material: MATERIAL.wood },
  ],
  camera: (color) => [
    { mesh: moved(plate(0.95, 0.62, 0.2), [0, -0.3, 0.05]), color: mixRgb(DARK, color, 0.35), material: MATERIAL.leather },
    { mesh: moved(plate(0.4, 0.16, 0.14), [0, -0.66, 0.05]), color: STEEL, material: MATERIAL.metal },
    { mesh: moved(plate(0.46, 0.46, 0.2, 2), [0, -0.28, 0.34]), color: DARK, material: MATERIAL.metal },
    { mesh: moved(plate(0.32, 0.32, 0.02, 2), [0, -0.28, 0.54]), color: [0.2, 0.3, 0.42], material: MATERIAL.glass },
  ],
  paintbrush: (color) => [
    {
      mesh: bar(line([0, 0.7, 0], [0, -0.75, 0], 10), (t) => 0.035 + 0.03 * Math.sin(t * 2.6)),
      color: WOOD,
      material: MATERIAL.wood,
    },
    {
      mesh: moved(
        lathe([
          [-1.0, 0.07],
          [-0.75, 0.075],
        ]),
        [0, 0, 0],
      ),
      color: STEEL,
      material: MATERIAL.metal,
    },
    {
      mesh: lathe([
        [-1.42, 0.005],
        [-1.28, 0.06],
        [-1.1, 0.1],
        [-1.0, 0.075],
      ]),
      color,
      material: MATERIAL.fur,
    },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>
