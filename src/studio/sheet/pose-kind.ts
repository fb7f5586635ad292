/** Told by arms and hands: of these the upper half is enough. */
const HAND_POSES = [
  'portrait',
  'relaxed',
  'arms crossed',
  'hand on hip',
  'hands on hips',
  'hands in pockets',
  'hands behind back',
  'hands together',
  'hand on heart',
  'praying',
  'waving',
  'saluting',
  'pointing',
  'peace sign',
  'thumbs up',
  'arms raised',
  'fist raised',
  'arms spread',
  'flexing',
  'thinking',
  'holding',
  'holding in both hands',
  'reading',
  'playing guitar',
  'playing violin',
  'holding under the arm',
  'holding the bars',
  'heroic',
  'casting a spell',
  'one hand in the pocket',
  'holding an arm',
  'hand at the neck',
  'hand at the collar',
  'hand on cheek',
  'hands behind the head',
  'holding with a hand on hip',
  'holding with a hand in the pocket',
] as const

/** Told by legs and trunk: of these the whole figure is to be seen. */
const WHOLE_POSES = [
  'leaning',
  'walking',
  'running',
  'jumping',
  'dancing',
  'ballet',
  'fighting',
  'attacking',
  'aiming',
  'flying',
  'hovering',
  'bowing',
  'kneeling',
  'on one knee',
  'crouching',
  'sitting',
  'sitting with chin on hand',
  'sitting on the floor',
  'cross-legged',
  'hugging knees',
  'lying',
] as const

export const POSE_KINDS = [...HAND_POSES, ...WHOLE_POSES] as const
export type PoseKind = (typeof POSE_KINDS)[number]

const WHOLE: ReadonlySet<PoseKind> = new Set(WHOLE_POSES)

export function isWholePose(pose: PoseKind): boolean {
  return WHOLE.has(pose)
}
