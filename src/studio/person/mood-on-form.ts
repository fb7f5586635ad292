import type { TargetWeights } from '../body/targets.ts'
import { expressionMoves, type FaceMoves } from '../features/expressions.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import { FORM_UNITS, type FormUnit } from './form-units.ts'
import { MOODS_ON_FORM, type UnitStrength } from './moods-on-form.ts'

/** Units of a mouth that would bulge on a child's small round one. */
const LESS_OF_CHILDREN: Readonly<Partial<Record<FormUnit, number>>> = { back: 0.6, raise: 0.5, thin: 0.9, smile: 0.45, press: 0.6, cheeks: 0.8, lift: 0.5, bare: 0.5 }
/** How far lids follow eyes that look down, and rise with eyes that look up. */
const LIDS_FOLLOW = { down: 0.55, up: 0.3 } as const

interface Face {
  readonly moves: FaceMoves
  /** Where the scene has the eyes look: 1 is down. */
  readonly gazeY: number
  /** The side of the picture that the face shows more of. */
  readonly near: -1 | 1
  readonly childhood: number
}

/** What a mood does to the face of the human form, with the lids as they are at this moment. */
export function moodOnForm(kind: ExpressionKind, { moves, gazeY, near, childhood }: Face): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>()
  const mood = { ...MOODS_ON_FORM[kind] }
  const looksDown = gazeY + (moves.gazeY ?? 0)
  // How far the lids of a film, or of who sleeps, are from those of the mood.
  const open = moves.lid / expressionMoves(kind).lid
  const lid = (shut: number) => 1 - (1 - held(shut + LIDS_FOLLOW.down * held(looksDown))) * open
  mood.shut = each(mood.shut ?? 0, lid)
  mood.wide = each(mood.wide ?? 0, (wide) => (wide + LIDS_FOLLOW.up * held(-looksDown)) * open)
  mood.squint = each(mood.squint ?? 0, (squint) => squint * open)
  // The keys of a table.
  for (const [unit, strength] of Object.entries(mood) as [FormUnit, UnitStrength][]) {
    const less = 1 - childhood * (LESS_OF_CHILDREN[unit] ?? 0)
    const [onNear, onFar] = typeof strength === 'number' ? [strength, strength] : strength
    // The form's own left is on the picture's right.
    const [left, right] = near === 1 ? [onNear, onFar] : [onFar, onNear]
    for (const [target, share] of Object.entries(FORM_UNITS[unit])) {
      if (left === 0 && right === 0) continue
      const by = share * less
      weights.set(target.includes('/') ? target : `expression/units/caucasian/${target}`, left === right ? left * by : [left * by, right * by])
    }
  }
  return weights
}

const held = (value: number) => Math.min(1, Math.max(0, value))
const each = (strength: UnitStrength, of: (value: number) => number): UnitStrength =>
  typeof strength === 'number' ? of(strength) : [of(strength[0]), of(strength[1])]
