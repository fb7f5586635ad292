import type { LegSpec } from './pose-spec.ts'

const standing: LegSpec = {
  ankle: (s) => [0.36 * s.wide, s.soleY - 0.32, -0.1],
  kneeToward: [0.12, 0, 1],
  toes: [0.28, 0, 1],
}

/** What a leg can do; a foot at the height of `soleY` − 0.32 stands on the ground. */
export const LEG = {
  standing,
  /** Bent at ease, the weight on the other. */
  atEase: { ankle: (s) => [1.08 * s.wide, s.soleY - 0.34, 0.75], kneeToward: [0.3, 0, 1], toes: [0.62, 0, 1] },
  apart: { ankle: (s) => [1.2 * s.wide, s.soleY - 0.32, 0], kneeToward: [0.3, 0, 1], toes: [0.5, 0, 1] },
  together: { ankle: (s) => [0.4 * s.wide, s.soleY - 0.32, 0], kneeToward: [0.1, 0, 1], toes: [0.3, 0, 1] },
  againstWall: {
    ankle: (s) => [0.5 * s.wide, s.soleY - 2.1 * s.tall, -0.75],
    kneeToward: [0.15, 0, 1],
    toes: [0.1, 0.75, 0.7],
  },
  stepForward: {
    ankle: (s) => [0.3 * s.wide, s.soleY - 0.75 * s.tall, 2.05 * s.tall],
    kneeToward: [0.05, 0, 1],
    toes: [0.1, -0.28, 1],
  },
  stepBack: {
    ankle: (s) => [0.34 * s.wide, s.soleY - 1.15 * s.tall, -2 * s.tall],
    kneeToward: [0.05, 0, 1],
    toes: [0.1, 0.72, 0.8],
  },
  onChair: {
    ankle: (s) => [0.92 * s.wide, s.hipY + 3.35 * s.tall, 3.2 * s.tall],
    kneeToward: [0.2, -1, 0.4],
    toes: [0.3, 0, 1],
  },
  onChairNear: {
    ankle: (s) => [0.66 * s.wide, s.hipY + 3.35 * s.tall, 2.55 * s.tall],
    kneeToward: [0.25, -1, 0.5],
    toes: [0.35, 0, 1],
  },
  onFootrest: {
    ankle: (s) => [0.5 * s.wide, s.hipY + 3.15 * s.tall, 3.6 * s.tall],
    kneeToward: [0.12, -1, 0.4],
    toes: [0.12, 0, 1],
  },
  kneeling: {
    ankle: (s) => [0.62 * s.wide, s.hipY + 3.62 * s.tall, -3.3 * s.tall],
    kneeToward: [0.1, 0.4, 1],
    toes: [0, 0.25, -1],
  },
  oneKneeUp: {
    ankle: (s) => [0.8 * s.wide, s.hipY + 3.6 * s.tall, 3 * s.tall],
    kneeToward: [0.15, -1, 0.5],
    toes: [0.2, 0, 1],
  },
  /** Knees higher than the ankles, which cross below them: seen from the front the shins make a flat X. */
  crossLegged: {
    ankle: (s) => [-0.62 * s.wide, s.hipY + 0.62 * s.tall, 2.5 * s.tall],
    kneeToward: [1, -0.42, 0.3],
    toes: [-0.95, 0.2, 0.3],
  },
  crossLeggedBehind: {
    ankle: (s) => [-0.62 * s.wide, s.hipY + 0.62 * s.tall, 1.6 * s.tall],
    kneeToward: [1, -0.42, 0.3],
    toes: [-0.95, 0.2, 0.2],
  },
  drawnUp: {
    ankle: (s) => [0.62 * s.wide, s.hipY + 0.42 * s.tall, 2.9 * s.tall],
    kneeToward: [0.1, -1, 0.25],
    toes: [0.15, 0, 1],
  },
  outstretched: {
    ankle: (s) => [0.95 * s.wide, s.hipY + 0.4 * s.tall, 6.4 * s.tall],
    kneeToward: [0.3, -1, 0.1],
    toes: [0.3, -0.8, 0.6],
  },
} as const satisfies Record<string, LegSpec>
