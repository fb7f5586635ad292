import { beforeBelly } from './arms.ts'
import type { ArmSpec } from './pose-spec.ts'

const guarding: ArmSpec = {
  wrist: (s) => [0.8 * s.wide, 0.62 * s.tall, 2.15],
  elbowToward: [0.45, 1, -0.3],
  hand: 'fist',
  palm: [-0.8, 0, -0.5],
  fingers: [-0.35, -0.75, 0.6],
}

/** What arms do in poses that few pictures need. */
export const SELDOM_ARM = {
  reading: {
    wrist: (s) => [1.06 * s.wide, 2.1 * s.tall, 1.62],
    elbowToward: [0.7, 1, -0.3],
    hand: 'cupped',
    palm: [-0.62, -0.7, -0.1],
    fingers: [-0.35, -0.42, 0.84],
    // Fingers behind the covers, thumbs on the pages.
    onReal: {
      wrist: (s) => [1.75 * Math.min(1, s.wide), 2.75 * s.tall, beforeBelly(s, 1.9, 0.85)],
      hand: 'edge',
      palm: [-0.3, 0.05, -0.95],
      fingers: [-0.6, -0.85, 0.15],
    },
  },
  /** On the bars of something on wheels, beside the hip. */
  onBars: {
    wrist: (s) => [s.shoulderX + 0.75 * s.wide, 4.15 * s.tall, 0.15],
    elbowToward: [1, 0.2, -0.8],
    hand: 'holding',
    palm: [-0.3, 0.95, 0],
    fingers: [0.3, 0.15, 0.9],
  },
  /** Round something as large as a helmet, between the arm and the ribs. */
  underArm: {
    wrist: (s) => [s.shoulderX * 0.86, 3.15 * s.tall, 1.75],
    elbowToward: [1, 0.35, -0.75],
    hand: 'relaxed',
    palm: [-0.25, -0.35, -0.9],
    fingers: [-0.85, 0.15, 0.1],
  },
  guarding,
  thumbUp: {
    wrist: (s) => [0.98 * s.wide, 1.75 * s.tall, 2],
    elbowToward: [0.6, 1, -0.3],
    hand: 'thumb up',
    palm: [0, 0, -1],
    fingers: [-1, 0, 0.25],
  },
  salute: {
    wrist: (s) => [1.62, -s.neckLength - 0.12, 0.75],
    elbowToward: [1, 0.75, -0.1],
    hand: 'flat',
    palm: [-0.35, 0.75, 0.5],
    fingers: [-0.86, -0.52, -0.12],
  },
  point: {
    wrist: (s) => [s.shoulderX + 2.9 * s.tall, s.shoulderY - 0.35, 2.4],
    elbowToward: [0.3, 1, 0],
    hand: 'pointing',
    palm: [-0.3, 0.8, 0.45],
  },
  fistUp: {
    wrist: (s) => [s.shoulderX + 0.75 * s.tall, s.shoulderY - 3.7 * s.tall, 0.5],
    elbowToward: [1, 0.2, 0.1],
    hand: 'fist',
    palm: [-0.4, 0, 1],
  },
  ahead: {
    wrist: (s) => [s.shoulderX * 1.3, s.shoulderY - 4.4 * s.tall, 0.2],
    elbowToward: [1, 0, 0.3],
    hand: 'fist',
    palm: [-0.3, 0.2, 1],
  },
  spread: {
    wrist: (s) => [s.shoulderX + 4.2 * s.tall, s.shoulderY - 0.15, 0.5],
    elbowToward: [0, 1, -0.4],
    hand: 'open',
    palm: [0, 0.15, 1],
  },
  flexed: {
    wrist: (s) => [s.shoulderX + 1.75 * s.tall, s.shoulderY - 1.55 * s.tall, 0.35],
    elbowToward: [1, 0.55, 0],
    hand: 'fist',
    palm: [-1, 0.2, 0],
    fingers: [-0.45, -0.9, 0],
  },
  strumming: {
    wrist: (s) => [0.5 * s.wide, 2.5 * s.tall, 2],
    elbowToward: [1, 0.5, -0.2],
    hand: 'relaxed',
    palm: [0, 0.1, -1],
    fingers: [-0.85, 0.5, 0.1],
  },
  fretting: {
    // The neck lies in it.
    wrist: (s) => [s.shoulderX + 0.95 * s.wide, 1.95 * s.tall, 1.2 + 1.6 * Math.max(0, (s.frontZ ?? 0) - 0.95)],
    elbowToward: [0.7, 1, -0.3],
    hand: 'holding',
    palm: [-0.35, -0.3, 0.9],
    fingers: [-0.35, -0.9, -0.1],
  },
  bowing: {
    wrist: (s) => [0.75 * s.wide, 1.35 * s.tall, 2.5],
    elbowToward: [1, 0.7, -0.2],
    hand: 'holding',
    palm: [-0.3, 0.75, -0.4],
    fingers: [-0.85, -0.25, 0.35],
  },
  /** Below the neck of a violin, which lies between thumb and fingers. */
  stopping: {
    wrist: (s) => [0.5 + 2.45 * (0.55 + 0.45 * s.tall), 1.05 * s.tall, 2.3],
    elbowToward: [0.2, 1, -0.1],
    hand: 'holding',
    palm: [-0.7, -0.1, -0.5],
    fingers: [-0.15, -0.95, 0.2],
  },
  drawing: {
    wrist: (s) => [0.62 * s.wide, 0.05, 1.25],
    elbowToward: [1, 0, -0.4],
    hand: 'fist',
    palm: [0, 0.4, -1],
    fingers: [-0.8, -0.1, 0.6],
  },
  aiming: {
    wrist: (s) => [s.shoulderX + 4.4 * s.tall, s.shoulderY - 0.35, 1],
    elbowToward: [0, 1, -0.3],
    hand: 'holding',
    palm: [-0.15, 0, 1],
  },
  guardingNear: { ...guarding, wrist: (s) => [0.72 * s.wide, 0.95 * s.tall, 1.45] },
  casting: {
    wrist: (s) => [s.shoulderX + 1.7 * s.tall, 0.35 * s.tall, 3],
    elbowToward: [0.7, 0.8, -0.2],
    hand: 'open',
    palm: [0.05, -0.2, 1],
    fingers: [0.2, -1, 0.1],
  },
  praying: {
    wrist: (s) => [0.17, 2.1 * s.tall, 1.42],
    elbowToward: [1, 0.75, -0.2],
    hand: 'flat',
    palm: [-1, 0, 0],
    fingers: [-0.04, -1, 0.16],
  },
  pumpedBack: {
    wrist: (s) => [s.shoulderX + 0.25 * s.wide, s.shoulderY + 2.5 * s.tall, -0.35],
    elbowToward: [0.35, -0.3, -1],
    hand: 'fist',
    palm: [-1, 0, 0],
  },
  pumpedForward: {
    wrist: (s) => [s.shoulderX * 0.5, s.shoulderY + 0.75 * s.tall, 2.35],
    elbowToward: [0.3, 1, -0.2],
    hand: 'fist',
    palm: [-1, 0, 0.1],
  },
  reachingForward: {
    wrist: (s) => [s.shoulderX * 0.8, s.shoulderY - 1.1 * s.tall, 4.2],
    elbowToward: [0.6, 0.8, 0],
    hand: 'relaxed',
    palm: [-0.3, 0.9, 0],
  },
  propped: {
    wrist: (s) => [s.shoulderX + 1.75 * s.tall, s.shoulderY + 1.7 * s.tall, 2],
    elbowToward: [0.75, 0.7, -0.4],
    hand: 'relaxed',
    palm: [0.7, 0.7, 0],
    fingers: [-0.3, 0.2, 1],
  },
  onHipLying: {
    wrist: (s) => [1.05 * s.wide, s.hipY - 0.5, 0.95],
    elbowToward: [1, -0.2, 0.1],
    hand: 'relaxed',
    palm: [-0.75, 0, -0.6],
    fingers: [-0.1, 0.9, 0.4],
  },
  overhead: {
    wrist: (s) => [0.62 * s.wide, s.shoulderY - 3.75 * s.tall, 0.7],
    elbowToward: [1, 0.05, 0.15],
    hand: 'relaxed',
    palm: [-0.4, 0.9, 0.1],
    fingers: [-0.86, -0.35, 0],
  },
  aside: {
    wrist: (s) => [s.shoulderX + 3.7 * s.tall, s.shoulderY + 0.85 * s.tall, 0.95],
    elbowToward: [0, 0.75, -0.7],
    hand: 'relaxed',
    palm: [-0.1, 0.9, 0.4],
  },
  roundKnee: {
    wrist: (s) => [0.35 * s.wide, s.hipY - 1.15, 2.35 * s.tall],
    elbowToward: [1, 0.4, -0.3],
    hand: 'relaxed',
    palm: [-0.4, 0.3, -1],
    fingers: [-0.85, 0.4, 0.2],
  },
} as const satisfies Record<string, ArmSpec>
