import type { Rgb } from '../color.ts'
import type { TattooMotif } from './tattoo-motif.ts'

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
  /** What a limb that is made is made of, metal where nothing is said; a tattoo of henna is fine all over. */
  readonly of?: 'wood' | 'henna'
  /** What a tattoo shows. */
  readonly motif?: TattooMotif
}

/** A leg of wood from the knee down. */
export function isPegLeg({ kind, place, of }: BodyMark): boolean {
  return kind === 'prosthesis' && place === 'leg' && of === 'wood'
}
