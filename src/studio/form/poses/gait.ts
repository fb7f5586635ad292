import type { PoseKind } from '../../sheet/pose-kind.ts'
import { dance } from './dance.ts'
import { jump } from './jump.ts'
import { mixPoses } from './mix-poses.ts'
import type { PoseSpec } from './pose-spec.ts'
import { runStride } from './run-stride.ts'
import { walkStride } from './walk-stride.ts'

/** A movement of the whole body that a film draws anew, again and again. */
interface Gait {
  /** Of one round: two steps, one jump, two beats. */
  readonly seconds: number
  /** Drawings of one round; more are smoother and take longer. */
  readonly drawings: number
  /** The pose of pictures, at a share of the round; 0 is that pose itself. */
  readonly poseAt: (pose: PoseSpec, at: number) => PoseSpec
  /** The share of the round at which somebody who stood until now is in it: a foot comes down, the knees are bent. */
  readonly begins: number
  /** On the way into it from a pose that somebody stood in, 0…1. */
  readonly setOff: (from: PoseSpec, to: PoseSpec, share: number) => PoseSpec
}

/**
 * Walking has 104 steps a minute, an easy pace; running 170, the middle of what recreational runners do (B. C. Heiderscheit and
 * others, 2011: 172 ± 9 at 2.9 m/s). A dance has 100 beats a minute.
 */
const GAITS: Partial<Record<PoseKind, Gait>> = {
  walking: { seconds: 1.15, drawings: 14, poseAt: walkStride, begins: 0, setOff: mixPoses },
  running: { seconds: 0.71, drawings: 10, poseAt: runStride, begins: 0.1, setOff: mixPoses },
  jumping: { seconds: 1.25, drawings: 16, poseAt: jump, begins: 0.55, setOff: mixPoses },
  dancing: { seconds: 1.2, drawings: 14, poseAt: dance, begins: 0.25, setOff: mixPoses },
}

/** How somebody in this pose moves; nothing for who keeps still in it. */
export function gaitOf(pose: PoseKind): Gait | undefined {
  return GAITS[pose]
}
