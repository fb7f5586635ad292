import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** One of several in a picture: who, the scene as they stand in it, and how far before the others (the larger, the nearer). */
export interface PersonInGroup {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly nearness: number
}
