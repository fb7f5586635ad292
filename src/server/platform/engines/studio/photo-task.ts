import type { PhotoCrop } from '#studio/edit/edit-photo.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'

/** What is done to one picture that nobody here drew. */
export interface PhotoTask {
  readonly bytes: Uint8Array
  readonly grade: Grade
  readonly crop?: PhotoCrop
  readonly weather?: SceneSheet['weather']
  readonly seed: string
  /** The size of the result; without it the picture stays as large as it is, up to 4096 pixels a side. */
  readonly widthPx?: number
  readonly heightPx?: number
}

export interface FinishedPhoto {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}
