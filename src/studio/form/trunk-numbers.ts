/** Heights of the trunk's ends below the pit of the neck, and of the hips' joints (adult half heads). */
export const TOP = -0.1
export const CROTCH = 5.6
export const HIPS = 4.85
/** Of the shoulders' joints. */
export const SHOULDERS = 0.6

/** Whose trunks were measured on the human form, and what somebody differs from them by. */
export const PEOPLE_OF_TRUNKS = ['woman', 'man', 'child'] as const
export const CHANGES_OF_TRUNKS = ['heavy woman', 'heavy man', 'thin', 'strong', 'pregnant', 'old'] as const

/** Where a trunk was measured: evenly, from top to crotch. */
export const TRUNK_STATIONS = 15
/** Of each outline the mean reach, and what cosines of one turn from the front and more add: both sides are alike. */
export const TRUNK_WAVES = 8
/** Shares of what a trunk is measured against (`trunk-shape.ts`) between the steps that a reach is told in. */
export const REACH_STEP = 1 / 64
