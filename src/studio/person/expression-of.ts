import { CALM } from '../body/expressions.ts'
import type { TargetWeights } from '../body/targets.ts'
import type { FaceMoves } from '../features/expressions.ts'

const UNITS = 'expression/units/caucasian/'
/** Half heads that a unit of full weight moves what it moves: how far landmarks of the middle of 40 faces go. */
const BROW_RISE = 0.062
const BROW_TILT = 0.058
const CORNER_RISE = 0.07
/** A real face says more with less: what only one side does stays near what the other does. */
const ONE_SIDED = 0.6
/** Beyond these no face is pleasant to look at, whatever it feels. */
const MOST = { smile: 0.78, frown: 0.7, brow: 0.95, innerBrow: 1, opened: 0.75, slit: 0.3 } as const

/** How much closed lips are pressed together. */
const PRESSED = 0.24

const calm = (unit: string) => CALM.get(UNITS + unit) as number // one number for both sides

/**
 * What moves of a face are on the human form: from a calm face, which smiles a little, up to a smile or down to a frown. The
 * small round mouth of a child would bulge: it moves less (`childhood`, 1 of the small … 0 of the grown).
 */
export function expressionOf(moves: FaceMoves, { speaks = false, childhood = 0 } = {}): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>()
  const set = (unit: string, left: number, right = left) => {
    if (left !== 0 || right !== 0) weights.set(UNITS + unit, left === right ? left : [left, right])
  }
  /** The form's own left is on the picture's right. */
  const sided = (of: (side: -1 | 1) => number): [left: number, right: number] => [of(1), of(-1)]
  const alone = (side: -1 | 1) => (moves.oneSided?.side === side ? moves.oneSided : undefined)

  const lift = sided((side) => (moves.browLift + (alone(side)?.browLift ?? 0) * ONE_SIDED) / BROW_RISE)
  const inner = calm('eyebrows-*-inner-up') + moves.browInner / BROW_TILT
  set('eyebrows-*-up', ...each(lift, (by) => held(by, MOST.brow)))
  set('eyebrows-*-inner-up', held(inner, MOST.innerBrow))
  set('eyebrows-*-down', ...each(lift, (by) => held(held(-by, 1) * 0.7 + held(-inner, 1) * 0.9, MOST.brow)))
  set('eyebrows-*-extern-up', held(moves.browOuter / 0.06, 0.5))

  const lids = sided((side) => alone(side)?.lid ?? moves.lid)
  set('eye-*-closure', ...each(lids, (lid) => closure(1 - lid)))
  set('eye-*-opened-up', ...each(lids, (lid) => held(calm('eye-*-opened-up') * lid + (lid - 1) * 3, MOST.opened)))
  set('eye-*-slit', held(moves.squint * 0.17, MOST.slit))

  const corners = sided((side) => {
    const lifted = moves.cornerLift - 0.02 + (alone(side)?.cornerLift ?? 0) * ONE_SIDED
    return calm('mouth-corner-puller') + lifted / CORNER_RISE
  })
  const [smile, frown] = [meanOf(corners) - calm('mouth-corner-puller'), -meanOf(corners)]
  // Who laughs opens the lips more than the jaw: the upper teeth are seen.
  const grin = held(smile * 2, 1) * held(moves.open * 2.4, 1)
  set('mouth-corner-puller', ...each(corners, (by) => held(by, MOST.smile) * (1 - 0.55 * childhood)))
  set('mouth-upward-retraction', grin * 0.42 * (1 - 0.7 * childhood))
  set('mouth-depression', held(frown * 1.3, MOST.frown))
  set('mouth-retraction', held((moves.wide - 1) * (moves.open > 0 ? 0.7 : 1.8) * (1 - 0.4 * childhood), 1))
  // Only sounds purse lips; a mouth that falls open in surprise is hardly round.
  set('mouth-pursing', held(moves.round * (speaks ? 0.9 : 0.4), 1))
  // Who speaks with a smile has a jaw that drops all the same.
  set('mouth-open', moves.open * (speaks ? 0.85 : 0.94) * (1 - 0.25 * moves.round) * (1 - (speaks ? 0.35 : 0.76) * grin))
  // Lips part before a jaw drops much: the upper one rises over its teeth, the lower one falls.
  const parted = held(moves.open * 5, 1) * (1 - moves.round) * (1 - grin)
  set('mouth-elevation', (0.26 + 0.28 * moves.teeth) * parted)
  set('mouth-part-later', 0.16 * moves.teeth * parted)
  // Lips that say nothing lie on each other.
  set('mouth-compression', PRESSED * (1 - 0.6 * childhood) * (1 - held(smile * 2, 1)) * (1 - held(moves.open * 5, 1)))
  set('nose-*-elevation', moves.sneer * 0.5)
  set('nose-compression', moves.sneer * 0.2)
  return weights
}

const held = (value: number, most: number) => Math.min(most, Math.max(0, value))
const each = ([left, right]: readonly [number, number], of: (value: number) => number): [number, number] => [
  of(left),
  of(right),
]
const meanOf = ([left, right]: readonly [number, number]) => (left + right) / 2

/** Shut lids shut; half-shut ones hang less than those of drawn faces, whose eyes are larger. */
function closure(by: number): number {
  const shut = held(by, 1)
  return shut * (0.7 + 0.3 * shut)
}
