import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import type { TopCut } from './tops.ts'

/** Up the sides from the hem to the thigh. */
function sideSlits({ skeleton }: Stand): Field {
  return (x, y, z) => {
    const down = y - skeleton.hipY - 1.4 * skeleton.tall
    return down < 0 ? -1 : 0.05 + down * 0.06 - Math.abs(z - 0.35) + (Math.abs(x) < 0.5 ? -1 : 0)
  }
}

/** Two tails, parted behind. */
function tails({ skeleton }: Stand): Field {
  const waist = skeleton.waistY + 0.5
  return (x, y, z) =>
    y < waist
      ? -1
      : Math.max(0.04 * Math.min(1, y - waist) - Math.abs(x), 0.3 - Math.max(0, 0.9 - 0.12 * (y - waist)) - z - 0.2)
}

/** What is quilted or furry over the folds. */
function rolls({ quilt = 0, furry = 0 }: TopCut, along: Field, folds: Field): Field {
  return (x, y, z) => {
    const roll = quilt * (Math.abs(Math.sin(along(x, y, z) * 21)) ** 0.6 - 0.5) * 2
    const tuft =
      furry === 0 ? 0 : furry * Math.sin(x * 17 + Math.sin(y * 9) * 2) * Math.sin(y * 15 + Math.sin(x * 11 + z * 9) * 2)
    return folds(x, y, z) + roll + tuft
  }
}

/** What only few cuts have: slits, tails, quilting and tufts. */
export const SELDOM_CUTS = { sideSlits, tails, rolls } as const
