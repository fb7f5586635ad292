import type { FacePen } from '../../features/face-pen.ts'
import type { FeatureSheets } from '../../features/feature-sheets.ts'
import type { Landmarks } from '../../features/landmarks.ts'
import type { Proportions } from '../../features/proportions.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { PartNumbers } from '../part-numbers.ts'

/** What of a place of the head has the lighter and what the darker colour of the coat, 0 … 1. */
export interface CoatShare {
  readonly pale: number
  readonly dark: number
}

/** The head of one kind of animal: its coat, the fur at its cheeks, and its nose. */
export interface AnimalHead {
  coat(x: number, y: number, z: number, proportions: Proportions): CoatShare
  ruff(sheet: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[]
  drawNose(pen: FacePen, landmarks: Landmarks, sheets: FeatureSheets): void
}
