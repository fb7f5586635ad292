import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { GLOW, type MakeProp, WOOD } from '../prop-piece.ts'
import { ball, bar, line, moved } from '../shapes.ts'

/** Staff and wand. */
export const MAGIC = {
  staff: (color) => [
    { mesh: bar(staffLine(), (t) => 0.085 + 0.02 * Math.sin(t * 17) - 0.02 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: bar(crook(), (t) => 0.1 - 0.05 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: moved(ball(0.24), [0.02, -4.15, 0]), color, material: MATERIAL.glow },
  ],
  pole: (color) => [
    { mesh: bar(staffLine(), (t) => 0.085 + 0.02 * Math.sin(t * 17) - 0.02 * t), color, material: MATERIAL.wood },
  ],
  'light sword': (color) => [
    {
      mesh: bar(line([0, -0.35, 0], [0, -4.1, 0], 8), (t) => 0.1 * (t > 0.97 ? 0.4 : 1)),
      color: mixRgb(color, [1, 1, 1], 0.35),
      material: MATERIAL.glow,
    },
    {
      mesh: bar(line([0, -0.4, 0], [0, 0.7, 0], 10), (t) => 0.1 + 0.012 * Math.cos(t * 40)),
      color: [0.55, 0.58, 0.63],
      material: MATERIAL.metal,
    },
    { mesh: bar(line([0, 0.1, 0], [0, 0.55, 0], 4), () => 0.12), color: [0.14, 0.14, 0.16], material: MATERIAL.leather },
  ],
  wand: (color) => [
    {
      mesh: bar(line([0, 0.4, 0], [0, -1.5, 0], 12), (t) => 0.07 - 0.045 * t + (t < 0.3 ? 0.02 : 0)),
      color: WOOD,
      material: MATERIAL.wood,
    },
    { mesh: moved(ball(0.09), [0, -1.55, 0]), color: mixRgb(color, GLOW, 0.5), material: MATERIAL.glow },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

function staffLine(): Vector[] {
  return Array.from({ length: 22 }, (_, i) => [0.05 * Math.sin(i * 0.9), 3.6 - i * 0.345, 0.03 * Math.cos(i * 1.3)] as Vector)
}

function crook(): Vector[] {
  return Array.from({ length: 16 }, (_, i): Vector => {
    const turn = (i / 15) * 4.4 - 0.4
    return [0.02 - Math.cos(turn) * 0.42 + 0.38 * (1 - i / 15), -4.15 - Math.sin(turn) * -0.5, 0]
  })
}
