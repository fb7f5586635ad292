import type { Field } from '../field/field.ts'

export interface LimbEase {
  /** Distance from the skin. */
  readonly ease: number
  /** At the root of a real arm, where the cloth of the trunk stands off further. */
  readonly top?: number
  /** What a loose end adds. */
  readonly widen?: number
  /** Where that end is, from 0 at the root over 1 at the middle joint … 2. */
  readonly endAlong?: number
  /** The end hangs down, as the sleeve of a kimono does. */
  readonly isFalling?: boolean
}

/** How far from the middle of the trunk there may be cloth. */
export interface Room {
  readonly width: number
  readonly back: number
  readonly front: number
}

/** How far a foot reaches from its ankle to the toes and to the ground, and where the sole of its shoe begins. */
export interface FootLast {
  readonly length: number
  readonly depth: number
  readonly soleDepth: number
}

/** How cloth that hands lie on is pressed. */
export interface Pressing {
  /** From this height downwards. */
  readonly fromY: number
  /** How far the arms' own sleeves stand off them. */
  readonly sleeve?: number
  /** The outside of the layer below the cloth; the skin where there is none. */
  readonly below?: Field
}

/** A shirt lies so near real shoulders, however loosely it hangs below; what stands off the chest further, less than it does there. */
const SHIRT = { offChest: 0.07, offShoulders: 0.045 } as const
const FURTHER = 0.5

/** How far cloth stands off real shoulders that stands `offset` off the chest: layer still lies over layer. */
export function shoulderOffset(offset: number): number {
  return offset <= SHIRT.offChest
    ? Math.min(offset, SHIRT.offShoulders)
    : SHIRT.offShoulders + (offset - SHIRT.offChest) * FURTHER
}
