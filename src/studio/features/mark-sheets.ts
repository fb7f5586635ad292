import type { Mark } from '../sheet/character-sheet.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'

/** What one mark on the skin is drawn from. */
export interface MarkSheets extends FeatureSheets {
  readonly mark: Mark
  readonly place: FacePlace
  readonly random: () => number
}
