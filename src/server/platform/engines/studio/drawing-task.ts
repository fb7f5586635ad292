import type { StyleId } from '#contract/styles.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'

/** One picture to draw: from words and a seed, or from sheets that were cast before. */
export type DrawingTask =
  | { kind: 'words'; description: string; seed: string; candidate: number; style: StyleId; sizePx: number }
  | ({ kind: 'sheets'; character: CharacterSheet; scene: SceneSheet; style: StyleId } & DrawingSize)

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
