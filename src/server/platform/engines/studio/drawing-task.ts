import type { MessagePort } from 'node:worker_threads'
import type { StyleId } from '#contract/styles.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { FilmShape } from '#studio/film/draw-film.ts'
import type { FilmMotion } from '#studio/film/film-motion.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'
import type { PhotoFace } from '#studio/photo/photo-reading.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'

/** One picture to draw: from words and a seed, or from sheets that were cast before. */
export type DrawingTask =
  | { kind: 'words'; description: string; seed: string; candidate: number; style: StyleId; sizePx: number }
  | ({
      kind: 'sheets'
      character: CharacterSheet
      scene: SceneSheet
      style: StyleId
      grade?: Grade
      beside?: CharacterSheet
    } & DrawingSize)

/** A film to draw: of sheets that were cast before, or of a picture nobody here drew. Its frames go out through `frames`. */
export interface FilmTask extends FilmShape {
  readonly kind: 'film'
  readonly of: { readonly sheets: Sheets } | { readonly picture: Uint8Array } | TalkingPhoto
  readonly style: StyleId
  readonly motion: FilmMotion
  /** What the figure says, mono at the rate of speech. */
  readonly speech?: Int16Array
  readonly frames: MessagePort
}

/** A photo whose face speaks. */
export interface TalkingPhoto {
  readonly photo: Uint8Array
  /** What of it is in the film. */
  readonly cut: PhotoCut
  /** In pixels of the film. */
  readonly face: PhotoFace
  readonly seed: string
}

/** A film whose frames have all been taken. */
export interface FilmDrawing {
  /** The first frame. */
  readonly poster: Uint8Array
  readonly warnings: readonly string[]
}

/** Side of a square picture, or any other shape. */
type DrawingSize = { sizePx: number } | { widthPx: number; heightPx: number }

export interface Drawing {
  readonly png: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
  readonly warnings: readonly string[]
  readonly character: CharacterSheet
  readonly scene: SceneSheet
}
