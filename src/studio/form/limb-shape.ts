import type { Vector } from '../math/matrix.ts'
import { mix } from './curve.ts'
import { BONES_OF_LIMBS, type LimbBone, PEOPLE_OF_LIMBS, RADIUS_STEP, STATIONS, WAVES, WAY_STEP } from './limb-numbers.ts'
import { MEASURED_LIMBS } from './measured-limbs.ts'
import { measuredNumbers } from './measured-numbers.ts'
import type { Skeleton } from './skeleton.ts'

/** How a resting arm or leg of the form points, at the picture's right: its two bones, and the axis that it bends about. */
export interface RestingLimb {
  readonly upper: Vector
  readonly lower: Vector
  readonly hinge: Vector
}

interface Measured {
  readonly arm: RestingLimb
  readonly leg: RestingLimb
  /** The arm's hinge as its hand sees it: toward the thumb, along the fingers, out of the palm. */
  readonly hingeInHand: Vector
  /** Of each person the girths of each bone, station by station, wave by wave. */
  readonly people: readonly (readonly Float32Array[])[]
}

let known: Measured | undefined

/** What scripts/form/measured-limbs.ts has written. */
export function measuredLimbs(): Measured {
  if (known) return known
  const numbers = measuredNumbers(MEASURED_LIMBS)
  const way = (index: number): Vector => [
    numbers[index * 3]! * WAY_STEP,
    numbers[index * 3 + 1]! * WAY_STEP,
    numbers[index * 3 + 2]! * WAY_STEP,
  ]
  const size = STATIONS * WAVES
  const girthsAt = (index: number) =>
    Float32Array.from(numbers.subarray(21 + index * size, 21 + (index + 1) * size), (value) => value * RADIUS_STEP)
  known = {
    arm: { upper: way(0), lower: way(1), hinge: way(2) },
    leg: { upper: way(3), lower: way(4), hinge: way(5) },
    hingeInHand: way(6),
    people: PEOPLE_OF_LIMBS.map((_, person) =>
      BONES_OF_LIMBS.map((_, bone) => girthsAt(person * BONES_OF_LIMBS.length + bone)),
    ),
  }
  return known
}

/** From this measure of muscle on a man's limbs become those of a strong one. */
const ORDINARY_MUSCLE = 0.35

/** The girths of a bone of somebody, in shares of their limb's thickness: station by station the waves of the radius round it. */
export function girthsOf({ manly, muscle }: Skeleton, bone: LimbBone): Float32Array {
  const index = BONES_OF_LIMBS.indexOf(bone)
  const [woman, man, strong] = measuredLimbs().people.map((bones) => bones[index]!) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const strength = Math.min(1, Math.max(0, (muscle - ORDINARY_MUSCLE) / (1 - ORDINARY_MUSCLE)))
  return woman.map((value, at) => mix(mix(value, man[at]!, manly), strong[at]!, strength * mix(0.35, 1, manly)))
}
