import { mixRgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { DARK, type MakeProp, STEEL, WOOD } from '../prop-piece.ts'
import { bar, lathe, line, moved, plate } from '../shapes.ts'

/** What art is made with. */
export const ARTS = {
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
