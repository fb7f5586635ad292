import { CRAFT_POSES } from './craft-poses.ts'
import { DOING_POSES } from './doing-poses.ts'
import { GESTURE_POSES } from './gesture-poses.ts'
import { MOVING_POSES } from './moving-poses.ts'
import type { PoseSpec } from './pose-spec.ts'
import { RESTING_POSES } from './resting-poses.ts'

const SELDOM_POSES = { ...GESTURE_POSES, ...DOING_POSES, ...CRAFT_POSES, ...RESTING_POSES, ...MOVING_POSES }

type SeldomPose = keyof typeof SELDOM_POSES

/** How somebody poses as few people do. */
export const seldomPose = (kind: SeldomPose): PoseSpec => SELDOM_POSES[kind]
