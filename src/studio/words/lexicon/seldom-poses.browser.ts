import type { PoseKind } from '../../sheet/pose-kind.ts'

type SeldomPoses = typeof import('./seldom-poses.ts')

/** What `seldom-poses.ts` is in browsers: nothing until `loadSeldomPoseWords`. */
export let SELDOM_POSE_WORDS: Readonly<Record<string, PoseKind>> = {}
/** Until then nobody has more in hand than is said. */
export let thingOfActivity: SeldomPoses['thingOfActivity'] = () => undefined
/** Until then things are in the hand, wherever they are said to be. */
export let whereHeld: SeldomPoses['whereHeld'] = () => undefined
/** Until then nothing but its own stands in a place. */
export let readThings: SeldomPoses['readThings'] = () => {}
export let THINGS_NAMED: SeldomPoses['THINGS_NAMED'] = {}

export async function loadSeldomPoseWords(): Promise<void> {
  const late = await import('./seldom-poses.ts')
  SELDOM_POSE_WORDS = late.SELDOM_POSE_WORDS
  thingOfActivity = late.thingOfActivity
  whereHeld = late.whereHeld
  readThings = late.readThings
  THINGS_NAMED = late.THINGS_NAMED
}
