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
  'holding up',
  'holding to the face',
  'looking through',
  'hand on the hilt',
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
  'hugging oneself',
  'hugging something',
  'shrugging',
  'facepalm',
  'crying into the hands',
  'hiding the face',
  'whispering',
  'finger on the lips',
  'hand over the mouth',
  'yawning',
  'hand in hair',
  'phoning',
  'photographing',
  'drinking',
  'clapping',
  'making a heart',
  'stretching',
  'shielding the eyes',
  'playing flute',
  'playing trumpet',
  'playing drums',
  'typing',
  'writing',
  'cooking',
  'fishing',
  'selfie',
  'painting',
  'playing accordion',
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
  'legs crossed',
  'meditating',
  'sleeping',
  'lying on the back',
  'lying on the stomach',
  'riding',
  'cycling',
  'playing piano',
  'playing harp',
  'playing cello',
  'pushing',
  'pulling',
  'leaping',
  'sneaking',
  'crawling',
  'climbing',
  'swimming',
  'falling',
  'kicking',
  'punching',
  'throwing',
  'balancing',
  'laughing bent over',
  'tree pose',
  'warrior pose',
  'twirling',
  'disco',
  'push-up',
] as const

export const POSE_KINDS = [...HAND_POSES, ...WHOLE_POSES] as const
export type PoseKind = (typeof POSE_KINDS)[number]

const WHOLE: ReadonlySet<PoseKind> = new Set(WHOLE_POSES)

export function isWholePose(pose: PoseKind): boolean {
  return WHOLE.has(pose)
}

const SEATED: ReadonlySet<PoseKind> = new Set([
  'sitting',
  'sitting with chin on hand',
  'legs crossed',
  'playing piano',
  'playing harp',
  'playing cello',
])

/** With something that stands there and that they can not be without. */
const AT_WORK: ReadonlySet<PoseKind> = new Set([
  'writing',
  'typing',
  'cooking',
  'painting',
  'playing drums',
  'leaning',
  'climbing',
  'sleeping',
])

/** At, on or before something that stands on the ground. */
export function hasFurniture({ pose, gesture = pose }: { pose: PoseKind; gesture?: PoseKind | undefined }): boolean {
  return SEATED.has(pose) || AT_WORK.has(pose) || AT_WORK.has(gesture)
}

/** On something that is sat on: a chair, a bench, a rock. */
export function isSeatedPose(pose: PoseKind): boolean {
  return SEATED.has(pose)
}
