import type { Rgb } from '../color.ts'
import type { ErasedPart } from '../photo/erase/erased-part.ts'
import type { SkyPaint } from '../photo/paint-sky.ts'
import type { PhotoThing } from '../photo/things/photo-thing.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import type { OtherPlace } from './scene-of-words.ts'

/** What is done to a photo where the networks found hair, clothes, eyes or whoever is in it. */
export type PhotoChange =
  | { readonly kind: 'dye'; readonly part: 'hair' | 'clothes' | 'eyes'; readonly color: Rgb }
  /** Clothes of a sheet are put on. */
  | { readonly kind: 'wear'; readonly character: CharacterSheet }
  /** A thing of a sheet is laid on whoever is in it. */
  | {
      readonly kind: 'put'
      readonly thing: PhotoThing
      readonly character: CharacterSheet
      readonly said: string
      /** Of a beard, where it is not that of the hair. */
      readonly color?: Rgb
    }
  /** Something is taken out of the picture. */
  | { readonly kind: 'erase'; readonly part: ErasedPart; readonly said: string }
  | { readonly kind: 'glasses'; readonly glasses: NonNullable<CharacterSheet['eyewear']> }
  | { readonly kind: 'feel'; readonly expression: ExpressionKind }
  | { readonly kind: 'move'; readonly place: OtherPlace }
  | { readonly kind: 'soften' }
  /** The sky takes other colours: such as were asked for, or those of an hour, for which a picture needs none. */
  | { readonly kind: 'sky'; readonly colors: SkyPaint; readonly of: 'words' | 'night' | 'another hour' }
