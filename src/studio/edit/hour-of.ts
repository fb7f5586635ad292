import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { lastTermOf } from '../words/last-term-of.ts'
import { HOURS, LIGHTS } from '../words/lexicon/scenes.ts'

/** The hour that is said, by its name or by its light. */
export function hourOf({ timeOfDay, light }: Pick<Reading, 'timeOfDay' | 'light'>): SceneSheet['timeOfDay'] | undefined {
  return lastTermOf(timeOfDay, HOURS) ?? lastTermOf(light, LIGHTS)?.hour
}
