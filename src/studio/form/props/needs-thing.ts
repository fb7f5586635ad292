import type { PoseKind } from '../../sheet/pose-kind.ts'

const POSES_WITH_THINGS = [
  'reading',
  'playing guitar',
  'playing violin',
  'playing cello',
  'playing flute',
  'playing trumpet',
  'playing saxophone',
  'phoning',
  'photographing',
  'drinking',
  'typing',
  'writing',
  'cooking',
  'aiming',
  'selfie',
  'cycling',
  'painting',
  'playing accordion',
  'knitting',
  'sewing',
  'sweeping',
  'hammering',
  'chopping',
  'gardening',
  'fishing',
  'pouring',
] as const satisfies readonly PoseKind[]

export type PoseWithThing = (typeof POSES_WITH_THINGS)[number]

const NAMES: ReadonlySet<string> = new Set(POSES_WITH_THINGS)

/** Whether a pose can not be without a thing in the hands; `implied-props.ts`, which browsers fetch later, says which. */
export function needsThing(pose: PoseKind): pose is PoseWithThing {
  return NAMES.has(pose)
}
