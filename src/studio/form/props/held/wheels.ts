import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { DARK, type MakeProp, type PropPiece, STEEL } from '../prop-piece.ts'
import { ball, bar, line, moved, plate } from '../shapes.ts'

/** Half heads; a bicycle is as long as a person is high. */
const WHEEL = 2.75
const HUB_Y = -WHEEL
const REAR_X = -4.6
const FRONT_X = 4.2

const ring = (
  x: number,
  radius: number,
  thick: number,
  { color, material }: Pick<PropPiece, 'color' | 'material'>,
): PropPiece => ({
  mesh: bar(
    Array.from({ length: 49 }, (_, step): Vector => {
      const turn = (step / 48) * 2 * Math.PI
      return [x + Math.cos(turn) * radius, HUB_Y + Math.sin(turn) * radius, 0]
    }),
    () => thick,
    8,
  ),
  color,
  material,
})

function wheel(x: number): PropPiece[] {
  const spokes = Array.from({ length: 14 }, (_, index): PropPiece => {
    const turn = (index / 14) * 2 * Math.PI
    return {
      mesh: bar(
        line([x, HUB_Y, 0], [x + Math.cos(turn) * WHEEL * 0.9, HUB_Y + Math.sin(turn) * WHEEL * 0.9, 0]),
        () => 0.022,
        4,
      ),
      color: STEEL,
      material: MATERIAL.metal,
    }
  })
  return [
    ring(x, WHEEL - 0.13, 0.14, { color: DARK, material: MATERIAL.leather }),
    ring(x, WHEEL - 0.33, 0.07, { color: STEEL, material: MATERIAL.metal }),
    ...spokes,
    { mesh: moved(ball(0.2), [x, HUB_Y, 0]), color: STEEL, material: MATERIAL.metal },
  ]
}

const pipe = (from: Vector, to: Vector, color: Rgb, thick = 0.13): PropPiece => ({
  mesh: bar(line(from, to, 3), () => thick, 9),
  color,
  material: MATERIAL.metal,
})

const PEDALS: Vector = [-0.7, HUB_Y + 0.35, 0]
const SEAT: Vector = [-1.75, -6.2, 0]
const HEAD: Vector = [2.95, -6.1, 0]
/** What stands on wheels beside somebody: the ground in the origin, ahead is +x. */
export const WHEELS = {
  bicycle: (color) => {
    const chrome = mixRgb(STEEL, color, 0.12)
    return [
      ...wheel(REAR_X),
      ...wheel(FRONT_X),
      pipe(PEDALS, SEAT, color),
      pipe(PEDALS, [2.85, -5.6, 0], color, 0.16),
      pipe([-1.55, -5.6, 0], HEAD, color),
      pipe([REAR_X, HUB_Y, 0], PEDALS, color, 0.09),
      pipe([REAR_X, HUB_Y, 0], [-1.55, -5.6, 0], color, 0.08),
      pipe([FRONT_X, HUB_Y, 0], [3.05, -5.4, 0], color, 0.11),
      pipe([3.1, -5.3, 0], [2.7, -7.2, 0], chrome, 0.12),
      ...[-1, 1].flatMap((side): PropPiece[] => [
        { mesh: bar([[2.7, -7.2, 0], [2.9, -7.35, side * 0.55], [2.35, -7.25, side * 1.15]], () => 0.085, 8), color: chrome, material: MATERIAL.metal }, // biome-ignore format: points
        pipe([2.45, -7.27, side * 1.02], [1.75, -7.15, side * 1.3], DARK, 0.13),
      ]),
      pipe(SEAT, [-1.8, -6.7, 0], chrome, 0.09),
      {
        mesh: moved(plate(1.75, 0.32, 0.34, 2.4), [-1.65, -6.82, 0]),
        color: mixRgb(DARK, [0.45, 0.25, 0.14], 0.6),
        material: MATERIAL.leather,
      },
      { mesh: moved(plate(1.25, 1.25, 0.05, 2), [PEDALS[0], PEDALS[1], 0.12]), color: STEEL, material: MATERIAL.metal },
      pipe([PEDALS[0], PEDALS[1], 0.2], [PEDALS[0] + 0.7, PEDALS[1] + 0.75, 0.3], STEEL, 0.07),
      {
        mesh: moved(plate(0.6, 0.14, 0.25), [PEDALS[0] + 0.72, PEDALS[1] + 0.82, 0.5]),
        color: DARK,
        material: MATERIAL.leather,
      },
      pipe([REAR_X, HUB_Y, 0.12], [PEDALS[0], PEDALS[1] + 0.55, 0.12], DARK, 0.035),
      pipe([REAR_X, HUB_Y, 0.12], [PEDALS[0], PEDALS[1] - 0.55, 0.12], DARK, 0.035),
      { mesh: moved(ball(0.28), [3.5, -6.1, 0]), color: [0.98, 0.94, 0.78], material: MATERIAL.glass },
    ]
  },
} as const satisfies Partial<Record<PropKind, MakeProp>>
