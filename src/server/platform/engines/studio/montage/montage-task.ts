import type { StyleId } from '#contract/styles.ts'
import type { Rgb } from '#studio/color.ts'
import type { PhotoChange } from '#studio/edit/photo-change.ts'
import type { OtherPlace } from '#studio/edit/scene-of-words.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'

/** A picture that goes into another: a photo and what was found in it, or the sheets of a drawing. */
export type MontageSource = PhotoSource | DrawingSource

export interface PhotoSource {
  readonly kind: 'photo'
  readonly bytes: Uint8Array
  /** In pixels of the photo, upright. */
  readonly reading: PhotoReading
}

export interface DrawingSource {
  readonly kind: 'drawing'
  readonly sheets: Sheets
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
}

/** Two pictures and all that is computed of them take some hundred bytes a pixel. */
export const MONTAGE_MOST_PX = 1600

/** One picture made of photos, or of a photo and a drawing. */
export type MontageTask =
  /** A photo changed where hair, clothes, eyes or people were found in it. */
  | { readonly kind: 'change'; readonly photo: PhotoSource; readonly changes: readonly PhotoChange[] }
  /** The person of a photo in other clothes, perhaps in another colour. */
  | { readonly kind: 'dress'; readonly person: PhotoSource; readonly outfit: MontageSource; readonly color?: Rgb }
  /** One or two people in a place of words. */
  | {
      readonly kind: 'elsewhere'
      readonly subjects: readonly MontageSource[]
      readonly place: OtherPlace
      readonly style: StyleId
      readonly widthPx: number
      readonly heightPx: number
    }
  /** The person of the first picture in the place of the second, beside whoever is there or alone. */
  | { readonly kind: 'into'; readonly subject: MontageSource; readonly place: MontageSource; readonly isAlone: boolean }
  /** Two pictures without anybody. */
  | { readonly kind: 'overlay'; readonly first: PhotoSource; readonly second: PhotoSource }

export interface Montage {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
  readonly warnings: readonly string[]
  /** False where nothing of what was asked for could be done; absent where something always is. */
  readonly isChanged?: boolean
}
