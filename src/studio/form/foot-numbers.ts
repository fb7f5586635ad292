/** Lengths of a foot between the steps that a place is told in. */
export const FOOT_STEP = 1 / 400
/** How far the skin of a foot goes on over the shin, in depths from the ankle to the sole. */
export const SHIN = 1
