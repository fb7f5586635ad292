import type { LegSpec } from './pose-spec.ts'

/** What legs do in poses that few pictures need. */
export const SELDOM_LEG = {
  kneeHigh: {
    ankle: (s) => [0.3 * s.wide, s.hipY + 4.3 * s.tall, 0.75 * s.tall],
    kneeToward: [0, -0.15, 1],
    toes: [0.05, 0.35, 1],
  },
  pushedBack: {
    ankle: (s) => [0.3 * s.wide, s.hipY + 5.9 * s.tall, -3.4 * s.tall],
    kneeToward: [0.05, 0.2, 1],
    toes: [0.05, 0.85, 0.45],
  },
  lungeForward: {
    ankle: (s) => [0.85 * s.wide, s.hipY + 5.9 * s.tall, 2.2 * s.tall],
    kneeToward: [0.25, 0, 1],
    toes: [0.2, 0, 1],
  },
  lungeBack: {
    ankle: (s) => [1.15 * s.wide, s.hipY + 5.9 * s.tall, -2.6 * s.tall],
    kneeToward: [0.5, 0, 1],
    toes: [1, 0, 0.6],
  },
  leapForward: {
    ankle: (s) => [0.75 * s.wide, s.hipY + 4.7 * s.tall, 1.1 * s.tall],
    kneeToward: [0.55, -0.1, 1],
    toes: [0.2, 0.8, 0.6],
  },
  leapBack: {
    ankle: (s) => [1.15 * s.wide, s.hipY + 4.4 * s.tall, -3 * s.tall],
    kneeToward: [0.7, 0.5, 0.6],
    toes: [0.1, 0.75, -0.65],
  },
  lyingBelow: {
    ankle: (s) => [-6.4 * s.tall, s.hipY + 0.4 * s.tall, 0.9 * s.tall],
    kneeToward: [0, -0.2, 1],
    toes: [-0.85, 0.1, 0.5],
  },
  lyingAbove: {
    ankle: (s) => [5.7 * s.tall, s.hipY + 0.15 * s.tall, 1.7 * s.tall],
    kneeToward: [0, -0.5, 1],
    toes: [0.85, 0.25, 0.5],
  },
  tucked: {
    ankle: (s) => [0.5 * s.wide, s.hipY + 3.6 * s.tall, -2.1 * s.tall],
    kneeToward: [0.2, 0.2, 1],
    toes: [0.05, 0.8, -0.6],
  },
  dangling: {
    ankle: (s) => [0.42 * s.wide, s.hipY + 6.6 * s.tall, -1 * s.tall],
    kneeToward: [0.1, 0, 1],
    toes: [0.1, 1, 0.35],
  },
  trailing: {
    ankle: (s) => [0.3 * s.wide, s.hipY + 6.95 * s.tall, -0.9 * s.tall],
    kneeToward: [0.1, 0, 1],
    toes: [0, 1, 0.05],
  },
  onPoint: { ankle: (s) => [0.12 * s.wide, s.hipY + 7.02 * s.tall, 0.1], kneeToward: [0.25, 0, 1], toes: [0.05, 1, 0.08] },
  arabesque: {
    ankle: (s) => [0.55 * s.wide, s.hipY + 0.35 * s.tall, -6.9 * s.tall],
    kneeToward: [0.5, 0.6, 0],
    toes: [0, 0.12, -1],
  },
  dancing: { ankle: (s) => [1.35 * s.wide, s.soleY - 0.62 * s.tall, 0.75], kneeToward: [0.75, 0, 1], toes: [0.6, 0.62, 0.55] },
  crouched: {
    ankle: (s) => [0.7 * s.wide, s.hipY + 1.95 * s.tall, 1.35 * s.tall],
    kneeToward: [0.45, -0.9, 1],
    toes: [0.35, 0, 1],
  },
  crouchedBack: {
    ankle: (s) => [0.55 * s.wide, s.hipY + 1.2 * s.tall, -1.1 * s.tall],
    kneeToward: [0.45, 0.5, 1],
    toes: [0.15, 0.85, 0.6],
  },
} as const satisfies Record<string, LegSpec>
