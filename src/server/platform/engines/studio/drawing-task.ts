import type { MessagePort } from 'node:worker_threads'
import type { StyleId } from '#contract/styles.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { FilmShape } from '#studio/film/draw-film.ts'
import type { FilmMotion } from '#studio/film/film-motion.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'
import type { PhotoFace, PhotoReading } from '#studio/photo/photo-reading.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { OtherPerson } from '#studio/sheet/other-person.ts'
import type { ExpressionKind, SceneSheet } from '#studio/sheet/scene-sheet.ts'

/** One picture to draw: from words and a seed, from sheets that were cast before, or from a photo. */
export type DrawingTask =
  | { kind: 'words'; description: string; seed: string; candidate: number; style: StyleId; sizePx: number }
  | ({
      kind: 'sheets'
      character: CharacterSheet
      scene: SceneSheet
      style: StyleId
      grade?: Grade
      others?: readonly OtherPerson[]
    } & DrawingSize)
  | PhotoDrawingTask

/** A film to draw: of sheets that were cast before, or of a picture nobody here drew. Its frames go out through `frames`. */
export interface FilmTask extends FilmShape {
  readonly kind: 'film'
  readonly of: FilmSource | { readonly between: readonly [FilmSource, FilmSource] } | TalkingPhoto | TalkingFilm
  readonly style: StyleId
  readonly motion: FilmMotion
  /** What the figure says, mono at the rate of speech. */
  readonly speech?: Int16Array
  readonly frames: MessagePort
}

/** What comes to life: a drawing, which may begin on the picture that was drawn of it, or a picture nobody here drew. */
export type FilmSource =
  | {
      readonly sheets: Sheets
      readonly others?: readonly OtherPerson[]
      readonly style?: StyleId
      readonly still?: Uint8Array
      /** The sheets are those of a picture that was drawn before; who is in it may set off from how they stand there. */
      readonly isOfPicture?: boolean
    }
  | { readonly picture: Uint8Array; readonly reading?: PhotoReading }

/** A photo whose face speaks. */
export interface TalkingPhoto {
  readonly photo: Uint8Array
  /** What of it is in the film. */
  readonly cut: PhotoCut
  /** In pixels of the film. */
  readonly face: PhotoFace
  readonly seed: string
}

/** A film whose face says something else; its pictures come through the port. */
export interface TalkingFilm {
  readonly pictures: MessagePort
}

/** A film whose frames have all been taken. */
export interface FilmDrawing {
  /** The first frame. */
  readonly poster: Uint8Array
  readonly warnings: readonly string[]
}

/** Somebody in a photo, and how the photo is painted where it is. */
export interface PhotoPerson {
  readonly photo: Uint8Array
  /** In pixels of the photo, upright. */
  readonly reading: PhotoReading
  readonly seed: string
  readonly candidate: number
}

/** A photo in a style: cut square for a portrait, or the person of it set into a drawn scene. */
export interface PhotoDrawingTask extends PhotoPerson {
  readonly kind: 'photo'
  readonly style: StyleId
  /** Whose scene it is set into; without it the photo's own place stays. */
  readonly into?: Sheets
  /** Who stands beside them there, on the picture's left or right. */
  readonly beside?: { readonly who: PhotoPerson | CharacterSheet; readonly side: 'left' | 'right' }
  /** Another face than the photo's. */
  readonly expression?: ExpressionKind
  readonly widthPx: number
  readonly heightPx: number
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
  readonly others?: readonly OtherPerson[]
}
