import { seldomPart } from '#studio/seldom-parts.ts'
import { smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Skeleton } from '../skeleton.ts'
import type { TopCut } from './tops.ts'

/** Cloth that is pressed in so deep has no folds of its own. */
const PRESSED = 0.08

/** Folds die down toward a seam, so that both pieces meet there, and where they overlap. */
export function awayFrom(seam: Field, overlap = 0): Field {
  return (x, y, z) => Math.min(1, Math.max(0, (-seam(x, y, z) - overlap) / 0.4))
}

/** Nothing is folded where a hand lies. */
export function unpressed(share: Field, hung: Field, pressed: Field): Field {
  if (hung === pressed) return share
  return (x, y, z) => share(x, y, z) * (1 - smoothStep(0, PRESSED, pressed(x, y, z) - hung(x, y, z)))
}

/** Valleys never reach what is below the cloth. */
export function shallow(relief: Field, depth: number): Field {
  return (x, y, z) => {
    const height = relief(x, y, z)
    return height < 0 ? (height * depth) / (depth - height) : height
  }
}

/** Quilted rolls and tufts of fur over the folds; pleats that fan out below the waist. */
export function withPleats({ tall }: Skeleton, cut: TopCut, folds: Field): Field {
  const { pleats } = cut
  const padded = cut.quilt || cut.furry ? seldomPart('seldom cuts').rolls(cut, (_, y) => y / (4.65 * tall), folds) : folds
  if (!pleats) return padded
  const from = (cut.from ?? 2.9) * tall
  const to = cut.hemY * tall
  return (x, y, z) => {
    const down = (y - from) / (to - from)
    if (down <= 0) return padded(x, y, z)
    const turn = Math.atan2(x, z)
    const wave = Math.sin(turn * pleats.count + 0.9 * Math.sin(turn * 3 + 1) + 0.5)
    return padded(x, y, z) + pleats.depth * Math.min(1, down * 1.6) * (wave > 0 ? wave : wave * 0.6)
  }
}
