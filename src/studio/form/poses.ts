import type { PoseKind } from '../sheet/scene-sheet.ts'
import type { HandKind } from './hand-shapes.ts'
import type { Vector } from './matrix.ts'
import type { Skeleton } from './skeleton.ts'

/** All vectors are written for the picture's right side and mirrored for the left; body space, half heads. */
export interface ArmSpec {
  readonly wrist: (skeleton: Skeleton) => Vector
  readonly elbowToward: Vector
  readonly hand: HandKind
  /** Where the palm looks. */
  readonly palm: Vector
  /** Where the fingers point; absent = on along the forearm. */
  readonly fingers?: Vector
}

export interface LegSpec {
  readonly ankle: (skeleton: Skeleton) => Vector
  readonly kneeToward: Vector
  readonly toes: Vector
}

export interface PoseSpec {
  /** The hips' way to the leading (weight-bearing) side, and how far shoulders and hips tilt against each other. */
  readonly hipShift: number
  readonly shoulderTilt: number
  readonly hipTilt: number
  readonly lead: { readonly arm: ArmSpec; readonly leg: LegSpec }
  readonly other: { readonly arm: ArmSpec; readonly leg: LegSpec }
}

const hanging: ArmSpec = {
  wrist: (s) => [s.shoulderX + 0.34 * s.wide, s.shoulderY + 4.5 * s.tall, 0.22],
  elbowToward: [0.5, 0, -1],
  hand: 'relaxed',
  palm: [-1, 0, -0.25],
}
const hangingForward: ArmSpec = {
  ...hanging,
  wrist: (s) => [s.shoulderX + 0.22 * s.wide, s.shoulderY + 4.25 * s.tall, 0.75],
  elbowToward: [0.6, 0, -1],
}
const onHip: ArmSpec = {
  wrist: (s) => [1.22 * s.wide, s.waistY + 1.02 * s.tall, 0.12],
  elbowToward: [1, 0.1, -0.55],
  hand: 'on hip',
  palm: [-0.85, 0.35, -0.3],
  fingers: [-0.35, 0.75, 0.6],
}
const standing: LegSpec = {
  ankle: (s) => [0.42 * s.wide, s.soleY - 0.32, -0.1],
  kneeToward: [0.12, 0, 1],
  toes: [0.28, 0, 1],
}
const atEase: LegSpec = {
  ankle: (s) => [1.02 * s.wide, s.soleY - 0.3, 0.35],
  kneeToward: [0.35, 0, 1],
  toes: [0.6, 0, 1],
}
const apart: LegSpec = {
  ankle: (s) => [1.2 * s.wide, s.soleY - 0.32, 0],
  kneeToward: [0.3, 0, 1],
  toes: [0.5, 0, 1],
}

export const POSES: Record<PoseKind, PoseSpec> = {
  portrait: {
    hipShift: 0.1,
    shoulderTilt: 0.035,
    hipTilt: -0.05,
    lead: { arm: hanging, leg: standing },
    other: { arm: hangingForward, leg: atEase },
  },
  relaxed: {
    hipShift: 0.22,
    shoulderTilt: 0.06,
    hipTilt: -0.1,
    lead: { arm: hanging, leg: standing },
    other: { arm: hangingForward, leg: atEase },
  },
  'arms crossed': {
    hipShift: 0.14,
    shoulderTilt: 0.03,
    hipTilt: -0.06,
    lead: {
      arm: {
        wrist: (s) => [-0.62 * s.wide, 2.02 * s.tall, 1.18],
        elbowToward: [1, 0.9, 0.1],
        hand: 'relaxed',
        palm: [0, 0.2, -1],
        fingers: [-1, -0.22, 0.0],
      },
      leg: standing,
    },
    other: {
      arm: {
        wrist: (s) => [-0.5 * s.wide, 2.42 * s.tall, 0.98],
        elbowToward: [1, 0.8, 0],
        hand: 'fist',
        palm: [0, 0.2, -1],
        fingers: [-1, -0.1, -0.35],
      },
      leg: atEase,
    },
  },
  'hand on hip': {
    hipShift: 0.3,
    shoulderTilt: 0.075,
    hipTilt: -0.13,
    lead: { arm: onHip, leg: standing },
    other: { arm: hanging, leg: atEase },
  },
  waving: {
    hipShift: 0.14,
    shoulderTilt: -0.06,
    hipTilt: -0.06,
    lead: {
      arm: {
        wrist: (s) => [s.shoulderX + 0.95 * s.wide, s.shoulderY - 0.75 * s.tall, 0.95],
        elbowToward: [0.65, 1, -0.1],
        hand: 'open',
        palm: [-0.1, -0.1, 1],
        fingers: [0.14, -1, 0.1],
      },
      leg: standing,
    },
    other: { arm: hangingForward, leg: atEase },
  },
  thinking: {
    hipShift: 0.14,
    shoulderTilt: -0.03,
    hipTilt: -0.06,
    lead: {
      arm: {
        wrist: (s) => [0.16 * s.wide, 0.62 * s.tall, 1.28],
        elbowToward: [0.35, 1, 0.15],
        hand: 'thinking',
        palm: [-0.55, 0.1, -0.8],
        fingers: [-0.22, -1, -0.05],
      },
      leg: standing,
    },
    other: {
      arm: {
        wrist: (s) => [-0.35 * s.wide, 2.6 * s.tall, 1.05],
        elbowToward: [1, 0.9, -0.1],
        hand: 'relaxed',
        palm: [0, -0.3, -1],
        fingers: [-1, -0.12, 0],
      },
      leg: atEase,
    },
  },
  holding: {
    hipShift: 0.16,
    shoulderTilt: 0.03,
    hipTilt: -0.07,
    lead: {
      arm: {
        wrist: (s) => [(s.shoulderX + 0.35) * 0.86, 2.15 * s.tall, 1.5],
        elbowToward: [0.55, 1, -0.4],
        hand: 'holding',
        palm: [-0.9, 0.0, 0.15],
        fingers: [-0.35, -0.1, 1],
      },
      leg: standing,
    },
    other: { arm: hangingForward, leg: atEase },
  },
  walking: {
    hipShift: 0.08,
    shoulderTilt: 0.04,
    hipTilt: -0.05,
    lead: {
      arm: {
        ...hanging,
        wrist: (s) => [s.shoulderX + 0.2 * s.wide, s.shoulderY + 4.15 * s.tall, -1.1],
        elbowToward: [0.4, 0, -1],
      },
      leg: {
        ankle: (s) => [0.34 * s.wide, s.soleY - 0.3, 1.25],
        kneeToward: [0.05, 0, 1],
        toes: [0.12, -0.12, 1],
      },
    },
    other: {
      arm: {
        ...hanging,
        wrist: (s) => [s.shoulderX - 0.05 * s.wide, s.shoulderY + 3.75 * s.tall, 1.7],
        elbowToward: [0.5, 0.3, -1],
      },
      leg: {
        ankle: (s) => [0.36 * s.wide, s.soleY - 0.72, -1.35],
        kneeToward: [0.05, 0, 1],
        toes: [0.12, 0.6, 1],
      },
    },
  },
  sitting: {
    hipShift: 0,
    shoulderTilt: 0.03,
    hipTilt: 0,
    lead: {
      arm: {
        wrist: (s) => [0.8 * s.wide, s.hipY - 0.62, 1.7 * s.tall],
        elbowToward: [1, 0.2, -0.8],
        hand: 'relaxed',
        palm: [0, 1, 0],
        fingers: [-0.25, 0.25, 1],
      },
      leg: {
        ankle: (s) => [0.95 * s.wide, s.hipY + s.shin - 0.15, s.thigh * 0.9],
        kneeToward: [0.2, -1, 0.4],
        toes: [0.3, 0, 1],
      },
    },
    other: {
      arm: {
        wrist: (s) => [0.55 * s.wide, s.hipY - 0.6, 1.95 * s.tall],
        elbowToward: [1, 0.2, -0.8],
        hand: 'relaxed',
        palm: [0, 1, 0],
        fingers: [-0.4, 0.2, 1],
      },
      leg: {
        ankle: (s) => [0.75 * s.wide, s.hipY + s.shin - 0.15, s.thigh * 0.68],
        kneeToward: [0.25, -1, 0.5],
        toes: [0.4, 0, 1],
      },
    },
  },
  heroic: {
    hipShift: 0.06,
    shoulderTilt: 0.03,
    hipTilt: -0.04,
    lead: { arm: { ...onHip, hand: 'fist', fingers: [-0.8, 0.35, 0.35], palm: [-0.2, 0.5, -0.85] }, leg: apart },
    other: {
      arm: {
        ...hanging,
        hand: 'fist',
        wrist: (s) => [s.shoulderX + 0.95 * s.wide, s.shoulderY + 4.2 * s.tall, 0.35],
        elbowToward: [1, 0, -0.8],
      },
      leg: apart,
    },
  },
  'hands together': {
    hipShift: 0.12,
    shoulderTilt: 0.02,
    hipTilt: -0.05,
    lead: {
      arm: {
        wrist: (s) => [0.34 * s.wide, 3.55 * s.tall, 1.3],
        elbowToward: [1, 0.3, -0.5],
        hand: 'relaxed',
        palm: [0, 0.3, -1],
        fingers: [-0.8, 0.6, 0.05],
      },
      leg: standing,
    },
    other: {
      arm: {
        wrist: (s) => [0.42 * s.wide, 3.62 * s.tall, 1.12],
        elbowToward: [1, 0.3, -0.5],
        hand: 'relaxed',
        palm: [0, 0.3, -1],
        fingers: [-0.8, 0.6, 0.05],
      },
      leg: atEase,
    },
  },
}
