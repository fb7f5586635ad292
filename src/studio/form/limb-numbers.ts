/** Whose limbs were measured on the human form; others are between them. */
export const PEOPLE_OF_LIMBS = ['woman', 'man', 'strong'] as const
export const BONES_OF_LIMBS = ['upperArm', 'forearm', 'thigh', 'shin'] as const
export type LimbBone = (typeof BONES_OF_LIMBS)[number]

/** Where along a bone the girth was measured: evenly, from joint to joint. */
export const STATIONS = 11
/** Of each girth the mean radius, and what sines and cosines of once and twice the turn round the bone add. */
export const WAVES = 5
/** Shares of a limb's thickness between the steps that a radius is told in. */
export const RADIUS_STEP = 1 / 250
/** The same of a direction's coordinates. */
export const WAY_STEP = 1 / 1000
