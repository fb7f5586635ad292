import type { Rgb } from '../../color.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Field } from '../field/field.ts'
import type { Marking } from './cloth-prints.ts'
import type { Creases } from './creases.ts'

/** What is printed on a piece of cloth. */
export interface ClothPattern {
  readonly pattern: Garment['pattern']
  readonly base: Rgb
  readonly second: Rgb
  readonly seed: string
  readonly finish?: Garment['finish']
  /** A marking of this very garment, over its pattern. */
  readonly marking?: Marking
  /** Folds that are drawn on it. */
  readonly creases?: Creases
  /** Where its pieces are sewn together. */
  readonly seams?: Seams
}

/** How far a place of body space is from the nearest seam, half heads; and whether stitches are seen beside it. */
export interface Seams {
  readonly away: Field
  readonly isStitched: boolean
}
