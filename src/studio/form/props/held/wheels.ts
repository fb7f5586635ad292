import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
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
const handlebars = (chrome: Rgb): PropPiece[] =>
  [-1, 1].flatMap((side): PropPiece[] => [
    { mesh: bar([[2.7, -7.2, 0], [2.9, -7.35, side * 0.55], [2.35, -7.25, side * 1.15]], () => 0.085, 8), color: chrome, material: MATERIAL.metal }, // biome-ignore format: points
    pipe([2.45, -7.27, side * 1.02], [1.75, -7.15, side * 1.3], DARK, 0.13),
  ])

/** A fat wheel with spokes of one casting. */
const motorWheel = (x: number): PropPiece[] => [
  ring(x, WHEEL - 0.55, 0.5, { color: DARK, material: MATERIAL.leather }),
  { mesh: moved(plate(2.5, 2.5, 0.1, 2), [x, HUB_Y, 0]), color: [0.3, 0.3, 0.33], material: MATERIAL.metal },
  ...[0, 1, 2].map((spoke) => {
    const [cos, sin] = [Math.cos((spoke * Math.PI) / 3) * 1.8, Math.sin((spoke * Math.PI) / 3) * 1.8]
    return pipe([x - cos, HUB_Y - sin, 0], [x + cos, HUB_Y + sin, 0], STEEL, 0.16)
  }),
]

/** What stands on wheels beside or below somebody: the ground in the origin, ahead is +x. */
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
      ...handlebars(chrome),
      pipe(SEAT, [-1.8, -6.7, 0], chrome, 0.09),
      {
        mesh: moved(plate(1.75, 0.32, 0.34, 2.4), [-1.65, -6.82, 0]),
        color: mixRgb(DARK, [0.45, 0.25, 0.14], 0.6),
        material: MATERIAL.leather,
      },
      { mesh: moved(plate(1.25, 1.25, 0.05, 2), [PEDALS[0], PEDALS[1], 0.12]), color: STEEL, material: MATERIAL.metal },
      ...[1, -1].flatMap((side): PropPiece[] => [
        pipe([PEDALS[0], PEDALS[1], side * 0.2], [PEDALS[0] + side * 0.7, PEDALS[1] + side * 0.75, side * 0.3], STEEL, 0.07),
        {
          mesh: moved(plate(0.6, 0.14, 0.25), [PEDALS[0] + side * 0.72, PEDALS[1] + side * 0.82, side * 0.5]),
          color: DARK,
          material: MATERIAL.leather,
        },
      ]),
      pipe([REAR_X, HUB_Y, 0.12], [PEDALS[0], PEDALS[1] + 0.55, 0.12], DARK, 0.035),
      pipe([REAR_X, HUB_Y, 0.12], [PEDALS[0], PEDALS[1] - 0.55, 0.12], DARK, 0.035),
      { mesh: moved(ball(0.28), [3.5, -6.1, 0]), color: [0.98, 0.94, 0.78], material: MATERIAL.glass },
    ]
  },
  motorbike: (color) => {
    const block = (width: number, height: number, depth: number, at: Vector, tint: Rgb, material: Material, power = 4) => ({
      mesh: moved(plate(width, height, depth, power), at),
      color: tint,
      material,
    })
    const iron: Rgb = [0.24, 0.24, 0.26]
    return [
      ...motorWheel(REAR_X),
      ...motorWheel(FRONT_X + 0.5),
      ...handlebars(STEEL),
      ...[-1, 1].flatMap((side): PropPiece[] => [
        pipe([FRONT_X + 0.5, HUB_Y, side * 0.6], [2.75, -7, side * 0.6], STEEL, 0.18),
        pipe([REAR_X, HUB_Y, side * 0.62], [-0.6, -3.3, side * 0.5], iron, 0.2),
        pipe([REAR_X + 0.3, HUB_Y - 0.3, side * 0.75], [-3.1, -5.9, side * 0.5], STEEL, 0.14),
        { mesh: bar([[1.5, -3.6, side * 0.5], [1.9, -2.3, side * 0.8], [-0.5, -1.75, side * 0.85], [-5.6, -2.2, side * 0.95]], (t) => 0.16 + 0.16 * t, 12), color: STEEL, material: MATERIAL.metal }, // biome-ignore format: points
        pipe([PEDALS[0] + 0.4, HUB_Y + 1.1, 0], [PEDALS[0] + 0.4, HUB_Y + 1.1, side * 1.3], DARK, 0.14),
      ]),
      ...[-1, 1].flatMap((side): PropPiece[] => [
        pipe([2.6, -7.25, side * 0.7], [2.75, -8.2, side * 1.15], DARK, 0.06),
        { mesh: moved(ball(0.3), [2.75, -8.35, side * 1.25]), color: DARK, material: MATERIAL.glass },
      ]),
      block(2.6, 2, 0.75, [0.1, -3, 0], iron, MATERIAL.metal),
      ...[0, 1, 2, 3].map((fin) => block(1.7, 0.16, 0.95, [0.5, -4.2 - fin * 0.32, 0], STEEL, MATERIAL.metal)),
      block(3.4, 1.7, 0.85, [1, -6, 0], color, MATERIAL.glass, 2.4),
      block(3.9, 0.7, 0.75, [-2.2, -6.45, 0], mixRgb(DARK, [0.2, 0.13, 0.1], 0.5), MATERIAL.leather, 3),
      block(2.4, 1.3, 0.5, [-1.6, -5.5, 0], mixRgb(color, DARK, 0.4), MATERIAL.glass, 3),
      block(2.6, 0.5, 0.6, [-4.5, -5.95, 0], color, MATERIAL.glass, 3),
      block(2.6, 0.45, 0.6, [FRONT_X + 0.4, -5.3, 0], color, MATERIAL.glass, 3),
      { mesh: moved(ball(0.62), [3.55, -6.2, 0]), color: iron, material: MATERIAL.metal },
      { mesh: moved(ball(0.5), [3.85, -6.2, 0]), color: [0.98, 0.94, 0.78], material: MATERIAL.glass },
      { mesh: moved(ball(0.24), [-5.8, -6, 0]), color: [0.85, 0.1, 0.1], material: MATERIAL.glass },
    ]
  },
} as const satisfies Partial<Record<PropKind, MakeProp>>
