import type { TargetWeights } from '../body/targets.ts'
import { expressionMoves, type FaceMoves } from '../features/expressions.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import { FORM_UNITS, type FormUnit } from './form-units.ts'
import { MOODS_ON_FORM, type UnitStrength } from './moods-on-form.ts'
import { type FaceOfSomebody, shareOfUnit } from './share-of-unit.ts'

/** How far lids follow eyes that look down, and rise with eyes that look up. */
const LIDS_FOLLOW = { down: 0.4, up: 0.3 } as const
/** Decimetres between the lids of a calm face that meets the viewer, and how much of what is missing the lids are opened by. */
const OPEN_DM = 0.095
/** Lids so far apart close by halves as far as the unit has it. */
const WIDE_DM = 0.115
const OPENED = { per: 18, most: 0.6 } as const

/** What of a face, and of the moment, its mood depends on. */
export interface FaceOfForm {
  readonly moves: FaceMoves
  /** Where the scene has the eyes look: 1 is down. */
  readonly gazeY?: number
  /** The side of the picture that the face shows more of. */
  readonly near?: -1 | 1
  /** Decimetres between the lids of the calm face. */
  readonly lidsDm?: number
  readonly who?: FaceOfSomebody
}

const ANYBODY: FaceOfSomebody = { ageYears: 30, isStylised: false, mouthBreadth: 0.65, lipsDm: 0.105 }

/** What a mood does to the face of the human form, with the lids as they are at this moment. */
export function moodOnForm(
  kind: ExpressionKind,
  { moves, gazeY = 0, near = 1, lidsDm = OPEN_DM, who = ANYBODY }: FaceOfForm,
): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>()
  const mood = MOODS_ON_FORM[kind]
  const looksDown = gazeY + (moves.gazeY ?? 0)
  // How far the lids of a film, or of who sleeps, are from those of the mood.
  const open = moves.lid / expressionMoves(kind).lid
  // Small eyes would look shut in a picture.
  const small = Math.min(OPENED.most, Math.max(0, OPEN_DM - lidsDm) * OPENED.per)
  // Half shut, they are as far shut as large ones: the unit closes all of them by one length.
  const half = Math.min(1, lidsDm / WIDE_DM)
  const closure = (shut: number) => shut * (half + (1 - half) * shut)
  const lids = {
    shut: each(mood.shut ?? 0, (shut) => closure(1 - (1 - held(shut + LIDS_FOLLOW.down * held(looksDown))) * open)),
    wide: each(mood.wide ?? 0, (wide) => (wide + small + LIDS_FOLLOW.up * held(-looksDown)) * open),
    squint: each(mood.squint ?? 0, (squint) => squint * open),
  }
  // The keys of a table.
  for (const [unit, strength] of Object.entries({ ...mood, ...lids }) as [FormUnit, UnitStrength][]) {
    const [onNear, onFar] = typeof strength === 'number' ? [strength, strength] : strength
    // The form's own left is on the picture's right.
    const [left, right] = near === 1 ? [onNear, onFar] : [onFar, onNear]
    if (left === 0 && right === 0) continue
    const much = shareOfUnit(unit, who)
    for (const [target, share] of Object.entries(FORM_UNITS[unit])) {
      const name = target.includes('/') ? target : `expression/units/caucasian/${target}`
      weights.set(name, left === right ? left * share * much : [left * share * much, right * share * much])
    }
  }
  return weights
}

const held = (value: number) => Math.min(1, Math.max(0, value))
const each = (strength: UnitStrength, of: (value: number) => number): UnitStrength =>
  typeof strength === 'number' ? of(strength) : [of(strength[0]), of(strength[1])]
