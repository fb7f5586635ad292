import { cycleSize } from '../props/cycle-size.ts'
import { atHead } from './at-head.ts'
import { LEG } from './legs.ts'
import { balance, both, level, limbs, seated, upright } from './pose-parts.ts'
import type { ArmSpec, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'

const onKeys: ArmSpec = {
  wrist: (s) => [0.72 * s.wide, 3.1 * s.tall, 2.7 * s.tall],
  elbowToward: [0.8, 0.9, -0.5],
  hand: 'cupped',
  palm: [0, 1, 0.1],
  fingers: [-0.12, 0.15, 1],
}
const onStrings = (y: number, z: number): ArmSpec => ({
  wrist: (s) => [0.4 * s.wide, y * s.tall, z * s.tall],
  elbowToward: [1, 0.7, -0.3],
  hand: 'cupped',
  palm: [-1, 0.1, 0],
  fingers: [-0.1, -0.3, 1],
})
const squeezing: ArmSpec = {
  wrist: (s) => [1.75 * s.wide, 2.35 * s.tall, 1.7],
  elbowToward: [1, 0.9, -0.4],
  hand: 'cupped',
  palm: [-1, 0, 0.1],
  fingers: [0, -0.25, 1],
}
const onBikeBars: ArmSpec = {
  wrist: (s) => [1.2 * cycleSize(s), s.hipY - 1.25 * cycleSize(s), 2.72 * cycleSize(s)],
  elbowToward: [0.9, 0.8, -0.3],
  hand: 'holding',
  palm: [-0.2, 0.9, 0.3],
  fingers: [-0.2, 0, 1],
}

/** What hands do with a thing: work, and music. */
export const DOING_POSES = {
  'playing guitar': upright(SELDOM_ARM.strumming, SELDOM_ARM.fretting, { nod: 0.1 }),
  'playing violin': upright(SELDOM_ARM.bowing, SELDOM_ARM.stopping),
  'playing flute': upright(
    atHead([1.95, 1.35, 0.95], {
      elbowToward: [1, 0.9, 0],
      hand: 'cupped',
      palm: [-0.15, -0.5, 0.85],
      fingers: [-0.3, -0.9, -0.3],
    }),
    atHead([-0.75, 1.5, 1.5], {
      elbowToward: [0.6, 1, 0.2],
      hand: 'cupped',
      palm: [0.1, -0.4, -0.9],
      fingers: [-0.3, -0.9, 0.2],
    }),
  ),
  'playing trumpet': upright(
    atHead([0.5, 1.4, 1.9], { elbowToward: [1, 0.9, 0], hand: 'holding', palm: [-1, 0, 0], fingers: [-0.2, -0.7, 0.6] }),
    atHead([0.45, 1.5, 2.5], { elbowToward: [1, 0.9, 0], hand: 'holding', palm: [-1, 0, 0], fingers: [-0.2, -0.7, 0.6] }),
    { nod: -0.06 },
  ),
  'playing saxophone': upright(
    atHead([1.05, 3.3, 1.4], {
      elbowToward: [1, 0.8, -0.2],
      hand: 'holding',
      palm: [-0.5, 0, -0.8],
      fingers: [-0.75, 0, 0.65],
    }),
    atHead([0.5, 2.3, 1.35], {
      elbowToward: [1, 0.8, 0],
      hand: 'holding',
      palm: [-0.4, 0.2, -0.85],
      fingers: [-0.8, -0.2, 0.5],
    }),
  ),
  'playing drums': upright(
    {
      wrist: (s) => [1.0 * s.wide, 2.1 * s.tall, 2.1],
      elbowToward: [0.9, 0.9, -0.4],
      hand: 'holding',
      palm: [-0.2, 1, 0.2],
      fingers: [-0.3, -0.1, 1],
    },
    {
      wrist: (s) => [0.7 * s.wide, 2.75 * s.tall, 2.2],
      elbowToward: [0.9, 0.9, -0.4],
      hand: 'holding',
      palm: [-0.2, 1, 0.1],
      fingers: [-0.3, 0.3, 1],
    },
    { nod: 0.08 },
  ),
  'playing piano': {
    ...seated(onKeys, { ...onKeys, wrist: (s) => [1.1 * s.wide, 3.1 * s.tall, 2.7 * s.tall] }),
    nod: 0.16,
    turn: 2,
    headTurn: 1.3,
  },
  'playing harp': { ...seated(onStrings(1.7, 2.6), onStrings(2.5, 2.9)), turn: 0.7 },
  'playing cello': {
    ...balance(0, 0.03, 0),
    turn: 0.3,
    nod: 0.1,
    lead: limbs(
      {
        wrist: (s) => [1.1 * s.wide, 3.5 * s.tall, 2.6],
        elbowToward: [1, 0.5, -0.3],
        hand: 'holding',
        palm: [-0.2, 0.8, -0.3],
        fingers: [-0.9, 0.25, 0.3],
      },
      { ...LEG.onChair, ankle: (s) => [1.7 * s.wide, s.hipY + 3.35 * s.tall, 2.6 * s.tall], kneeToward: [0.5, -1, 0.4] },
    ),
    other: limbs(
      {
        wrist: (s) => [0.72 * s.wide, 0.75 * s.tall, 1.75],
        elbowToward: [1, 0.7, 0.1],
        hand: 'holding',
        palm: [-0.7, 0, -0.6],
        fingers: [-0.6, -0.6, 0.2],
      },
      { ...LEG.onChair, ankle: (s) => [1.6 * s.wide, s.hipY + 3.35 * s.tall, 2.4 * s.tall], kneeToward: [0.5, -1, 0.4] },
    ),
  },
  typing: { ...upright(onKeys, onKeys, { nod: 0.16, isTwoHanded: true }), turn: 0.9, headTurn: 0.4 },
  writing: upright(
    {
      wrist: (s) => [0.5 * s.wide, 2.3 * s.tall, 2.15],
      elbowToward: [0.9, 0.9, -0.3],
      hand: 'holding',
      palm: [-0.6, 0.7, 0],
      fingers: [-0.6, 0.2, 0.75],
    },
    {
      wrist: (s) => [0.5 * s.wide, 2.7 * s.tall, 1.8],
      elbowToward: [0.9, 0.9, -0.3],
      hand: 'cupped',
      palm: [-0.3, -0.95, 0],
      fingers: [-0.6, 0, 0.8],
    },
    { nod: 0.22 },
  ),
  cooking: upright(
    {
      wrist: (s) => [0.75 * s.wide, 2.75 * s.tall, 2],
      elbowToward: [0.8, 0.9, -0.5],
      hand: 'holding',
      palm: [-0.9, 0.1, 0.1],
      fingers: [-0.4, 0, 0.9],
    },
    {
      wrist: (s) => [0.95 * s.wide, 3.1 * s.tall, 1.7],
      elbowToward: [0.8, 0.9, -0.5],
      hand: 'relaxed',
      palm: [-0.2, 1, 0],
      fingers: [-0.4, 0.1, 0.9],
    },
    { nod: 0.16 },
  ),
  fishing: {
    ...upright(
      {
        wrist: (s) => [1.15 * s.wide, 2.75 * s.tall, 1.8],
        elbowToward: [0.8, 0.9, -0.4],
        hand: 'holding',
        palm: [-0.9, 0, 0.15],
        fingers: [-0.35, -0.1, 1],
      },
      {
        wrist: (s) => [-0.6 * s.wide, 3.4 * s.tall, 1.6],
        elbowToward: [0.9, 0.7, -0.3],
        hand: 'holding',
        palm: [0.4, 0, -0.9],
        fingers: [-0.85, 0, 0.5],
      },
    ),
    turn: 0.55,
  },
  aiming: {
    ...balance(0.1, 0.02, -0.04),
    turn: 0.3,
    faces: 'other',
    headTurn: 0.9,
    lead: limbs(SELDOM_ARM.drawing, LEG.apart),
    other: limbs(SELDOM_ARM.aiming, LEG.apart),
  },
  'casting a spell': {
    ...balance(0.14, -0.05, -0.06),
    turn: 0.3,
    lean: 0.06,
    lead: limbs(SELDOM_ARM.casting, LEG.apart),
    other: limbs(SELDOM_ARM.aside, LEG.apart),
  },
  painting: {
    ...upright(
      {
        wrist: (s) => [s.shoulderX + 1.7 * s.tall, 0.9 * s.tall, 2.2],
        elbowToward: [0.6, 1, -0.2],
        hand: 'holding',
        palm: [-0.3, 0.9, 0.3],
        fingers: [0.6, -0.1, 0.8],
      },
      {
        wrist: (s) => [0.85 * s.wide, 2.45 * s.tall, 1.8],
        elbowToward: [0.8, 1, -0.4],
        hand: 'cupped',
        palm: [-0.3, -0.9, 0.2],
        fingers: [-0.5, 0, 0.85],
      },
    ),
    turn: 0.25,
    faces: 'lead',
    headTurn: 0.55,
  },
  'playing accordion': upright(squeezing, squeezing, { isTwoHanded: true, nod: 0.05 }),
  cycling: {
    ...level,
    turn: 1.1,
    faces: 'other',
    lean: 0.42,
    lift: 1.6,
    lead: limbs(onBikeBars, {
      ankle: (s) => [0.6 * s.wide, s.hipY + 5.5 * cycleSize(s), 1.1 * cycleSize(s)],
      kneeToward: [0.1, -0.3, 1],
      toes: [0.05, 0.25, 1],
    }),
    other: limbs(onBikeBars, {
      ankle: (s) => [0.6 * s.wide, s.hipY + 4.1 * cycleSize(s), 0],
      kneeToward: [0.1, -0.5, 1],
      toes: [0.05, 0.15, 1],
    }),
  },
  riding: {
    ...balance(0, 0.02, 0),
    turn: 0.95,
    lift: 2.3,
    ...both(
      {
        wrist: (s) => [0.4 * s.wide, 3.3 * s.tall, 1.9],
        elbowToward: [0.8, 0.8, -0.6],
        hand: 'holding',
        palm: [-1, 0, 0],
        fingers: [-0.3, 0.1, 1],
      },
      {
        ankle: (s) => [1.75 * s.wide, s.hipY + 5.1 * s.tall, 0.7 * s.tall],
        kneeToward: [0.75, -0.2, 1],
        toes: [0.35, -0.1, 1],
      },
    ),
  },
  pushing: {
    ...balance(0, 0.02, 0),
    turn: 0.95,
    lean: 0.4,
    lead: limbs(
      {
        wrist: (s) => [0.9 * s.wide, 0.7 * s.tall, 4],
        elbowToward: [0.7, 0.8, -0.2],
        hand: 'open',
        palm: [0, 0.3, 1],
        fingers: [0.1, -1, 0.35],
      },
      { ankle: (s) => [0.6 * s.wide, s.hipY + 5.6 * s.tall, -3.2 * s.tall], kneeToward: [0.2, 0, 1], toes: [0.1, 0.45, 0.9] },
    ),
    other: limbs(
      {
        wrist: (s) => [0.9 * s.wide, 0.9 * s.tall, 3.9],
        elbowToward: [0.7, 0.8, -0.2],
        hand: 'open',
        palm: [0, 0.3, 1],
        fingers: [0.1, -1, 0.35],
      },
      { ankle: (s) => [0.5 * s.wide, s.hipY + 5.6 * s.tall, 1.5 * s.tall], kneeToward: [0.15, 0, 1], toes: [0.1, 0, 1] },
    ),
  },
  pulling: {
    ...balance(0, 0.02, 0),
    turn: 0.9,
    lean: -0.32,
    isTwoHanded: true,
    lead: limbs(
      {
        wrist: (s) => [0.2, 2.2 * s.tall, 3.4],
        elbowToward: [1, 0.6, -0.2],
        hand: 'holding',
        palm: [-0.8, 0.5, 0],
        fingers: [-0.6, 0, 0.8],
      },
      { ankle: (s) => [0.7 * s.wide, s.hipY + 5.7 * s.tall, 2.6 * s.tall], kneeToward: [0.2, 0, 1], toes: [0.2, -0.15, 1] },
    ),
    other: limbs(
      {
        wrist: (s) => [0.2, 2.35 * s.tall, 2.7],
        elbowToward: [1, 0.6, -0.2],
        hand: 'holding',
        palm: [-0.8, 0.5, 0],
        fingers: [-0.6, 0, 0.8],
      },
      { ankle: (s) => [0.8 * s.wide, s.hipY + 5.7 * s.tall, -0.7 * s.tall], kneeToward: [0.3, 0, 1], toes: [0.4, 0, 1] },
    ),
  },
} as const satisfies Record<string, PoseSpec>
