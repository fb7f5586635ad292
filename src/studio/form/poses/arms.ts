import type { Skeleton } from '../skeleton.ts'
import type { ArmSpec } from './pose-spec.ts'

/** How far out a wrist is beside the hips of whoever has broad ones; `usual` is beside narrow ones. */
const besideTrunk = ({ sideX = 0 }: Skeleton, usual: number, beside = 0.25) => Math.max(usual, sideX + beside)

const hanging: ArmSpec = {
  wrist: (s) => [besideTrunk(s, s.shoulderX + 0.3 * s.wide), s.shoulderY + 4.46 * s.tall, 0.3],
  elbowToward: [0.55, 0, -1],
  hand: 'relaxed',
  palm: [-1, 0, -0.25],
}
/** Half heads from the skin of a belly to the wrist before it. */
const BEFORE = 0.42

/** The depth of a wrist before the belly of whoever has a large one; `usual` is before a flat one. */
export const beforeBelly = ({ frontZ = 0 }: Skeleton, usual: number, before = BEFORE) => Math.max(usual, frontZ + before)

/** Outside of a real hip, the heavier the further out. */
const besideHip: ArmSpec['onReal'] = {
  wrist: (s) => [s.hipX + 0.52 * s.thighRadius + 0.56 + 0.3 * Math.max(0, s.weight), s.waistY + 0.55 * s.tall, 0.02],
}
const onHip: ArmSpec = {
  wrist: (s) => [besideTrunk(s, 1.22 * s.wide, 0), s.waistY + 1.02 * s.tall, 0.12],
  elbowToward: [1, 0.1, -0.55],
  hand: 'on hip',
  palm: [-0.85, 0.35, -0.3],
  fingers: [-0.35, 0.75, 0.6],
  onReal: { ...besideHip, palm: [-1, 0.12, -0.12], fingers: [-0.2, 0.42, 0.88] },
}
const holding: ArmSpec = {
  wrist: (s) => [(s.shoulderX + 0.35) * 0.86, 2.15 * s.tall, 1.5],
  elbowToward: [0.55, 1, -0.4],
  hand: 'holding',
  palm: [-0.9, 0, 0.15],
  fingers: [-0.35, -0.1, 1],
  isFree: true,
}
const raised: ArmSpec = {
  wrist: (s) => [s.shoulderX + 0.95 * s.wide, s.shoulderY - 0.75 * s.tall, 0.95],
  elbowToward: [0.65, 1, -0.1],
  hand: 'open',
  palm: [-0.1, -0.1, 1],
  fingers: [0.14, -1, 0.1],
}
/** Short arms of a cartoon cross farther before a chest that is as deep as everybody's. */
const beforeChest = ({ tall, muscle }: Skeleton) => 1.1 * Math.max(0, 0.75 - tall) * (1 + 2 * Math.max(0, muscle - 0.35))

/** What an arm can do. */
export const ARM = {
  hanging,
  /** A shaft beside the shoulder, clear of the face of who goes on. */
  holdingAside: {
    ...holding,
    wrist: (s) => [s.shoulderX + 0.8 * s.wide, 2.75 * s.tall, 0.45],
    elbowToward: [0.6, 0.6, -1],
    fingers: [-0.1, -0.1, 1],
  },
  /** A suitcase beside the leg. */
  carryingLow: {
    ...hanging,
    wrist: (s) => [besideTrunk(s, s.shoulderX + 0.7 * s.wide, 0.6), s.shoulderY + 4.3 * s.tall, 0.45],
    hand: 'holding',
    palm: [-0.7, 0, -0.75],
    isFree: true,
  },
  forward: {
    ...hanging,
    wrist: (s) => [s.shoulderX + 0.14 * s.wide, s.shoulderY + 4.2 * s.tall, 0.85],
    elbowToward: [0.7, 0, -1],
  },
  onHip,
  fistOnHip: { ...onHip, onReal: besideHip, hand: 'fist', fingers: [-0.8, 0.35, 0.35], palm: [-0.2, 0.5, -0.85] },
  wideFist: {
    ...hanging,
    hand: 'fist',
    wrist: (s) => [s.shoulderX + 0.95 * s.wide, s.shoulderY + 4.2 * s.tall, 0.35],
    elbowToward: [1, 0, -0.8],
  },
  inPocket: {
    wrist: (s) => [1.16 * s.wide, 4.02 * s.tall, 0.5],
    elbowToward: [1, 0, -0.75],
    hand: 'hidden',
    palm: [-1, 0, 0],
    fingers: [-0.2, 1, 0.1],
  },
  behindBack: {
    wrist: (s) => [0.3 * s.wide, 4.05 * s.tall, -1.05],
    elbowToward: [1, 0.2, -0.5],
    hand: 'relaxed',
    palm: [0, 0, -1],
    fingers: [-1, 0.35, 0],
  },
  crossedOver: {
    wrist: (s) => [-0.62 * s.wide, 2.02 * s.tall, 1.18 + beforeChest(s)],
    elbowToward: [1, 0.9, 0.1],
    hand: 'clasped',
    palm: [0, 0.2, -1],
    fingers: [-1, -0.22, -0.2],
    roundArm: 0.74,
  },
  crossedUnder: {
    wrist: (s) => [-0.38 * s.wide, 2.42 * s.tall, 0.94 + beforeChest(s)],
    elbowToward: [1, 0.8, 0],
    hand: 'fist',
    palm: [0, 0.2, -1],
    fingers: [-1, -0.1, -0.35],
    // In the other armpit.
    onReal: { wrist: (s) => [-0.44 * s.shoulderX, 2.2 * s.tall, beforeBelly(s, 0.92, 0.06)], fingers: [-1, -0.35, -0.6] },
  },
  raised,
  peace: { ...raised, wrist: (s) => [s.shoulderX + 0.95 * s.wide, -0.3, 1.3], hand: 'peace', fingers: [0.1, -1, 0.08] },
  up: {
    wrist: (s) => [s.shoulderX + 1.3 * s.tall, s.shoulderY - 3.9 * s.tall, 0.3],
    elbowToward: [1, 0.2, -0.3],
    hand: 'open',
    palm: [-0.3, 0, 1],
  },
  chin: {
    wrist: (s) => [0.16 * s.wide, 0.62 * s.tall, 1.28],
    elbowToward: [0.35, 1, 0.15],
    hand: 'thinking',
    palm: [-0.55, 0.1, -0.8],
    fingers: [-0.22, -1, -0.05],
  },
  underElbow: {
    wrist: (s) => [-0.35 * s.wide, 2.6 * s.tall, 1.05],
    elbowToward: [1, 0.9, -0.1],
    hand: 'clasped',
    palm: [0, -0.3, -1],
    fingers: [-1, -0.2, -0.1],
    roundArm: 0.88,
  },
  onHeart: {
    wrist: (s) => [0.5 * s.wide, 1.72 * s.tall, 1.42],
    elbowToward: [1, 0.8, -0.3],
    hand: 'relaxed',
    palm: [0, 0.1, -1],
    fingers: [-1, -0.42, 0.02],
  },
  /** The other arm above its elbow. */
  onOtherArm: {
    wrist: (s) => [-0.5 * s.shoulderX, s.shoulderY + 2.3 * s.tall, 1.02],
    roundArm: 0.8,
    elbowToward: [1, 0.8, -0.1],
    hand: 'cupped',
    palm: [-0.25, 0.1, -1],
    fingers: [-1, 0.06, -0.42],
  },
  atCollar: {
    wrist: (s) => [0.72 * s.wide, 1.3 * s.tall, 1.42],
    elbowToward: [0.9, 1, -0.2],
    hand: 'holding',
    palm: [-0.2, 0.1, -1],
    fingers: [-0.75, -0.6, -0.1],
  },
  holding,
  carrying: {
    wrist: (s) => [0.78 * s.wide, 2.65 * s.tall, 1.5],
    elbowToward: [0.8, 1, -0.4],
    hand: 'cupped',
    palm: [-0.55, -0.75, 0.1],
    fingers: [-0.72, 0.05, 0.7],
  },
  swinging: {
    wrist: (s) => [s.shoulderX + 1.55 * s.wide, s.shoulderY + 0.05 * s.tall, 1.1],
    elbowToward: [1, 0.7, -0.2],
    hand: 'holding',
    palm: [-0.75, -0.1, 0.4],
    fingers: [-0.4, -0.35, 0.9],
  },
  claspedOver: {
    wrist: (s) => [0.62 * s.wide, 3.62 * s.tall, 1.3],
    elbowToward: [1, 0.3, -0.5],
    hand: 'clasped',
    palm: [0, 0.22, -1],
    fingers: [-0.94, 0.34, 0.04],
  },
  claspedUnder: {
    wrist: (s) => [0.66 * s.wide, 3.56 * s.tall, 1.06],
    elbowToward: [1, 0.3, -0.5],
    hand: 'clasped',
    palm: [0, 0.22, -1],
    fingers: [-0.9, 0.45, 0.02],
  },
  swungBack: {
    ...hanging,
    wrist: (s) => [s.shoulderX + 0.3 * s.wide, s.shoulderY + 4.05 * s.tall, -1.35],
    elbowToward: [0.4, 0, -1],
  },
  swungForward: {
    ...hanging,
    wrist: (s) => [s.shoulderX - 0.1 * s.wide, s.shoulderY + 3.6 * s.tall, 1.9],
    elbowToward: [0.5, 0.3, -1],
  },
  onThigh: {
    wrist: (s) => [0.8 * s.wide, s.hipY - 1.12 * s.thighRadius - 0.4, 1.7 * s.tall],
    elbowToward: [1, 0.2, -0.8],
    hand: 'relaxed',
    palm: [0, 1, 0],
    fingers: [-0.25, 0.25, 1],
    onReal: { wrist: (s) => [s.hipX * 1.25, s.hipY - s.thighRadius - 0.56, 1.6 * s.tall], fingers: [-0.1, 0.08, 1] },
  },
  onKnee: {
    wrist: (s) => [1.5 * s.wide, s.hipY - 0.8 * s.thighRadius - 0.34, 2.1 * s.tall],
    elbowToward: [1, 0.3, -0.6],
    hand: 'relaxed',
    palm: [0, 1, 0],
    fingers: [0.35, 0.3, 1],
  },
  /** The knee of somebody who sits cross-legged. */
  onHighKnee: {
    wrist: (s) => [1.72 * s.wide, s.hipY - 1.5 * s.tall, 2.1 * s.tall],
    elbowToward: [1, 0.3, -0.6],
    hand: 'relaxed',
    palm: [-0.1, 1, 0],
    fingers: [0.3, 0.55, 1],
  },
  onArmrest: {
    wrist: (s) => [1.35 * s.wide, s.hipY - 0.95, 1.35 * s.tall],
    elbowToward: [1, 0.2, -0.8],
    hand: 'relaxed',
    palm: [0, 1, 0],
    fingers: [0.05, 0.35, 1],
  },
  /** Of an armchair or a throne. */
  onChairArm: {
    wrist: (s) => [1.3 * s.wide + 0.45, s.hipY - 1.05, 1.05 * s.tall],
    elbowToward: [1, 0.2, -0.8],
    hand: 'relaxed',
    palm: [-0.15, 1, 0],
    fingers: [-0.05, 0.15, 1],
  },
  onFloor: {
    wrist: (s) => [s.shoulderX + 0.55 * s.wide, s.hipY + 0.28, -1.25],
    elbowToward: [0.6, -0.2, -1],
    hand: 'on hip',
    palm: [0, 1, 0],
    fingers: [0.8, 0.1, -0.4],
  },
} as const satisfies Record<string, ArmSpec>
