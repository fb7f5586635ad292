import { childhood } from '../body/face-tendency.ts'
import type { FormUnit } from './form-units.ts'

type Shares = Readonly<Partial<Record<FormUnit, number>>>

/** Units that would bulge on a child's small round mouth, and how much less of them it does. */
const LESS_OF_CHILDREN: Shares = {
  smile: 0.45,
  back: 0.3,
  raise: 0.5,
  lift: 0.5,
  bare: 0.5,
  thin: 0.6,
  broad: 0.5,
  press: 0.6,
  cheeks: 0.8,
  open: 0.2,
}
/** Lips of the old are thin already: more of it, and there would be no mouth. */
const LESS_OF_OLD: Shares = { thin: 1, broad: 0.5, press: 0.75 }
const [OLD_FROM, OLD_TO] = [42, 70] as const
/** How much more of them faces do that are moved away from life: large eyes and round cheeks take it away again. */
const MORE_OF_STYLISED: Shares = {
  browUp: 1.35,
  browInner: 1.35,
  browDown: 1.35,
  browOuter: 1.3,
  smile: 1.25,
  down: 1.4,
  squint: 1.5,
  open: 1.35,
  cheeks: 1.2,
}
/** Breadth of a mouth against the outer corners of the eyes from which on it is small, and what it goes back more by. */
const [SMALL_MOUTH, WIDENED] = [0.63, 5] as const
const MOST_WIDENED = 0.5
/** Decimetres from the middle of one lip to that of the other, of thin and of ordinary lips, and how much of `thin` thin ones do. */
const [THIN_DM, ORDINARY_DM] = [0.05, 0.115] as const
const LEAST_THINNED = 0.1
const MOST_THINNED = 1.25

export interface FaceOfSomebody {
  readonly ageYears: number
  /** Moved away from life. */
  readonly isStylised: boolean
  /** Breadth of the mouth of a calm face, 1 as broad as the outer corners of the eyes. */
  readonly mouthBreadth: number
  /** Decimetres from the middle of the upper lip of a calm face to that of the lower one. */
  readonly lipsDm: number
}

/** How much of a unit somebody's face does, of what moods have it do. */
export function shareOfUnit(unit: FormUnit, { ageYears, isStylised, mouthBreadth, lipsDm }: FaceOfSomebody): number {
  const old = Math.min(1, Math.max(0, (ageYears - OLD_FROM) / (OLD_TO - OLD_FROM)))
  const small = unit === 'back' ? Math.min(MOST_WIDENED, Math.max(0, SMALL_MOUTH - mouthBreadth) * WIDENED) : 0
  const full = Math.max(0, (lipsDm - THIN_DM) / (ORDINARY_DM - THIN_DM))
  const thinned = unit === 'thin' ? Math.min(MOST_THINNED, LEAST_THINNED + (1 - LEAST_THINNED) * full) : 1
  return (
    thinned *
    (1 + small) *
    (1 - childhood(ageYears) * (LESS_OF_CHILDREN[unit] ?? 0)) *
    (1 - old * (LESS_OF_OLD[unit] ?? 0)) *
    (isStylised ? (MORE_OF_STYLISED[unit] ?? 1) : 1)
  )
}
