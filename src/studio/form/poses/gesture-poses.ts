import { ARM, beforeBelly } from './arms.ts'
import { ARM_AT_HEAD } from './arms-at-head.ts'
import { atHead } from './at-head.ts'
import { LEG } from './legs.ts'
import { balance, both, calm, contrapposto, level, limbs, upright } from './pose-parts.ts'
import type { ArmSpec, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'

const overFace = atHead([0.46, 1.36, 1.4], {
  elbowToward: [0.6, 1, 0.1],
  hand: 'flat',
  palm: [-0.1, 0, -1],
  fingers: [-0.14, -1, -0.24],
})
const behindScreen: ArmSpec = {
  wrist: (s) => [0.75, -s.neckLength + 0.3, 2.3],
  elbowToward: [0.7, 1, -0.1],
  hand: 'open',
  palm: [0.1, 0, 1],
  fingers: [-0.15, -1, 0.1],
}
const clapping: ArmSpec = {
  wrist: (s) => [0.36, 2.1 * s.tall, 1.95],
  elbowToward: [1, 0.75, -0.2],
  hand: 'flat',
  palm: [-1, 0, 0],
  fingers: [-0.05, -0.85, 0.5],
}

/** What arms and hands say. */
export const GESTURE_POSES = {
  praying: { ...level, nod: 0.14, ...both(SELDOM_ARM.praying, LEG.together) },
  'holding the bars': upright(SELDOM_ARM.onBars, ARM.hanging, contrapposto),
  'holding under the arm': upright(SELDOM_ARM.underArm, ARM.hanging, contrapposto),
  reading: upright(SELDOM_ARM.reading, SELDOM_ARM.reading, { isTwoHanded: true, nod: 0.2 }),
  'hand at the neck': upright(ARM_AT_HEAD.onNape, ARM.hanging, balance(0.3, -0.08, -0.12)),
  'hand on cheek': upright(ARM_AT_HEAD.onCheek, ARM.underElbow, balance(0.22, -0.02, -0.09)),
  'hands behind the head': upright(ARM_AT_HEAD.behindHead, ARM_AT_HEAD.behindHead, {
    ...balance(0.2, 0.02, -0.1),
    lean: -0.04,
  }),
  'fists on hips': {
    ...balance(0.08, 0.02, -0.04),
    lead: limbs(ARM.fistOnHip, LEG.apart),
    other: limbs(ARM.fistOnHip, LEG.apart),
  },
  /** Into a microphone, which `play-at-head.ts` puts before the mouth. */
  singing: upright(
    atHead([0.5, 1.72, 1.75], {
      elbowToward: [0.8, 1, 0],
      hand: 'holding',
      palm: [-0.85, 0.1, -0.5],
      fingers: [-0.5, -0.6, 0.1],
    }),
    ARM.forward,
    balance(0.28, 0.04, -0.11),
  ),
  /** A cigarette between two fingers beside the mouth. */
  smoking: upright(
    atHead([1.75, 1.75, 0.95], {
      elbowToward: [0.35, 1, -0.1],
      hand: 'cigarette',
      palm: [-0.8, -0.1, -0.6],
      fingers: [-0.15, -0.97, 0.1],
    }),
    ARM.underElbow,
    balance(0.26, 0.04, -0.11),
  ),
  /** A shaft that lies on the shoulder, its lower end in the hand before the chest. */
  'on the shoulder': upright(
    {
      wrist: (s) => [s.shoulderX * 0.7, s.shoulderY + 1.95 * s.tall, 1.95],
      elbowToward: [0.8, 1, -0.3],
      hand: 'holding',
      palm: [-0.6, 0.2, -0.75],
      fingers: [-0.72, -0.45, 0.4],
    },
    ARM.onHip,
    balance(0.3, 0.05, -0.12),
  ),
  'showing a hook': upright(
    {
      wrist: (s) => [s.shoulderX * 0.85, 1.6 * s.tall, 1.75],
      elbowToward: [0.7, 1, -0.4],
      hand: 'fist',
      palm: [-0.95, -0.1, 0.2],
    },
    ARM.onHip,
    balance(0.28, 0.04, -0.11),
  ),
  saluting: {
    ...balance(0.04, -0.02, 0),
    lead: limbs(SELDOM_ARM.salute, LEG.together),
    other: limbs(ARM.hanging, LEG.together),
  },
  pointing: upright(SELDOM_ARM.point, ARM.hanging, balance(0.3, -0.05, -0.12)),
  'thumbs up': upright(SELDOM_ARM.thumbUp, ARM.hanging),
  'fist raised': upright(SELDOM_ARM.fistUp, ARM.fistOnHip, balance(0.16, -0.09, -0.06)),
  'holding up': upright(
    { ...SELDOM_ARM.fistUp, hand: 'holding', palm: [0.1, 0.2, 1], fingers: [0.3, -0.9, 0.25] },
    ARM.fistOnHip,
    balance(0.16, -0.09, -0.06),
  ),
  'holding to the face': upright(
    atHead([1.0, 1.95, 1.2], {
      elbowToward: [0.6, 1, 0.1],
      hand: 'holding',
      palm: [-0.6, 0, -0.8],
      fingers: [-0.75, -0.6, 0.35],
    }),
    ARM.forward,
  ),
  'looking through': upright(
    atHead([0.95, 1.4, 1.3], {
      elbowToward: [0.6, 1, 0.1],
      hand: 'holding',
      palm: [-0.6, 0, -0.8],
      fingers: [-0.75, -0.6, 0.35],
    }),
    ARM.forward,
  ),
  'hand on the hilt': upright(
    {
      wrist: (s) => [s.hipX + 0.5 * s.thighRadius + 0.75, s.waistY + 0.05 * s.tall, 0.75],
      elbowToward: [1, 0.1, -0.7],
      hand: 'holding',
      palm: [-0.4, 0.9, 0],
      fingers: [-0.6, 0.2, 0.75],
    },
    ARM.hanging,
  ),
  'arms spread': {
    ...balance(0.05, 0.01, 0),
    lead: limbs(SELDOM_ARM.spread, LEG.apart),
    other: limbs(SELDOM_ARM.spread, LEG.together),
  },
  flexing: { ...balance(0.1, 0.02, -0.04), ...both(SELDOM_ARM.flexed) },
  'hugging oneself': upright(
    {
      wrist: (s) => [-0.86 * s.wide, 1.72 * s.tall, 1.12],
      elbowToward: [1, 0.9, 0.1],
      hand: 'clasped',
      palm: [-0.2, 0.1, -1],
      fingers: [-1, -0.2, -0.35],
      roundArm: 0.5,
    },
    {
      wrist: (s) => [-0.74 * s.wide, 2.2 * s.tall, 0.95],
      elbowToward: [1, 0.85, 0],
      hand: 'clasped',
      palm: [-0.2, 0.1, -1],
      fingers: [-1, -0.1, -0.4],
      onReal: { wrist: (s) => [-0.4 * s.shoulderX, 2.25 * s.tall, beforeBelly(s, 0.98, 0.18)], fingers: [-1, -0.15, -0.35] },
    },
    { ...calm, nod: 0.12 },
  ),
  'hugging something': upright(
    {
      wrist: (s) => [0.15, 2.35 * s.tall, 2.15],
      elbowToward: [1, 0.8, 0],
      hand: 'relaxed',
      palm: [0, 0, -1],
      fingers: [-1, -0.1, -0.25],
    },
    {
      wrist: (s) => [0.2, 2.75 * s.tall, 2.1],
      roundArm: 1.8,
      elbowToward: [1, 0.8, 0],
      hand: 'relaxed',
      palm: [0, 0, -1],
      fingers: [-1, -0.1, -0.25],
    },
    { ...calm, nod: 0.1, isTwoHanded: true },
  ),
  shrugging: {
    ...balance(0.08, 0.03, -0.05),
    ...both({
      wrist: (s) => [s.shoulderX + 1.35 * s.tall, 1.9 * s.tall, 1.5],
      elbowToward: [0.25, 1, -0.6],
      hand: 'open',
      palm: [0, -1, 0.35],
      fingers: [0.9, 0, 0.35],
    }),
  },
  facepalm: upright(
    atHead([0.42, 1.16, 1.5], { elbowToward: [0.5, 1, 0.1], hand: 'relaxed', palm: [0, 0, -1], fingers: [-0.24, -1, -0.3] }),
    ARM.underElbow,
    { ...calm, nod: 0.24 },
  ),
  'crying into the hands': { ...level, nod: 0.4, lean: 0.16, ...both(overFace, LEG.together) },
  'hiding the face': { ...level, nod: 0.16, tilt: -0.06, ...both(behindScreen, LEG.together) },
  whispering: upright(
    atHead([0.82, 1.36, 1.05], { elbowToward: [0.7, 1, 0], hand: 'flat', palm: [-1, 0, -0.25], fingers: [-0.12, -1, 0.12] }),
    ARM.hanging,
    { ...balance(0.3, 0.05, -0.1), tilt: -0.08 },
  ),
  'finger on the lips': upright(
    atHead([0.14, 1.84, 1.42], {
      elbowToward: [0.5, 1, 0.1],
      hand: 'pointing',
      palm: [-0.6, 0, -0.8],
      fingers: [-0.05, -1, -0.24],
    }),
    ARM.hanging,
  ),
  'hand over the mouth': upright(
    atHead([0.86, 0.86, 1.22], { elbowToward: [0.7, 1, 0], hand: 'relaxed', palm: [0, 0, -1], fingers: [-1, -0.14, 0.02] }),
    ARM.forward,
  ),
  yawning: upright(
    atHead([0.84, 1.16, 1.3], { elbowToward: [0.7, 1, 0], hand: 'relaxed', palm: [0, -0.2, -1], fingers: [-1, -0.16, 0.02] }),
    {
      wrist: (s) => [s.shoulderX + 0.75 * s.tall, s.shoulderY - 3.4 * s.tall, 0.2],
      elbowToward: [1, 0.1, -0.2],
      hand: 'fist',
      palm: [-0.4, 0, 1],
    },
    { ...balance(0.2, 0.1, -0.1), lean: -0.08, nod: -0.12 },
  ),
  'hand in hair': upright(
    atHead([1.32, -0.3, 0.25], {
      elbowToward: [1, -0.1, 0.25],
      hand: 'relaxed',
      palm: [-0.7, 0.6, 0],
      fingers: [-0.75, -0.45, -0.55],
    }),
    ARM.onHip,
    balance(0.4, -0.09, -0.15),
  ),
  phoning: upright(
    atHead([1.36, 1.3, 0.5], { elbowToward: [0.3, 1, 0.3], hand: 'phone', palm: [-1, 0, -0.1], fingers: [-0.1, -1, -0.25] }),
    ARM.inPocket,
    contrapposto,
  ),
  selfie: upright(
    {
      wrist: (s) => [s.shoulderX + 2.5 * s.tall, s.shoulderY - 0.75 * s.tall, 2.5],
      elbowToward: [0.5, 1, 0],
      hand: 'phone',
      palm: [-0.6, 0, -0.75],
      fingers: [-0.1, -1, 0.1],
    },
    ARM.peace,
    balance(0.3, -0.06, -0.1),
  ),
  photographing: upright(
    atHead([0.66, 1.34, 1.85], {
      elbowToward: [0.8, 1, 0],
      hand: 'holding',
      palm: [-0.75, 0, -0.6],
      fingers: [-0.35, -0.75, 0.3],
    }),
    atHead([0.66, 1.34, 1.85], {
      elbowToward: [0.8, 1, 0],
      hand: 'holding',
      palm: [-0.75, 0, -0.6],
      fingers: [-0.35, -0.75, 0.3],
    }),
    { isTwoHanded: true },
  ),
  drinking: upright(
    atHead([0.62, 1.66, 1.7], { elbowToward: [0.8, 1, 0], hand: 'holding', palm: [-0.8, 0, -0.6], fingers: [-0.6, -0.5, 0.1] }),
    ARM.inPocket,
  ),
  clapping: upright(clapping, clapping),
  'making a heart': upright(
    {
      wrist: (s) => [0.62, 2.05 * s.tall, 2],
      elbowToward: [1, 0.8, -0.2],
      hand: 'cupped',
      palm: [-0.3, 0.5, -0.8],
      fingers: [-0.6, -0.8, -0.1],
    },
    {
      wrist: (s) => [0.62, 2.05 * s.tall, 2],
      elbowToward: [1, 0.8, -0.2],
      hand: 'cupped',
      palm: [-0.3, 0.5, -0.8],
      fingers: [-0.6, -0.8, -0.1],
    },
  ),
  stretching: upright(
    {
      wrist: (s) => [0.5, s.shoulderY - 3.9 * s.tall, 0.15],
      elbowToward: [1, 0, -0.1],
      hand: 'clasped',
      palm: [-0.3, -0.5, 0.8],
      fingers: [-0.7, -0.7, 0],
    },
    {
      wrist: (s) => [0.55, s.shoulderY - 3.8 * s.tall, 0.05],
      elbowToward: [1, 0, -0.1],
      hand: 'clasped',
      palm: [-0.3, -0.5, 0.8],
      fingers: [-0.7, -0.7, 0],
    },
    { ...balance(0.3, 0.05, -0.12), lean: -0.08, tilt: -0.1 },
  ),
  'shielding the eyes': upright(
    atHead([1.3, 0.0, 1.05], { elbowToward: [1, 0.7, 0], hand: 'flat', palm: [0, 1, -0.2], fingers: [-0.95, -0.15, 0.22] }),
    ARM.onHip,
  ),
} as const satisfies Record<string, PoseSpec>
