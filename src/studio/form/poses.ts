import type { PoseKind } from '../sheet/pose-kind.ts'
import { ARM } from './poses/arms.ts'
import { ARM_AT_HEAD } from './poses/arms-at-head.ts'
import { LEG } from './poses/legs.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './poses/pose-spec.ts'

/** Hip shift, shoulder tilt and hip tilt: weight on one leg, shoulders against hips. */
const balance = (hipShift: number, shoulderTilt: number, hipTilt: number) => ({ hipShift, shoulderTilt, hipTilt })
const limbs = (arm: ArmSpec, leg: LegSpec) => ({ arm, leg })
const contrapposto = balance(0.36, 0.085, -0.14)
const calm = balance(0.22, 0.045, -0.09)
const level = balance(0, 0.015, 0)

/** Arms over standing legs: the lead leg carries. */
const upright = (lead: ArmSpec, other: ArmSpec, spec: Partial<PoseSpec> = {}): PoseSpec => ({
  ...calm,
  twist: 0.12,
  ...spec,
  lead: limbs(lead, LEG.standing),
  other: limbs(other, LEG.atEase),
})

const seated = (lead: ArmSpec, other: ArmSpec): PoseSpec => ({
  ...balance(0, 0.03, 0),
  turn: 0.5,
  lead: limbs(lead, LEG.onChair),
  other: limbs(other, LEG.onChairNear),
})

export const POSES: Record<PoseKind, PoseSpec> = {
  portrait: upright(ARM.hanging, ARM.forward, balance(0.12, 0.04, -0.05)),
  relaxed: upright(ARM.hanging, ARM.forward, contrapposto),
  'arms crossed': upright(ARM.crossedOver, ARM.crossedUnder, balance(0.26, 0.035, -0.1)),
  'hand on hip': upright(ARM.onHip, ARM.hanging, balance(0.42, 0.095, -0.16)),
  'hands on hips': { ...balance(0.08, 0.02, -0.04), lead: limbs(ARM.onHip, LEG.apart), other: limbs(ARM.onHip, LEG.apart) },
  'hands in pockets': upright(ARM.inPocket, ARM.inPocket, { ...contrapposto, lean: -0.03 }),
  'hands behind back': upright(ARM.behindBack, ARM.behindBack),
  'hands together': upright(ARM.claspedOver, ARM.claspedUnder),
  'hand on heart': upright(ARM.onHeart, ARM.hanging),
  praying: { ...level, nod: 0.14, lead: limbs(ARM.praying, LEG.together), other: limbs(ARM.praying, LEG.together) },
  waving: upright(ARM.raised, ARM.forward, balance(0.26, -0.07, -0.1)),
  saluting: { ...balance(0.04, -0.02, 0), lead: limbs(ARM.salute, LEG.together), other: limbs(ARM.hanging, LEG.together) },
  pointing: upright(ARM.point, ARM.hanging, balance(0.3, -0.05, -0.12)),
  'peace sign': upright(ARM.peace, ARM.onHip, balance(0.38, -0.06, -0.15)),
  'thumbs up': upright(ARM.thumbUp, ARM.hanging),
  'arms raised': { ...balance(0.05, 0.01, 0), lead: limbs(ARM.up, LEG.apart), other: limbs(ARM.up, LEG.apart) },
  'fist raised': upright(ARM.fistUp, ARM.fistOnHip, balance(0.16, -0.09, -0.06)),
  'arms spread': { ...balance(0.05, 0.01, 0), lead: limbs(ARM.spread, LEG.apart), other: limbs(ARM.spread, LEG.together) },
  flexing: { ...balance(0.1, 0.02, -0.04), lead: limbs(ARM.flexed, LEG.apart), other: limbs(ARM.flexed, LEG.apart) },
  thinking: upright(ARM.chin, ARM.underElbow, balance(0.24, -0.03, -0.09)),
  holding: upright(ARM.holding, ARM.forward, balance(0.28, 0.04, -0.11)),
  'holding in both hands': upright(ARM.carrying, ARM.carrying, { isTwoHanded: true }),
  'holding the bars': upright(ARM.onBars, ARM.hanging, contrapposto),
  'holding under the arm': upright(ARM.underArm, ARM.hanging, contrapposto),
  reading: upright(ARM.reading, ARM.reading, { isTwoHanded: true, nod: 0.2 }),
  'playing guitar': upright(ARM.strumming, ARM.fretting, { nod: 0.1 }),
  'playing violin': upright(ARM.bowing, ARM.stopping),
  'one hand in the pocket': upright(ARM.inPocket, ARM.forward, contrapposto),
  'holding an arm': upright(ARM.onOtherArm, ARM.hanging, balance(0.24, 0.04, -0.1)),
  'hand at the neck': upright(ARM_AT_HEAD.onNape, ARM.hanging, balance(0.3, -0.08, -0.12)),
  'hand at the collar': upright(ARM.atCollar, ARM.forward, balance(0.24, 0.03, -0.1)),
  'hand on cheek': upright(ARM_AT_HEAD.onCheek, ARM.underElbow, balance(0.22, -0.02, -0.09)),
  'hands behind the head': upright(ARM_AT_HEAD.behindHead, ARM_AT_HEAD.behindHead, {
    ...balance(0.2, 0.02, -0.1),
    lean: -0.04,
  }),
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
  running: {
    ...balance(0.05, 0.05, -0.05),
    twist: -0.4,
    turn: 0.85,
    lean: 0.3,
    lift: 0.25,
    lead: limbs(ARM.pumpedBack, LEG.kneeHigh),
    other: limbs(ARM.pumpedForward, LEG.pushedBack),
  },
  jumping: {
    ...balance(0, 0.04, 0.04),
    turn: 0.6,
    lift: 1.7,
    lead: limbs(ARM.up, LEG.leapForward),
    other: limbs(ARM.up, LEG.leapBack),
  },
  dancing: {
    ...balance(0.5, 0.12, -0.2),
    twist: 0.3,
    lead: limbs(ARM.overhead, LEG.standing),
    other: limbs(ARM.aside, LEG.dancing),
  },
  ballet: {
    ...balance(0.1, 0.02, -0.05),
    turn: 1,
    lean: 0.32,
    lead: limbs(ARM.reachingForward, LEG.onPoint),
    other: limbs(ARM.aside, LEG.arabesque),
  },
  heroic: { ...balance(0.1, 0.035, -0.05), lead: limbs(ARM.fistOnHip, LEG.apart), other: limbs(ARM.wideFist, LEG.apart) },
  fighting: {
    ...balance(0.1, 0.05, -0.05),
    twist: -0.25,
    turn: 0.6,
    lean: 0.14,
    lead: limbs(ARM.guardingNear, LEG.lungeBack),
    other: limbs(ARM.guarding, LEG.lungeForward),
  },
  attacking: {
    ...balance(0.1, -0.06, -0.05),
    turn: 0.55,
    lean: 0.14,
    lead: limbs(ARM.swinging, LEG.lungeBack),
    other: limbs(ARM.guarding, LEG.lungeForward),
  },
  aiming: {
    ...balance(0.1, 0.02, -0.04),
    turn: 0.55,
    lead: limbs(ARM.drawing, LEG.apart),
    other: limbs(ARM.aiming, LEG.apart),
  },
  'casting a spell': {
    ...balance(0.14, -0.05, -0.06),
    turn: 0.3,
    lean: 0.06,
    lead: limbs(ARM.casting, LEG.apart),
    other: limbs(ARM.aside, LEG.apart),
  },
  flying: {
    ...balance(0.05, -0.05, 0),
    turn: 0.8,
    pitch: 0.72,
    lift: 2.5,
    lead: limbs(ARM.ahead, LEG.trailing),
    other: limbs(ARM.swungBack, LEG.tucked),
  },
  hovering: {
    ...balance(0.1, 0.03, -0.05),
    turn: 0.3,
    lift: 1.4,
    lead: limbs(ARM.aside, LEG.dangling),
    other: limbs(ARM.forward, LEG.tucked),
  },
  bowing: { ...level, turn: 0.75, lean: 0.7, lead: limbs(ARM.onHeart, LEG.together), other: limbs(ARM.hanging, LEG.together) },
  kneeling: { ...level, turn: 0.6, lead: limbs(ARM.forward, LEG.kneeling), other: limbs(ARM.forward, LEG.kneeling) },
  'on one knee': {
    ...level,
    turn: 0.65,
    lead: limbs(ARM.forward, LEG.kneeling),
    other: limbs(ARM.onKnee, LEG.oneKneeUp),
  },
  crouching: {
    ...level,
    turn: 0.55,
    lean: 0.3,
    lead: limbs(ARM.onKnee, LEG.crouched),
    other: limbs(ARM.roundKnee, LEG.crouchedBack),
  },
  sitting: seated(ARM.onThigh, ARM.onThigh),
  'sitting with chin on hand': {
    ...seated({ ...ARM.chin, wrist: (s) => [0.3, 0.42 * s.tall, 1.15] }, ARM.roundKnee),
    lean: 0.22,
  },
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
  'hugging knees': {
    ...level,
    turn: 0.7,
    lean: 0.28,
    lead: limbs(ARM.roundKnee, LEG.drawnUp),
    other: limbs(ARM.roundKnee, LEG.drawnUp),
  },
  lying: {
    ...balance(0, 0.02, 0),
    tilt: 0.8,
    lead: limbs(ARM.propped, LEG.lyingBelow),
    other: limbs(ARM.onHipLying, LEG.lyingAbove),
  },
}
