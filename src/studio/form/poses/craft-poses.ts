import { beforeBelly } from './arms.ts'
import { LEG } from './legs.ts'
import { calm, level, limbs, upright } from './pose-parts.ts'
import type { ArmSpec, PoseSpec } from './pose-spec.ts'

/** Needles or a hoop before the lower chest. */
const atNeedles: ArmSpec = {
  wrist: (s) => [1.1 * s.wide, 1.95 * s.tall, beforeBelly(s, 1.6, 0.75)],
  elbowToward: [1, 0.8, -0.4],
  hand: 'holding',
  palm: [-0.2, 0.9, 0],
  fingers: [-0.75, -0.15, 0.65],
}
/** Steadies what lies on a table. */
const onTable: ArmSpec = {
  wrist: (s) => [0.6 * s.wide, 2.85 * s.tall, 2],
  elbowToward: [0.9, 0.9, -0.4],
  hand: 'cupped',
  palm: [-0.2, 1, 0],
  fingers: [-0.4, 0.1, 0.9],
}
const inDough: ArmSpec = { ...onTable, hand: 'fist', fingers: [-0.25, 0.35, 0.9] }

/** How far an unborn child pushes hands out on the drawn form; of the human form `frontZ` tells it. */
const childZ = ({ belly, frontZ }: { belly: number; frontZ?: number }) => (frontZ === undefined ? 0.9 * belly : 0)

/** Crafts and work about the house. */
export const CRAFT_POSES = {
  knitting: upright(atNeedles, atNeedles, { isTwoHanded: true, nod: 0.16 }),
  sewing: upright({ ...atNeedles, wrist: (s) => [1.2 * s.wide, 1.7 * s.tall, beforeBelly(s, 1.75, 0.85)] }, atNeedles, {
    isTwoHanded: true,
    nod: 0.18,
  }),
  hammering: upright(
    {
      wrist: (s) => [s.shoulderX + 1.3 * s.wide, 0.9 * s.tall, 1.5],
      elbowToward: [0.8, 0.9, -0.3],
      hand: 'holding',
      palm: [-0.9, 0, 0.2],
      fingers: [-0.2, -0.3, 0.95],
    },
    onTable,
    { nod: 0.14 },
  ),
  chopping: upright(
    {
      wrist: (s) => [0.75 * s.wide, 2.45 * s.tall, 1.9],
      elbowToward: [0.9, 0.9, -0.4],
      hand: 'holding',
      palm: [-0.9, 0.1, 0],
      fingers: [-0.25, 0.3, 0.9],
    },
    onTable,
    { nod: 0.2 },
  ),
  kneading: upright(inDough, inDough, { nod: 0.18, lean: 0.06 }),
  gardening: upright(
    {
      wrist: (s) => [s.shoulderX + 0.6 * s.wide, 2.9 * s.tall, 1.7],
      elbowToward: [0.7, 0.8, -0.6],
      hand: 'holding',
      palm: [-0.5, 0.8, 0],
      fingers: [0.1, 0.1, 1],
    },
    {
      wrist: (s) => [0.8 * s.wide, 2.4 * s.tall, beforeBelly(s, 1.6)],
      elbowToward: [0.8, 1, -0.4],
      hand: 'cupped',
      palm: [-0.3, -0.9, 0.2],
      fingers: [-0.5, 0, 0.85],
    },
  ),
  /** Both hands on a handle that goes down to the ground before the leading foot. */
  sweeping: {
    ...calm,
    turn: 0.3,
    lean: 0.12,
    nod: 0.14,
    lead: limbs(
      {
        wrist: (s) => [1.05 * s.wide, 3.35 * s.tall, 1.35],
        elbowToward: [0.9, 0.5, -0.7],
        hand: 'holding',
        palm: [-0.95, 0, 0.1],
        fingers: [-0.2, 0.3, 1],
      },
      LEG.apart,
    ),
    other: limbs(
      {
        wrist: (s) => [0.35 * s.wide, 1.9 * s.tall, 1.15],
        elbowToward: [1, 0.8, 0],
        hand: 'holding',
        palm: [-0.9, 0, -0.35],
        fingers: [-0.5, -0.1, 0.85],
      },
      LEG.apart,
    ),
  },
  /** From what the leading hand tips into what the other holds below it. */
  pouring: upright(
    {
      wrist: (s) => [1.55 * s.wide, 1.75 * s.tall, 1.75],
      elbowToward: [1, 0.5, -0.4],
      hand: 'holding',
      palm: [-0.9, 0, 0.2],
      fingers: [-0.3, -0.1, 0.95],
    },
    {
      wrist: (s) => [0.95 * s.wide, 3.15 * s.tall, 1.6],
      elbowToward: [0.9, 0.8, -0.5],
      hand: 'holding',
      palm: [-0.9, 0, 0.2],
      fingers: [-0.35, 0, 0.95],
    },
    { nod: 0.2 },
  ),
  'tying a shoe': {
    ...level,
    turn: 0.85,
    lean: 1.1,
    nod: 0.12,
    lead: limbs(
      {
        wrist: (s) => [-0.4 * s.wide, s.hipY - 1.75 * s.tall, 4 * s.tall],
        elbowToward: [1, 0.2, 0.2],
        hand: 'cupped',
        palm: [-1, 0.2, 0.2],
        fingers: [-0.2, 0.3, 1],
      },
      { ...LEG.kneeling, ankle: (s) => [0.62 * s.wide, s.hipY + 3.3 * s.tall, -3.3 * s.tall] },
    ),
    other: limbs(
      {
        wrist: (s) => [1.15 * s.wide, s.hipY - 1.75 * s.tall, 4 * s.tall],
        elbowToward: [1, 0.2, 0.2],
        hand: 'cupped',
        palm: [-1, 0.2, 0.2],
        fingers: [-0.2, 0.3, 1],
      },
      { ...LEG.oneKneeUp, ankle: (s) => [0.8 * s.wide, s.hipY + 3.75 * s.tall, 3 * s.tall] },
    ),
  },
  'hands on the belly': {
    ...upright(
      {
        wrist: (s) => [0.85 * s.wide, 2.85 * s.tall, beforeBelly(s, 1.15, 0.22) + childZ(s)],
        elbowToward: [1, 0.6, -0.5],
        hand: 'flat',
        palm: [0, 0.35, -0.95],
        fingers: [-0.95, 0.15, 0.15],
      },
      {
        wrist: (s) => [0.85 * s.wide, 4.05 * s.tall, beforeBelly(s, 0.95, 0.05) + 0.8 * childZ(s)],
        elbowToward: [1, 0.3, -0.6],
        hand: 'flat',
        palm: [0, -0.4, -0.9],
        fingers: [-0.95, 0.2, 0.15],
      },
      { nod: 0.1 },
    ),
    turn: 0.65,
    headTurn: 0.35,
  },
} as const satisfies Record<string, PoseSpec>
