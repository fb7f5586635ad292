import type { Vector } from '../math/matrix.ts'
import { swung } from '../person/turn.ts'
import { measuredLimbs, type RestingLimb } from './limb-shape.ts'
import type { ArmJoints, LegJoints } from './pose.ts'
import { add, cross, scaleBy, subtract, unit } from './vector.ts'

/** A limb that is nearly straight has no plane it bends in: there the turn from rest decides, with this weight. */
const STRAIGHT = 0.08

/** How each bone of a limb is turned about itself: where its hinge points at its beginning and at its end. */
export interface LimbAxes {
  readonly upper: readonly [Vector, Vector]
  readonly lower: readonly [Vector, Vector]
}

/** As the arms of people of the form are turned (`person/turn-limbs.ts`): the forearm's end goes with the hand. */
export function armAxes({ side, shoulder, elbow, wrist, handPlace: m }: ArmJoints): LimbAxes {
  const { arm, hingeInHand } = measuredLimbs()
  const { upper, lower } = hingesOf(arm, [shoulder, elbow, wrist], side)
  const ofHand = [m[0], m[4], m[8], m[1], m[5], m[9], m[2], m[6], m[10]]
  const hand = [0, 1, 2].map((axis) =>
    hingeInHand.reduce((sum, value, index) => sum + value * ofHand[index * 3 + axis]!, 0),
  ) as unknown as Vector // of three axes
  return { upper, lower: [lower[0], hand] }
}

export function legAxes({ side, hip, knee, ankle }: LegJoints): LimbAxes {
  return hingesOf(measuredLimbs().leg, [hip, knee, ankle], side)
}

/** Worked out at the picture's right, where limbs were measured; hinges of the other side are mirrored as points are. */
function hingesOf(rest: RestingLimb, joints: readonly [Vector, Vector, Vector], side: -1 | 1): LimbAxes {
  const mirrored = ([x, y, z]: Vector): Vector => [x * side, y, z]
  const [root, middle, end] = joints.map(mirrored) as [Vector, Vector, Vector]
  const [upper, lower] = [unit(subtract(middle, root)), unit(subtract(end, middle))]
  const fromRest = swung(rest.hinge, rest.upper, upper)
  const hinge = unit(add(cross(upper, lower), scaleBy(fromRest, STRAIGHT)))
  return {
    upper: [mirrored(unit(add(hinge, fromRest))), mirrored(hinge)],
    lower: [mirrored(hinge), mirrored(hinge)],
  }
}
