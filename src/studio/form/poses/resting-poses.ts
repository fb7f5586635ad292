import { ARM } from './arms.ts'
import { LEG } from './legs.ts'
import { balance, both, level, limbs, seated } from './pose-parts.ts'
import type { ArmSpec, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'
import { SELDOM_LEG } from './seldom-legs.ts'

const underCheek: ArmSpec = {
  wrist: () => [1.05, 0.95, 0.55],
  isAtHead: true,
  elbowToward: [0.3, 1, 0.6],
  hand: 'flat',
  palm: [-0.9, 0, -0.2],
  fingers: [-0.1, -1, -0.15],
}
const chinProp: ArmSpec = {
  wrist: () => [0.62, 1.62, 0.75],
  isAtHead: true,
  elbowToward: [0.3, 1, 0.7],
  hand: 'relaxed',
  palm: [-0.8, -0.3, -0.3],
  fingers: [-0.1, -1, -0.15],
}
const fingersDown: ArmSpec = {
  wrist: (s) => [0.75 * s.wide, s.hipY - 1.3 * s.tall, 2.7 * s.tall],
  elbowToward: [0.9, 0, -0.6],
  hand: 'cupped',
  palm: [-0.1, 0.1, -1],
  fingers: [0, 0.75, 0.7],
}
const onRaisedKnee: ArmSpec = {
  wrist: (s) => [0.3 * s.wide, s.hipY - 2.1 * s.tall, 3.1 * s.tall],
  elbowToward: [1, 0.3, -0.4],
  hand: 'relaxed',
  palm: [-0.2, 0.5, -0.8],
  fingers: [-0.5, 0.75, 0.5],
}
const palmsUp: ArmSpec = {
  ...ARM.onHighKnee,
  hand: 'cupped',
  palm: [0.1, -1, 0],
  fingers: [0.3, 0.2, 1],
}

/** On seats, knees and the ground. */
export const RESTING_POSES = {
  bowing: { ...level, turn: 0.75, lean: 0.7, lead: limbs(ARM.onHeart, LEG.together), other: limbs(ARM.hanging, LEG.together) },
  kneeling: { ...level, turn: 0.6, lead: limbs(ARM.forward, LEG.kneeling), other: limbs(ARM.forward, LEG.kneeling) },
  crouching: {
    ...level,
    turn: 0.75,
    faces: 'lead',
    lean: 0.5,
    lead: limbs(fingersDown, SELDOM_LEG.crouchedBack),
    other: limbs(onRaisedKnee, SELDOM_LEG.crouched),
  },
  'sitting with chin on hand': {
    ...seated({ ...ARM.chin, wrist: (s) => [0.3, 0.42 * s.tall, 1.15] }, SELDOM_ARM.roundKnee),
    lean: 0.22,
  },
  'legs crossed': {
    ...balance(0, 0.04, 0.03),
    turn: 0.5,
    lead: limbs(ARM.onThigh, LEG.onChairNear),
    other: limbs(
      { ...ARM.onThigh, wrist: (s) => [0.2 * s.wide, s.hipY - 1.1, 2 * s.tall] },
      {
        ankle: (s) => [-0.75 * s.wide, s.hipY + 1.75 * s.tall, 4.0 * s.tall],
        kneeToward: [0.1, -1, 0.35],
        toes: [-0.15, 0.5, 0.85],
      },
    ),
  },
  'hugging knees': { ...level, turn: 0.7, lean: 0.28, ...both(SELDOM_ARM.roundKnee, LEG.drawnUp) },
  meditating: { ...level, nod: 0.1, lead: limbs(palmsUp, LEG.crossLegged), other: limbs(palmsUp, LEG.crossLeggedBehind) },
  lying: {
    ...balance(0, 0.02, 0),
    tilt: 0.8,
    lead: limbs(SELDOM_ARM.propped, SELDOM_LEG.lyingBelow),
    other: limbs(SELDOM_ARM.onHipLying, SELDOM_LEG.lyingAbove),
  },
  sleeping: {
    ...balance(0, 0.02, 0),
    tilt: 1.42,
    nod: 0.18,
    headFollows: 0.98,
    lead: limbs(underCheek, {
      ankle: (s) => [-4.6 * s.tall, s.hipY + 0.3 * s.tall, 0.2],
      kneeToward: [-0.2, 0.05, 1],
      toes: [-0.85, 0.1, 0.5],
    }),
    other: limbs(
      {
        wrist: (s) => [-0.3, 1.6 * s.tall, 2.0],
        elbowToward: [0.6, 1, 0.4],
        hand: 'relaxed',
        palm: [-0.7, 0, -0.5],
        fingers: [-0.4, -0.9, 0.2],
      },
      { ankle: (s) => [4.2 * s.tall, s.hipY - 0.1 * s.tall, 0.9], kneeToward: [0.2, -0.15, 1], toes: [0.85, 0.1, 0.5] },
    ),
  },
  'lying on the back': {
    ...level,
    turn: 1.1,
    pitch: -1.5,
    headFollows: 0.9,
    lead: limbs(ARM.onHeart, {
      ankle: (s) => [0.7 * s.wide, s.hipY + 4.6 * s.tall, 0.55 * s.tall],
      kneeToward: [0.15, 0, 1],
      toes: [0.1, 0.35, 0.95],
    }),
    other: limbs(ARM.hanging, {
      ankle: (s) => [0.55 * s.wide, s.hipY + 6.9 * s.tall, 0.1],
      kneeToward: [0.2, 0, 1],
      toes: [0.3, 0.3, 1],
    }),
  },
  'lying on the stomach': {
    ...level,
    turn: 0.95,
    pitch: 1.5,
    lean: -0.24,
    headFollows: 0.08,
    lead: limbs(chinProp, {
      ankle: (s) => [0.5 * s.wide, s.hipY + 4.6 * s.tall, -2.6 * s.tall],
      kneeToward: [0.1, 0.3, 1],
      toes: [0, 0.5, -0.8],
    }),
    other: limbs(chinProp, {
      ankle: (s) => [0.6 * s.wide, s.hipY + 6.85 * s.tall, -0.4],
      kneeToward: [0.15, 0, 1],
      toes: [0, 1, -0.1],
    }),
  },
} as const satisfies Record<string, PoseSpec>
