import { unchained } from '../body/number-runs.ts'
import { clamp, mix, smoothStep } from './curve.ts'
import { measuredNumbers } from './measured-numbers.ts'
import { MEASURED_TRUNKS } from './measured-trunks.ts'
import type { Skeleton } from './skeleton.ts'
import { CROTCH, HIPS, REACH_STEP, TOP, TRUNK_STATIONS, TRUNK_WAVES } from './trunk-numbers.ts'

/** From these measures of weight and muscle on bodies become heavy, thin and strong ones. */
const ORDINARY = 0.35
/** Women and men whose looks nothing is said of. */
const [LEAST_MANLY, MOST_MANLY] = [0.1, 0.86]
const SIZE = TRUNK_STATIONS * TRUNK_WAVES

let known: Float32Array | undefined

/** What scripts/form/measured-trunks.ts has written: outline after outline, wave by wave. */
function measured(): Float32Array {
  if (known) return known
  const numbers = measuredNumbers(MEASURED_TRUNKS)
  known = new Float32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += TRUNK_STATIONS) {
    known.set(unchained(numbers.subarray(at, at + TRUNK_STATIONS)), at)
  }
  known = known.map((value) => value * REACH_STEP)
  return known
}

/** From here down a trunk is measured against the legs. */
const WAIST = 2.4

/** What a trunk's reach is measured against: from shoulder to shoulder, and round both thighs. */
export function breadthAt({ shoulderX, hipX, thighRadius }: Skeleton, height: number): number {
  return mix(shoulderX, hipX + thighRadius, smoothStep(WAIST, HIPS, height))
}

/** How much somebody is of everybody who was measured, in the order of `trunk-numbers.ts`. */
function sharesOf({ manly, womanly, youth, weight, muscle, belly, age }: Skeleton): number[] {
  const grown = 1 - youth
  const heavy = Math.max(0, (weight - ORDINARY) / (1 - ORDINARY))
  const man = clamp((manly / (manly + womanly || 1) - LEAST_MANLY) / (MOST_MANLY - LEAST_MANLY), 0, 1)
  return [
    grown * (1 - man),
    grown * man,
    youth,
    heavy * (1 - man),
    heavy * man,
    Math.max(0, 1 - weight / ORDINARY),
    Math.max(0, (muscle - ORDINARY) / (1 - ORDINARY)) * mix(0.35, 1, manly),
    belly,
    age,
  ]
}

/** Half heads of a trunk's reach, wave by wave, at heights that lie `step` apart from `TOP` on (adult half heads). */
export function trunkWaves(skeleton: Skeleton, step: number): Float32Array {
  const shares = sharesOf(skeleton)
  const all = measured()
  const own = new Float32Array(SIZE)
  for (let at = 0; at < all.length; at += 1) own[at % SIZE] = own[at % SIZE]! + shares[Math.floor(at / SIZE)]! * all[at]!
  const rows = Math.ceil((CROTCH - TOP) / step) + 1
  const waves = new Float32Array(rows * TRUNK_WAVES)
  for (let row = 0; row < rows; row += 1) {
    const height = Math.min(CROTCH, TOP + row * step)
    const place = ((height - TOP) / (CROTCH - TOP)) * (TRUNK_STATIONS - 1)
    const station = Math.min(TRUNK_STATIONS - 2, Math.floor(place))
    const breadth = breadthAt(skeleton, height)
    for (let wave = 0; wave < TRUNK_WAVES; wave += 1) {
      waves[row * TRUNK_WAVES + wave] = breadth * onCurve(own, wave * TRUNK_STATIONS + station, place - station)
    }
  }
  return waves
}

/** A smooth curve through stations (Catmull–Rom) that goes on level beyond both ends. */
function onCurve(values: Float32Array, at: number, t: number): number {
  const station = at % TRUNK_STATIONS
  const [b, c] = [values[at]!, values[at + 1]!]
  const a = station === 0 ? b : values[at - 1]!
  const d = station === TRUNK_STATIONS - 2 ? c : values[at + 2]!
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
