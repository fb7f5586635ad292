/** Whose hands were measured on the human form; others are between them, a child's are of the same shape. */
export const PEOPLE_OF_HANDS = ['woman', 'man'] as const

/** Lengths of a hand between the steps that a place is told in. */
export const HAND_STEP = 1 / 800

const digits = [1, 2, 3, 4, 5] as const
/** What a hand is carried by, and the forearm before it. */
export const HAND_BONES = [
  'lowerarm02',
  'wrist',
  ...digits.flatMap((digit) => ([1, 2, 3] as const).map((joint) => `finger${digit}-${joint}` as const)),
] as const

export type HandBone = (typeof HAND_BONES)[number]
