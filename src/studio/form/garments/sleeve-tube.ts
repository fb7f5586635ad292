import type { PosedBody } from '../../person/body-fields.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { ArmJoints } from '../pose.ts'
import { add, scaleBy, subtract, unit } from '../vector.ts'
import { girthOfLimb, radiusAt } from './girth-of-limb.ts'
import { type LimbBones, placeOnLimb } from './place-on-limb.ts'

/** Where along the arm its own girth is taken: below the shoulder's muscle, and above the hand; 0 the shoulder, 1 the elbow, 2 the wrist. */
const [UPPER_ARM, WRIST] = [0.6, 1.85]
/** Half heads that a sleeve is wider than what lies on the skin, at the upper arm and at the cuff; and what its looseness adds there. */
const WIDER = { upperArm: { least: 0.02, ofLoose: 0.5 }, cuff: { least: 0.02, ofLoose: 0.32 } } as const
/** At the elbow it is as wide as above, but for so much. */
const AT_ELBOW = 0.95
/** It begins below the ball of the shoulder, whose cloth is the trunk's. */
const BEGINS = { from: 0.05, to: 0.45, narrower: 0.22 } as const
/** How far a loose sleeve hangs below an arm that is level, as a share of its room. */
const SAGS = 0.7

/** A sleeve as it is cut: a tube that narrows evenly from the upper arm to the cuff, whatever muscles are in it. */
export function sleeveTube(
  body: PosedBody,
  arm: ArmJoints,
  { ease, loose }: { readonly ease: number; readonly loose: number },
): Field {
  const straight: LimbBones = [arm.shoulder, arm.elbow, arm.wrist]
  const girth = girthOfLimb(body, arm.side === 1 ? 'left arm' : 'right arm', straight)
  const room = (part: (typeof WIDER)['upperArm' | 'cuff']) => ease + part.least + loose * part.ofLoose
  const upper = radiusAt(girth, UPPER_ARM) + room(WIDER.upperArm)
  const cuff = radiusAt(girth, WRIST) + room(WIDER.cuff)
  const sag = (from: (typeof straight)[number], to: (typeof straight)[number]) => {
    const level = 1 - Math.abs(unit(subtract(to, from))[1])
    return level * loose * WIDER.upperArm.ofLoose * SAGS
  }
  const [sagAbove, sagBelow] = [sag(arm.shoulder, arm.elbow), sag(arm.elbow, arm.wrist)]
  const down = (by: number) => scaleBy([0, 1, 0], by)
  const bones: LimbBones = [arm.shoulder, add(arm.elbow, down((sagAbove + sagBelow) / 2)), add(arm.wrist, down(sagBelow * 0.3))]
  return (x, y, z) => {
    const { along, away } = placeOnLimb(bones, x, y, z)
    const radius = along < 1 ? mix(upper, upper * AT_ELBOW, along) : mix(upper * AT_ELBOW, cuff, along - 1)
    return away - radius + BEGINS.narrower * (1 - smoothStep(BEGINS.from, BEGINS.to, along))
  }
}
