import { CALM } from '../body/expressions.ts'
import type { TargetWeights } from '../body/targets.ts'
import type { FaceMoves } from '../features/expressions.ts'

const UNITS = 'expression/units/caucasian/'
/** Half heads that a unit of full weight moves what it moves: how far landmarks of the middle of 40 faces go. */
const BROW_RISE = 0.075
const CORNER_RISE = 0.085

/** What moves of a face are on the human form. `calm` stays under everything but is pressed out by strong moves. */
export function expressionOf(moves: FaceMoves): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>(CALM)
  const add = (unit: string, left: number, right = left) => {
    const name = UNITS + unit
    const before = weights.get(name) ?? 0
    const [beforeLeft, beforeRight] = typeof before === 'number' ? [before, before] : before
    if (left !== 0 || right !== 0) weights.set(name, [beforeLeft + left, beforeRight + right])
  }
  /** The form's own left is on the picture's right. */
  const sided = (of: (side: -1 | 1) => number): [left: number, right: number] => [of(1), of(-1)]
  const alone = (side: -1 | 1) => (moves.oneSided?.side === side ? moves.oneSided : undefined)

  const lift = sided((side) => (moves.browLift + (alone(side)?.browLift ?? 0)) / BROW_RISE)
  add('eyebrows-*-up', ...positive(lift))
  add('eyebrows-*-down', ...positive([-lift[0], -lift[1]]))
  add('eyebrows-*-inner-up', Math.max(0, moves.browInner / 0.06))
  add('eyebrows-*-down', Math.max(0, -moves.browInner / 0.075))
  add('eyebrows-*-extern-up', Math.max(0, moves.browOuter / 0.045))

  const lids = sided((side) => alone(side)?.lid ?? moves.lid)
  add('eye-*-closure', ...positive([1 - lids[0], 1 - lids[1]]))
  add('eye-*-opened-up', ...positive([(lids[0] - 1) * 3, (lids[1] - 1) * 3]))
  add('eye-*-slit', moves.squint * 0.55)

  const corners = sided((side) => (moves.cornerLift - 0.02 + (alone(side)?.cornerLift ?? 0)) / CORNER_RISE)
  const smile = Math.max(0, (corners[0] + corners[1]) / 2)
  const frown = Math.max(0, -(corners[0] + corners[1]) / 2)
  // Who laughs opens the lips more than the jaw: the upper teeth are seen.
  const grin = Math.min(1, smile * 1.2) * Math.min(1, moves.open * 1.4)
  add('mouth-corner-puller', Math.min(1, smile * 1.25))
  add('mouth-upward-retraction', grin * 0.6)
  add('mouth-depression', Math.min(1, frown * 1.3))
  add('mouth-retraction', Math.max(0, Math.min(1, (moves.wide - 1) * 1.3)))
  add('mouth-pursing', Math.min(1, moves.round * 0.9))
  add('mouth-protusion', moves.round * 0.4)
  add('mouth-open', moves.open * 0.85 * (1 - 0.25 * moves.round) * (1 - 0.85 * grin))
  add('mouth-part-later', Math.min(0.5, moves.teeth * Math.min(1, moves.open * 4) * 0.4) * (1 - grin))
  add('nose-*-elevation', moves.sneer * 0.7)
  add('nose-compression', moves.sneer * 0.4)
  return weights
}

const positive = ([left, right]: readonly [number, number]): [number, number] => [Math.max(0, left), Math.max(0, right)]
