import type { StyleId } from '#contract/styles.ts'
import type { PhotoCrop } from '#studio/edit/edit-photo.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'

/** What is done to one picture that nobody here drew. */
export interface PhotoTask {
  readonly bytes: Uint8Array
  readonly grade: Grade
  readonly crop?: PhotoCrop
  /** Where the cut is, when it is known better than `crop` says. */
  readonly cut?: PhotoCut
  readonly weather?: SceneSheet['weather']
  /** It is painted anew, by what was read of it; without a reading all of it alike. */
  readonly style?: { readonly id: StyleId; readonly reading?: PhotoReading }
  readonly seed: string
  /** No side of the result is longer; 4096 pixels where it is absent. */
  readonly mostPx?: number
  /** The size of the result; without it the picture stays as large as it is. */
  readonly widthPx?: number
  readonly heightPx?: number
}

export interface FinishedPhoto {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}
