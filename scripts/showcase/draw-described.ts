import { createCanvas } from '@napi-rs/canvas'
import type { StyleId } from '#contract/styles.ts'
import { giveStoredForm } from '#server/platform/engines/studio/give-stored-form.ts'
import type { CreateCanvas, Picture } from '#studio/canvas.ts'
import { drawPicture } from '#studio/draw-picture.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'

giveStoredForm()

export interface Described {
  readonly description: string
  readonly style: StyleId
  readonly seed: string
  /** 1, 2 or 3. */
  readonly candidate: number
}

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** The sheets that the product would cast from these words. */
export function castDescribed({ description, style, seed, candidate }: Described): Sheets {
  return castCharacter(readDescription(description).reading, { seed, candidate, style })
}

/** A picture as the product draws it. */
export function drawSheets(sheets: Sheets, { style, ...size }: { style: StyleId } & PictureSize): Picture {
  // Node's canvas has everything the studio names; its own types are wider and narrower in detail.
  return drawPicture({ ...sheets, style, ...size, createCanvas: createCanvas as unknown as CreateCanvas }).picture
}
