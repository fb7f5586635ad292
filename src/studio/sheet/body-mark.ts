import type { Rgb } from '../color.ts'

/** What is drawn on the skin of the body, and of limbs that are made. */
export interface BodyMark {
  readonly kind: 'tattoo' | 'scar' | 'freckles' | 'bandage' | 'bruise' | 'prosthesis'
  readonly place:
    | 'shoulder'
    | 'upper arm'
    | 'arm'
    | 'forearm'
    | 'hand'
    | 'neck'
    | 'chest'
    | 'belly'
    | 'leg'
    | 'thigh'
    | 'knee'
    | 'shin'
    | 'foot'
  /** The character's own; absent for both. */
  readonly side?: 'left' | 'right'
  readonly color: Rgb
}
