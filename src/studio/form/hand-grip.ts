import type { Vector } from '../math/matrix.ts'
import { mix, smoothStep } from './curve.ts'

/** Where the middle of what a hand closes round is: along the hand and out of its palm, in lengths of the hand. */
export function gripMiddle(radius: number): { readonly along: number; readonly out: number } {
  return { along: KNUCKLES - ROLL * reachOf(radius), out: radius + PALM }
}

/** How far each joint of a finger bends until its bones lie round something: radians, for the lengths of its bones. */
export function gripBends(radius: number, bones: readonly number[]): number[] {
  const reach = reachOf(radius)
  let before = Math.asin(ROLL)
  return bones.map((length, joint) => {
    const turn = Math.asin(Math.min(1, length / (2 * reach)))
    const bend = Math.min(MOST[joint]!, before + turn)
    before = turn
    return bend
  })
}

/** Directions of the thumb's bones in hand space: over the fingers round what is thin, on the other side of what is thick. */
export function gripThumb(radius: number): readonly Vector[] {
  const thick = smoothStep(THIN, THICK, radius)
  return OVER.map((over, bone) => over.map((way, axis) => mix(way, OPPOSED[bone]![axis]!, thick)) as unknown as Vector)
}

/** Of a hand of length 1: its knuckles, the skin of its palm, half a finger with its flesh. */
const KNUCKLES = 0.52
const PALM = 0.085
const FINGER = 0.06
/** How far behind the knuckles the thing lies, as a share of how far their bones are from its middle. */
const ROLL = 0.35
/** Radians that knuckles, middle and last joints can bend. */
const MOST = [1.25, 1.6, 1.05]
const [THIN, THICK] = [0.07, 0.2]
const OVER: readonly Vector[] = [
  [0.25, 0.7, 0.65],
  [-0.1, 0.85, 0.6],
  [-0.5, 0.8, 0.25],
]
const OPPOSED: readonly Vector[] = [
  [0.4, 0.25, 0.85],
  [0.15, 0.35, 0.95],
  [0, 0.75, 0.7],
]

const reachOf = (radius: number) => radius + FINGER
