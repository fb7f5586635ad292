import { meaningOf } from '../sheet/casting/meaning-of.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { HOURS, LIGHTS } from '../words/lexicon/scenes.ts'

/** The hour that is said, by its name or by its light. */
export function hourOf({ timeOfDay, light }: Pick<Reading, 'timeOfDay' | 'light'>): SceneSheet['timeOfDay'] | undefined {
  return meaningOf(timeOfDay, HOURS) ?? meaningOf(light, LIGHTS)?.hour
}
