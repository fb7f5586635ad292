import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { buildTube } from '../tube.ts'
import { type HairKit, lockColors } from './hair-kit.ts'
import { shadeRope } from './shade-rope.ts'

export interface RopeTwist {
  readonly points: readonly Vector[]
  /** Where it grows from the scalp, radians from the front. */
  readonly turn: number
  readonly thickness: number
  readonly phase: number
  /** Along the whole rope. */
  readonly knots: number
}

/** A rope of hair along its points: a dreadlock or a twist, thick and thin by its knots. */
export function twistRope(kit: HairKit, random: () => number, { points, turn, thickness, phase, knots }: RopeTwist): Surface {
  const thick = thickness * (0.85 + 0.4 * random())
  // Each rope has its own tone, or they melt into one sheet.
  const tone = 0.78 + 0.34 * random()
  const { color } = lockColors(kit, random, turn)
  const rope = buildTube(points, {
    part: kit.parts.next(),
    material: MATERIAL.hair,
    color: [color[0] * tone, color[1] * tone, color[2] * tone],
    radius: (along) => thick * (1 + 0.2 * Math.sin(phase + along * knots)) * Math.min(1, (1.02 - along) * 9) ** 0.5,
    up: [0, -0.3, 1],
    detail: kit.detail,
  })
  return shadeRope(rope, { outwardAt: kit.scalp.outwardAt, knots: knots * 0.6, rings: points.length })
}
