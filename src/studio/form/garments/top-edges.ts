import { seldomPart } from '#studio/seldom-parts.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { frontGap } from './front-gap.ts'
import { legsAlong } from './legs-along.ts'
import { necklineOf } from './neckline-of.ts'
import type { TopCut } from './tops.ts'

/** Where the edges of a top are, each negative on the cloth. */
export interface TopEdges {
  readonly neckline: Field
  readonly opening: Field
  readonly hem: Field
}

/** Where the shell ends: at the neck, along an open front, at the hem. */
export function topEdges(stand: Stand, cut: TopCut, { hemY, lapLength }: { hemY: number; lapLength?: number }): TopEdges {
  const { open } = cut
  const tails: Field = cut.cutaway ? seldomPart('seldom cuts').tails(stand) : () => -1
  const neckline = necklineOf(stand, cut)
  const along = legsAlong(stand.skeleton, stand.joints, true)
  const { hipY, crotchY, wide } = stand.skeleton
  const buttonY = (cut.neckline === 'deep v' ? 2.5 : 1) * stand.skeleton.tall
  return {
    neckline,
    opening:
      open === undefined
        ? () => -1
        : (x, y, z) => {
            if (z < 0) return tails(x, y, z)
            // Over a lap an open coat falls to both sides.
            if (lapLength !== undefined && y > hipY - 0.8) {
              return mix(0.2, 1.15, smoothStep(hipY - 0.8, hipY + 0.2, y)) * wide - Math.abs(x)
            }
            if (cut.cutaway && y > stand.skeleton.waistY + 0.5) return 1
            const gap = open < 0.2 ? open * 3 * smoothStep(buttonY + 0.7, hemY, y) - 0.02 : frontGap(open, y / hemY)
            return gap - Math.abs(x)
          },
    hem: (x, y, z) =>
      lapLength === undefined
        ? y - hemY + 0.03 * Math.sin(x * 3.1) + (cut.hemRise ?? 0) * Math.max(0, Math.abs(x) - 0.12)
        : y < crotchY - 1.6
          ? y - crotchY
          : along(x, y, z) - lapLength,
  }
}
