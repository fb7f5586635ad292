import type { TargetWeights } from '../body/targets.ts'
import type { FaceMoves } from '../features/expressions.ts'

const UNITS = 'expression/units/caucasian/'
/** How far the corners of the mouth of a calm face are pulled up. */
const CALM_CORNERS = 0.33
/** Half heads that the unit of full weight lifts corners: how far landmarks of the middle of 40 faces go. */
const CORNER_RISE = 0.07
/** A real face says more with less: what only one side does stays near what the other does. */
const ONE_SIDED = 0.6
/** Beyond these no face is pleasant to look at, whatever it feels. */
const MOST = { smile: 0.78, frown: 0.7 } as const
/** How much closed lips are pressed together. */
const PRESSED = 0.24

/**
 * What a speaking mouth is on the human form, with the corners of its mood. The small round mouth of a child would bulge: it moves
 * less (`childhood`, 1 of the small … 0 of the grown).
 */
export function spokenMouth(moves: FaceMoves, childhood = 0): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>()
  const set = (unit: string, left: number, right = left) => {
    if (left !== 0 || right !== 0) weights.set(UNITS + unit, left === right ? left : [left, right])
  }
  // The form's own left is on the picture's right.
  const corners = ([1, -1] as const).map((side) => {
    const alone = moves.oneSided?.side === side ? (moves.oneSided.cornerLift ?? 0) * ONE_SIDED : 0
    return CALM_CORNERS + (moves.cornerLift - 0.02 + alone) / CORNER_RISE
  }) as [number, number] // two sides
  const mean = (corners[0] + corners[1]) / 2
  const [smile, frown] = [mean - CALM_CORNERS, -mean]
  // Who laughs opens the lips more than the jaw: the upper teeth are seen.
  const grin = held(smile * 2, 1) * held(moves.open * 2.4, 1)
  const pulled = (by: number) => held(by, MOST.smile) * (1 - 0.55 * childhood)
  set('mouth-corner-puller', pulled(corners[0]), pulled(corners[1]))
  set('mouth-upward-retraction', grin * 0.42 * (1 - 0.7 * childhood))
  set('mouth-depression', held(frown * 1.3, MOST.frown))
  set('mouth-retraction', held((moves.wide - 1) * (moves.open > 0 ? 0.7 : 1.8) * (1 - 0.4 * childhood), 1))
  set('mouth-pursing', held(moves.round * 0.9, 1))
  // Who speaks with a smile has a jaw that drops all the same.
  set('mouth-open', moves.open * 0.85 * (1 - 0.25 * moves.round) * (1 - 0.35 * grin))
  // Lips part before a jaw drops much: the upper one rises over its teeth, the lower one falls.
  const parted = held(moves.open * 5, 1) * (1 - moves.round) * (1 - grin)
  set('mouth-elevation', (0.26 + 0.28 * moves.teeth) * parted)
  set('mouth-part-later', 0.16 * moves.teeth * parted)
  // Lips that say nothing lie on each other.
  set('mouth-compression', PRESSED * (1 - 0.6 * childhood) * (1 - held(smile * 2, 1)) * (1 - held(moves.open * 5, 1)))
  return weights
}

const held = (value: number, most: number) => Math.min(most, Math.max(0, value))
