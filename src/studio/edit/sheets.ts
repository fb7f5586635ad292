import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** Who is in a picture, and everything else of it: what a picture is drawn from, and drawn again. */
export interface Sheets {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
}
