import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { type MakeProp, made, type PropPiece, STEEL } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'
import { scaled } from './nature.ts'

const EMBER: Rgb = [1, 0.45, 0.16]
const CLEAR: Rgb = [0.88, 0.9, 0.92]
const IRON: Rgb = [0.34, 0.35, 0.38]
const ASH: Rgb = [0.62, 0.6, 0.58]

/** A roll of paper or leaves from the end in the mouth to the ember. */
const roll = (radius: number, length: number, [tip, body]: readonly [tip: Rgb, body: Rgb]): PropPiece[] => [
  made(
    bar(line([0, 0.24, 0], [0, -0.08, 0], 3), () => radius, 12),
    tip,
  ),
  made(
    bar(line([0, -0.08, 0], [0, 0.18 - length, 0], 3), () => radius * 0.98, 12),
    body,
  ),
  made(
    bar(line([0, 0.18 - length, 0], [0, 0.22 - length - 0.06, 0], 3), () => radius * 0.96, 12),
    ASH,
  ),
  made(moved(scaled(ball(radius * 0.9), [1, 0.5, 1]), [0, 0.16 - length, 0]), EMBER, MATERIAL.glow),
]

/** A stem of dry grass, bent by its weight. */
const stem: readonly Vector[] = [0, 1, 2, 3, 4, 5, 6].map((step) => [0.006 * step * step, 0.15 - step * 0.24, 0])

/** What is smoked or chewed: the end in the mouth at 0.24 below the grip, the other up. */
export const SMOKES = {
  cigarette: (color) => roll(0.042, 0.95, [[0.82, 0.55, 0.3], color]),
  cigar: (color) => [
    ...roll(0.072, 1.15, [color, color]),
    made(
      bar(line([0, 0.02, 0], [0, -0.12, 0], 2), () => 0.075, 12),
      [0.78, 0.6, 0.24],
    ),
  ],
  pipe: (color) => [
    { mesh: moved(lathe([[0.3, 0.02], [0.28, 0.2], [0.05, 0.27], [-0.3, 0.26], [-0.32, 0.19], [-0.12, 0.17], [-0.1, 0.02]], 20), [0, -0.4, 0.35]), color, material: MATERIAL.wood }, // biome-ignore format: profile
    { mesh: bar([[0, -0.24, 0.35], [0.5, -0.3, 0.35], [0.95, -0.62, 0.35], [1.3, -0.7, 0.35]], (t) => 0.1 - 0.04 * t, 9), color: [0.12, 0.1, 0.1], material: MATERIAL.glass }, // biome-ignore format: points
  ],
  stalk: (color) => [
    made(
      bar(stem, (t) => 0.03 - 0.01 * t, 7),
      color,
    ),
    ...[0, 1, 2, 3, 4, 5].map((ear): PropPiece => {
      const at: Vector = [0.15 + ear * 0.035 + (ear % 2 ? 0.05 : -0.03), -1.02 - ear * 0.07, ear % 2 ? 0.03 : -0.03]
      return made(moved(scaled(ball(0.044), [0.7, 1.6, 0.7]), at), mixRgb(color, [0.95, 0.85, 0.5], 0.3))
    }),
  ],
  toothpick: (color) => [
    made(
      bar(line([0, 0.24, 0], [0, -0.5, 0], 3), (t) => 0.026 - 0.014 * t, 7),
      color,
      MATERIAL.wood,
    ),
  ],
  /** In place of a hand, whose fist is in the cup. Along the fingers (y), in lengths of a hand. */
  hook: () => [
    made(moved(lathe([[-0.32, 0.27], [-0.28, 0.32], [0.1, 0.37], [0.5, 0.39], [0.7, 0.33], [0.86, 0.2], [0.9, 0.02]], 24), [0, 0, 0.1]), [0.3, 0.18, 0.11], MATERIAL.leather), // biome-ignore format: profile
    made(moved(lathe([[0.42, 0.4], [0.44, 0.42], [0.54, 0.42], [0.56, 0.4]], 24), [0, 0, 0.1]), [0.55, 0.42, 0.2], MATERIAL.metal), // biome-ignore format: profile
    made(moved(lathe([[0.72, 0.32], [0.86, 0.22], [0.98, 0.12], [1.02, 0.02]], 20), [0, 0, 0.1]), IRON, MATERIAL.metal), // biome-ignore format: profile
    made(
      bar([...line([0, 0.95, 0.1], [0, 1.32, 0.1], 4), ...HOOK], (t) => 0.1 * Math.sqrt(Math.max(0.02, 1 - t * 0.97)), 12),
      STEEL,
      MATERIAL.metal,
    ),
  ],
  tumbler: (color) => [
    made(lathe([[-0.5, 0.4], [-0.52, 0.43], [-0.1, 0.42]], 24), mixRgb(color, CLEAR, 0.7), MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[-0.1, 0.02], [-0.1, 0.42], [0.34, 0.38]], 24), color, MATERIAL.glass), // biome-ignore format: profile
    made(lathe([[0.34, 0.38], [0.46, 0.36], [0.48, 0.02]], 24), mixRgb(color, CLEAR, 0.55), MATERIAL.glass), // biome-ignore format: profile
    made(moved(plate(0.24, 0.24, 0.12, 6), [0.06, -0.16, 0.05]), [0.93, 0.96, 0.98], MATERIAL.glass),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** Round to the palm. */
const HOOK: readonly Vector[] = [1, 2, 3, 4, 5, 6, 7].map((step) => {
  const turn = (step / 7) * Math.PI * 1.15
  return [0, 1.32 + 0.36 * Math.sin(turn), 0.1 + 0.36 * (1 - Math.cos(turn))]
})
