import type { Vector } from '../../math/matrix.ts'
import { mix } from '../curve.ts'
import { gripMiddle } from '../hand-grip.ts'
import type { Skeleton } from '../skeleton.ts'
import { add, cross, dot, scaleBy, subtract, unit } from '../vector.ts'
import type { ArmSpec } from './pose-spec.ts'

/** Half heads of a sleeve, and how much thinner than a flexed upper arm the arm is that fingers lie on: above and below the elbow. */
const SLEEVE = 0.1
const [UPPER, LOWER] = [0.85, 0.65]

interface Grip {
  readonly wrist: Vector
  readonly fingers: Vector
  readonly palm: Vector
  /** In lengths of the hand. */
  readonly grip: number
}

/** A hand that lies round the other arm: its fingers across that arm, its palm on it, from where the pose has it look. */
export function gripArm(
  { shoulder, elbow, wrist }: Readonly<Record<'shoulder' | 'elbow' | 'wrist', Vector>>,
  {
    skeleton,
    share,
    spec,
    mirror,
  }: {
    readonly skeleton: Skeleton
    readonly share: number
    readonly spec: Pick<ArmSpec, 'fingers' | 'palm'>
    readonly mirror: (way: Vector) => Vector
  },
): Grip {
  const [from, to, at] = share < 1 ? [shoulder, elbow, share] : [elbow, wrist, share - 1]
  const axis = unit(subtract(to, from))
  const wanted = mirror(spec.fingers ?? [-1, 0, 0])
  const fingers = unit(subtract(wanted, scaleBy(axis, ACROSS * dot(wanted, axis))))
  const normal = unit(cross(fingers, axis))
  const palm = dot(normal, mirror(spec.palm)) < 0 ? scaleBy(normal, -1) : normal
  const radius = skeleton.armRadius * mix(UPPER, LOWER, Math.min(1, Math.max(0, share - 0.5))) + SLEEVE
  const grip = radius / skeleton.hand
  const { along, out } = gripMiddle(grip)
  const middle = add(from, scaleBy(subtract(to, from), at))
  const back = add(scaleBy(fingers, along * skeleton.hand), scaleBy(palm, out * skeleton.hand))
  return { wrist: subtract(middle, back), fingers, palm, grip }
}

/** Fingers lie nearly square to the arm. */
const ACROSS = 0.8
