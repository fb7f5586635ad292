import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FeatureLook } from './feature-look.ts'
import type { Proportions } from './proportions.ts'

/** What every feature is drawn from. */
export interface FeatureSheets {
  readonly sheet: CharacterSheet
  readonly scene: SceneSheet
  readonly proportions: Proportions
  readonly look: FeatureLook
}
