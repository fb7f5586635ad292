import { ARM } from './arms.ts'
import { LEG } from './legs.ts'
import { balance, both, level, limbs } from './pose-parts.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'
import { SELDOM_LEG } from './seldom-legs.ts'

const drooping: ArmSpec = {
  wrist: (s) => [0.8 * s.wide, 1.7 * s.tall, 2],
  elbowToward: [0.6, 1, -0.4],
  hand: 'relaxed',
  palm: [0, 0.8, -0.5],
  fingers: [-0.1, 0.6, 0.75],
}
const onGround: ArmSpec = {
  wrist: (s) => [s.shoulderX * 0.95, s.shoulderY - 0.5 * s.tall, 4.4 * s.tall],
  elbowToward: [0.8, 0.6, -0.3],
  hand: 'flat',
  palm: [0, 0.15, 1],
  fingers: [0, -1, 0.2],
}
const wideKnee = (side: number): LegSpec => ({
  ankle: (s) => [0.9 * s.wide, s.hipY + 5.2 * s.tall, side * 1.9 * s.tall],
  kneeToward: [0.5, 0, 1],
  toes: [0.9, 0, 0.6],
})

/** Told by the whole body: on the way, in the air, in a fight, in a dance. */
export const MOVING_POSES = {
  running: {
    ...balance(0.05, 0.05, -0.05),
    twist: -0.4,
    turn: 0.85,
    lean: 0.3,
    lift: 0.25,
    lead: limbs(SELDOM_ARM.pumpedBack, SELDOM_LEG.kneeHigh),
    other: limbs(SELDOM_ARM.pumpedForward, SELDOM_LEG.pushedBack),
  },
  jumping: {
    ...balance(0, 0.04, 0.04),
    turn: 0.6,
    lift: 1.7,
    lead: limbs(ARM.up, SELDOM_LEG.leapForward),
    other: limbs(ARM.up, SELDOM_LEG.leapBack),
  },
  dancing: {
    ...balance(0.5, 0.12, -0.2),
    twist: 0.3,
    lead: limbs(SELDOM_ARM.overhead, LEG.standing),
    other: limbs(SELDOM_ARM.aside, SELDOM_LEG.dancing),
  },
  ballet: {
    ...balance(0.1, 0.02, -0.05),
    turn: 1,
    lean: 0.32,
    lead: limbs(SELDOM_ARM.reachingForward, SELDOM_LEG.onPoint),
    other: limbs(SELDOM_ARM.aside, SELDOM_LEG.arabesque),
  },
  fighting: {
    ...balance(0.1, 0.05, -0.05),
    twist: -0.25,
    turn: 0.6,
    faces: 'other',
    lean: 0.14,
    lead: limbs(SELDOM_ARM.guardingNear, SELDOM_LEG.lungeBack),
    other: limbs(SELDOM_ARM.guarding, SELDOM_LEG.lungeForward),
  },
  attacking: {
    ...balance(0.1, -0.06, -0.05),
    turn: 0.55,
    faces: 'other',
    lean: 0.14,
    lead: limbs(ARM.swinging, SELDOM_LEG.lungeBack),
    other: limbs(SELDOM_ARM.guarding, SELDOM_LEG.lungeForward),
  },
  flying: {
    ...balance(0.05, -0.05, 0),
    turn: 0.8,
    pitch: 0.72,
    lift: 2.5,
    lead: limbs(SELDOM_ARM.ahead, SELDOM_LEG.trailing),
    other: limbs(ARM.swungBack, SELDOM_LEG.tucked),
  },
  hovering: {
    ...balance(0.1, 0.03, -0.05),
    turn: 0.3,
    lift: 1.4,
    lead: limbs(SELDOM_ARM.aside, SELDOM_LEG.dangling),
    other: limbs(ARM.forward, SELDOM_LEG.tucked),
  },
  leaping: {
    ...balance(0, 0.03, 0.02),
    turn: 1.05,
    lean: 0.1,
    lift: 2.4,
    lead: limbs(
      {
        ...SELDOM_ARM.aside,
        wrist: (s) => [s.shoulderX + 2.6 * s.tall, s.shoulderY - 1.9 * s.tall, 1.4],
        elbowToward: [0.4, 1, -0.3],
      },
      { ankle: (s) => [0.3 * s.wide, s.hipY + 1.6 * s.tall, 6.3 * s.tall], kneeToward: [0.1, -1, 0.2], toes: [0, 0.25, 1] },
    ),
    other: limbs(SELDOM_ARM.spread, {
      ankle: (s) => [0.45 * s.wide, s.hipY + 3.2 * s.tall, -5.8 * s.tall],
      kneeToward: [0.2, 0.8, 0.4],
      toes: [0, 0.35, -1],
    }),
  },
  sneaking: {
    ...balance(0.1, 0.03, -0.05),
    turn: 0.8,
    lean: 0.34,
    lead: limbs(drooping, {
      ankle: (s) => [0.35 * s.wide, s.hipY + 4.9 * s.tall, 2.3 * s.tall],
      kneeToward: [0.1, -0.2, 1],
      toes: [0.05, 0.5, 0.9],
    }),
    other: limbs(drooping, {
      ankle: (s) => [0.35 * s.wide, s.hipY + 5.9 * s.tall, -1.2 * s.tall],
      kneeToward: [0.1, 0, 1],
      toes: [0.1, 0.6, 0.8],
    }),
  },
  crawling: {
    ...balance(0, 0.03, 0),
    turn: 0.95,
    lean: 1.32,
    headFollows: 0.5,
    lead: limbs(onGround, { ...LEG.kneeling, ankle: (s) => [0.6 * s.wide, s.hipY + 3.62 * s.tall, -3.2 * s.tall] }),
    other: limbs(
      { ...onGround, wrist: (s) => [s.shoulderX * 0.95, s.shoulderY + 0.6 * s.tall, 4.3 * s.tall] },
      { ...LEG.kneeling, ankle: (s) => [0.6 * s.wide, s.hipY + 3.5 * s.tall, -2.2 * s.tall] },
    ),
  },
  climbing: {
    ...balance(0.1, 0.12, -0.12),
    turn: 1.05,
    lift: 1.2,
    lead: limbs(
      {
        wrist: (s) => [0.9 * s.wide, s.shoulderY - 3.2 * s.tall, 2.2],
        elbowToward: [1, 0.5, -0.1],
        hand: 'holding',
        palm: [0, 0.3, 1],
        fingers: [-0.1, -1, 0.5],
      },
      { ankle: (s) => [0.7 * s.wide, s.hipY + 6.4 * s.tall, 0.9], kneeToward: [0.4, 0, 1], toes: [0.15, 0.35, 1] },
    ),
    other: limbs(
      {
        wrist: (s) => [1.1 * s.wide, s.shoulderY - 0.9 * s.tall, 2.5],
        elbowToward: [1, 0.7, -0.1],
        hand: 'holding',
        palm: [0, 0.3, 1],
        fingers: [-0.1, -1, 0.5],
      },
      { ankle: (s) => [0.9 * s.wide, s.hipY + 3.7 * s.tall, 2.1], kneeToward: [0.5, -0.3, 1], toes: [0.15, 0.2, 1] },
    ),
  },
  swimming: {
    ...balance(0.05, 0.08, 0.04),
    turn: 1.1,
    pitch: 1.3,
    lift: 2,
    headFollows: 0.55,
    lead: limbs(
      { ...SELDOM_ARM.ahead, hand: 'flat', palm: [0, 0, 1], fingers: [0, -1, 0.1] },
      { ...SELDOM_LEG.trailing, ankle: (s) => [0.4 * s.wide, s.hipY + 6.7 * s.tall, 0.9 * s.tall] },
    ),
    other: limbs(
      {
        wrist: (s) => [s.shoulderX + 0.4, s.shoulderY + 3.7 * s.tall, 1.2],
        elbowToward: [0.5, 0, -1],
        hand: 'flat',
        palm: [-0.3, 0, -1],
      },
      SELDOM_LEG.trailing,
    ),
  },
  falling: {
    ...balance(0, 0.08, -0.06),
    turn: 1,
    pitch: -0.95,
    lift: 3,
    headFollows: 0.6,
    lead: limbs(ARM.up, {
      ankle: (s) => [0.9 * s.wide, s.hipY + 4.2 * s.tall, 3.6 * s.tall],
      kneeToward: [0.3, -0.6, 1],
      toes: [0.1, 0.4, 0.8],
    }),
    other: limbs(SELDOM_ARM.spread, {
      ankle: (s) => [0.7 * s.wide, s.hipY + 5.6 * s.tall, 2.6 * s.tall],
      kneeToward: [0.2, -0.4, 1],
      toes: [0.1, 0.6, 0.8],
    }),
  },
  kicking: {
    ...balance(0.2, 0.06, -0.05),
    turn: 0.95,
    lean: -0.34,
    lead: limbs(SELDOM_ARM.guardingNear, { ...LEG.standing, ankle: (s) => [0.3 * s.wide, s.soleY - 0.5 * s.tall, 0] }),
    other: limbs(SELDOM_ARM.aside, {
      ankle: (s) => [0.4 * s.wide, s.hipY - 0.3 * s.tall, 6.6 * s.tall],
      kneeToward: [0.2, -1, 0.2],
      toes: [0, -0.85, 0.5],
    }),
  },
  punching: {
    ...balance(0.1, 0.04, -0.05),
    twist: 0.3,
    turn: 0.7,
    faces: 'lead',
    lean: 0.2,
    lead: limbs(
      {
        wrist: (s) => [0.25, s.shoulderY + 0.25, 4.6],
        elbowToward: [0.8, 0.7, 0],
        hand: 'fist',
        palm: [0, 1, 0],
        fingers: [-0.1, 0, 1],
      },
      SELDOM_LEG.lungeForward,
    ),
    other: limbs(SELDOM_ARM.guardingNear, SELDOM_LEG.lungeBack),
  },
  throwing: {
    ...balance(0.1, -0.1, -0.06),
    twist: -0.3,
    turn: 0.6,
    faces: 'other',
    lean: -0.16,
    lead: limbs(
      {
        wrist: (s) => [s.shoulderX + 1.5 * s.tall, s.shoulderY - 1.9 * s.tall, -1],
        elbowToward: [1, 0.4, -0.3],
        hand: 'holding',
        palm: [-0.2, -0.4, 1],
        fingers: [0, -1, -0.2],
      },
      SELDOM_LEG.lungeBack,
    ),
    other: limbs(
      {
        wrist: (s) => [s.shoulderX + 0.6, s.shoulderY - 0.4, 3.9],
        elbowToward: [0.6, 0.8, 0],
        hand: 'relaxed',
        palm: [-0.2, 0.9, 0.2],
      },
      SELDOM_LEG.lungeForward,
    ),
  },
  balancing: {
    ...balance(0, 0.08, -0.06),
    turn: 0.85,
    lean: 0.26,
    lead: limbs(SELDOM_ARM.aside, wideKnee(1)),
    other: limbs(SELDOM_ARM.spread, wideKnee(-1)),
  },
  'laughing bent over': {
    ...balance(0.15, 0.03, -0.06),
    turn: 0.55,
    lean: 0.5,
    lead: limbs(
      {
        wrist: (s) => [0.35, 3.1 * s.tall, 1.4],
        elbowToward: [1, 0.3, -0.3],
        hand: 'relaxed',
        palm: [0, 0, -1],
        fingers: [-1, 0.1, 0],
      },
      LEG.apart,
    ),
    other: limbs(
      {
        wrist: (s) => [1.05 * s.wide, s.hipY - 0.3, 2.2],
        elbowToward: [1, 0, -0.4],
        hand: 'relaxed',
        palm: [-0.2, 0.5, -0.8],
        fingers: [-0.3, 0.9, 0.2],
      },
      LEG.atEase,
    ),
  },
  'tree pose': {
    ...balance(0.3, 0.01, -0.03),
    lead: limbs(
      { ...SELDOM_ARM.praying, wrist: (s) => [0.2, s.shoulderY - 3.3 * s.tall, 0.3], elbowToward: [1, 0, 0.1] },
      { ...LEG.standing, ankle: (s) => [0.1, s.soleY - 0.32, 0] },
    ),
    other: limbs(
      { ...SELDOM_ARM.praying, wrist: (s) => [0.2, s.shoulderY - 3.3 * s.tall, 0.3], elbowToward: [1, 0, 0.1] },
      { ankle: (s) => [0.1, s.hipY + 3.5 * s.tall, 0.35], kneeToward: [1, 0.1, 0.3], toes: [-0.25, 1, 0.15] },
    ),
  },
  'warrior pose': {
    ...balance(0.1, 0.01, -0.02),
    twist: 0.1,
    lead: limbs(
      { ...SELDOM_ARM.spread, hand: 'flat', palm: [0, 1, 0.1] },
      { ankle: (s) => [3.2 * s.tall, s.hipY + 5.3 * s.tall, 0.4], kneeToward: [1, 0, 0.35], toes: [1, 0, 0.15] },
    ),
    other: limbs(
      { ...SELDOM_ARM.spread, hand: 'flat', palm: [0, 1, 0.1] },
      { ankle: (s) => [4.1 * s.tall, s.hipY + 5.3 * s.tall, -0.3], kneeToward: [0.4, 0, 1], toes: [0.5, 0, 0.9] },
    ),
  },
  twirling: {
    ...balance(0.1, 0.05, -0.04),
    twist: 0.45,
    turn: 0.3,
    lead: limbs(SELDOM_ARM.overhead, SELDOM_LEG.onPoint),
    other: limbs(
      {
        wrist: (s) => [0.4, 2.2 * s.tall, 2.1],
        elbowToward: [1, 0.5, 0],
        hand: 'relaxed',
        palm: [0, -0.2, -1],
        fingers: [-1, 0.1, 0],
      },
      { ankle: (s) => [0.05, s.hipY + 3.7 * s.tall, 0.7], kneeToward: [1, -0.1, 0.5], toes: [-0.3, 1, 0.1] },
    ),
  },
  'push-up': {
    ...level,
    turn: 1.15,
    pitch: 1.27,
    headFollows: 0.75,
    ...both(
      {
        wrist: (s) => [s.shoulderX * 1.1, s.shoulderY - 0.1, 4.4 * s.tall],
        elbowToward: [1, 0.4, 0],
        hand: 'flat',
        palm: [0, 0, 1],
        fingers: [-0.1, -1, 0],
      },
      { ankle: (s) => [0.4 * s.wide, s.hipY + 6.9 * s.tall, 0], kneeToward: [0.1, 0, 1], toes: [0, 0.1, 1] },
    ),
  },
  disco: {
    ...balance(0.5, -0.13, -0.18),
    twist: 0.2,
    lead: limbs(
      {
        wrist: (s) => [s.shoulderX + 2.4 * s.tall, s.shoulderY - 3.1 * s.tall, 0.8],
        elbowToward: [1, 0.5, 0],
        hand: 'pointing',
        palm: [-0.3, 0.3, 1],
      },
      LEG.apart,
    ),
    other: limbs(ARM.fistOnHip, {
      ...LEG.apart,
      ankle: (s) => [1.8 * s.wide, s.soleY - 0.5 * s.tall, 0.3],
      toes: [0.7, 0.3, 0.8],
    }),
  },
} as const satisfies Record<string, PoseSpec>
