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
  const padded = cut.quilt || cut.furry ? rolls(cut, (_, y) => y / (4.65 * tall), folds) : folds
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

/** What is quilted or furry over the folds. */
export function rolls({ quilt = 0, furry = 0 }: TopCut, along: Field, folds: Field): Field {
  return (x, y, z) => {
    const roll = quilt * (Math.abs(Math.sin(along(x, y, z) * 21)) ** 0.6 - 0.5) * 2
    const tuft =
      furry === 0 ? 0 : furry * Math.sin(x * 17 + Math.sin(y * 9) * 2) * Math.sin(y * 15 + Math.sin(x * 11 + z * 9) * 2)
    return folds(x, y, z) + roll + tuft
  }
}
