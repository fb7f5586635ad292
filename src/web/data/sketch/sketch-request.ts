import type { StyleId } from '#contract/styles.ts'

/** What the sketching worker is asked for; only the newest request matters to anybody. */
export interface SketchRequest {
  readonly number: number
  readonly description: string
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
  /** The first look, which the whole sketch replaces at once. */
  readonly isRough: boolean
}

/** Without a picture when nothing in the words was understood, or when the drawing has failed. */
export interface SketchReply {
  readonly number: number
  readonly picture?: ImageBitmap
  readonly hasFailed?: boolean
  /** Drawn with the first data of the human form; the rest is on its way. */
  readonly isFirstLook?: boolean
}

/** The rest of the human form has come: first looks, drawn again, are finer. */
export interface FinerForm {
  readonly hasFinerForm: true
}

export type SketchMessage = SketchReply | FinerForm
