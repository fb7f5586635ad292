import type { PoseKind } from '../../sheet/pose-kind.ts'

/** What `seldom-poses.ts` is in browsers: nothing until `loadSeldomPoseWords`. */
export let SELDOM_POSE_WORDS: Readonly<Record<string, PoseKind>> = {}

export async function loadSeldomPoseWords(): Promise<void> {
  SELDOM_POSE_WORDS = (await import('./seldom-poses.ts')).SELDOM_POSE_WORDS
}
