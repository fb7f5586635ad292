import type { Rgb } from '../../../color.ts'

export type Plumage =
  | 'plain'
  | 'macaw'
  | 'owl'
  | 'barn owl'
  | 'eagle'
  | 'falcon'
  | 'gull'
  | 'duck'
  | 'penguin'
  | 'hen'
  | 'robin'
  | 'magpie'
  | 'flame'

/** A bird that stands upright: lengths as shares of its height from the feet to the crown. */
export interface BirdBuild {
  /** Half heads of a grown person. */
  readonly high: number
  readonly plump: number
  /** Radius of the head, and how high over the breast and how far forward it is. */
  readonly head: number
  readonly neck: { readonly up: number; readonly fore: number }
  /** Against the head's radius. */
  readonly beak: {
    readonly long: number
    readonly deep: number
    readonly hook: number
    readonly color: Rgb
    readonly isFlat?: boolean
  }
  readonly eye: { readonly size: number; readonly apart: number; readonly color: Rgb }
  readonly tail: number
  /** How far the body leans forward: 0 upright, 1 level. */
  readonly lean: number
  readonly legs: Rgb
  readonly color: Rgb
  readonly plumage: Plumage
  readonly comb?: 'rooster' | 'hen' | 'tufts' | 'crest'
  /** It goes on the ground. */
  readonly isGrounded?: boolean
}
