import { seldomPose } from '#studio/form/poses/seldom-poses.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import { ARM } from './poses/arms.ts'
import { LEG } from './poses/legs.ts'
import { balance, contrapposto, level, limbs, seated, upright } from './poses/pose-parts.ts'
import type { PoseSpec } from './poses/pose-spec.ts'

/** How people stand and sit whom nobody tells how, and who reads or holds something: what most pictures need. */
const POSES = {
  portrait: upright(ARM.hanging, ARM.forward, balance(0.12, 0.04, -0.05)),
  relaxed: upright(ARM.hanging, ARM.forward, contrapposto),
  'arms crossed': upright(ARM.crossedOver, ARM.crossedUnder, balance(0.26, 0.035, -0.1)),
  'hand on hip': upright(ARM.onHip, ARM.hanging, balance(0.42, 0.095, -0.16)),
  'hands on hips': { ...balance(0.08, 0.02, -0.04), lead: limbs(ARM.onHip, LEG.apart), other: limbs(ARM.onHip, LEG.apart) },
  'hands in pockets': upright(ARM.inPocket, ARM.inPocket, { ...contrapposto, lean: -0.03 }),
  'hands behind back': upright(ARM.behindBack, ARM.behindBack),
  'hands together': upright(ARM.claspedOver, ARM.claspedUnder),
  'hand on heart': upright(ARM.onHeart, ARM.hanging),
  waving: upright(ARM.raised, ARM.forward, balance(0.26, -0.07, -0.1)),
  'peace sign': upright(ARM.peace, ARM.onHip, balance(0.38, -0.06, -0.15)),
  'arms raised': { ...balance(0.05, 0.01, 0), lead: limbs(ARM.up, LEG.apart), other: limbs(ARM.up, LEG.apart) },
  thinking: upright(ARM.chin, ARM.underElbow, balance(0.24, -0.03, -0.09)),
  holding: upright(ARM.holding, ARM.forward, balance(0.28, 0.04, -0.11)),
  'holding in both hands': upright(ARM.carrying, ARM.carrying, { isTwoHanded: true }),
  'one hand in the pocket': upright(ARM.inPocket, ARM.forward, contrapposto),
  'holding an arm': upright(ARM.onOtherArm, ARM.hanging, balance(0.24, 0.04, -0.1)),
  'hand at the collar': upright(ARM.atCollar, ARM.forward, balance(0.24, 0.03, -0.1)),
  'holding with a hand on hip': upright(ARM.holding, ARM.onHip, balance(-0.3, -0.05, 0.12)),
  'holding with a hand in the pocket': upright(ARM.holding, ARM.inPocket, balance(0.28, 0.04, -0.11)),
  leaning: {
    ...balance(0.34, 0.05, -0.12),
    turn: 0.55,
    lean: -0.1,
    lead: limbs(ARM.inPocket, LEG.standing),
    other: limbs(ARM.hanging, LEG.againstWall),
  },
  walking: {
    ...balance(0.1, 0.05, -0.07),
    twist: -0.3,
    turn: 0.72,
    lean: 0.04,
    lead: limbs(ARM.swungBack, LEG.stepForward),
    other: limbs(ARM.swungForward, LEG.stepBack),
  },
  heroic: { ...balance(0.1, 0.035, -0.05), lead: limbs(ARM.fistOnHip, LEG.apart), other: limbs(ARM.wideFist, LEG.apart) },
  'on one knee': {
    ...level,
    turn: 0.65,
    lead: limbs(ARM.forward, LEG.kneeling),
    other: limbs(ARM.onKnee, LEG.oneKneeUp),
  },
  sitting: seated(ARM.onThigh, ARM.onThigh),
  'sitting on the floor': {
    ...balance(0, 0.05, 0),
    turn: 0.65,
    lean: -0.14,
    lead: limbs(ARM.onFloor, LEG.outstretched),
    other: limbs(ARM.onKnee, LEG.drawnUp),
  },
  'cross-legged': {
    ...level,
    lead: limbs(ARM.onHighKnee, LEG.crossLegged),
    other: limbs(ARM.onHighKnee, LEG.crossLeggedBehind),
  },
} as const satisfies Partial<Record<PoseKind, PoseSpec>>

export type CommonPose = keyof typeof POSES

/** In browsers poses that few pictures need come when the first of them is asked for. */
export function poseSpecOf(kind: PoseKind): PoseSpec {
  return isCommon(kind) ? POSES[kind] : seldomPose(kind)
}

const isCommon = (kind: PoseKind): kind is CommonPose => kind in POSES
