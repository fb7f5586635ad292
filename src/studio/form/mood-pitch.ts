import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** Radians that a mood lifts a head (lowers it where negative): chins of the haughty are up, who means evil looks from under the brows. */
const PITCHES: Partial<Record<SceneSheet['expression'], number>> = {
  shy: -0.11,
  sad: -0.1,
  tired: -0.08,
  evil: -0.11,
  furious: -0.05,
  proud: 0.13,
  thoughtful: 0.06,
  laughing: 0.07,
}
/** A head that is lifted or lowered so far already is where it was said to be. */
const SAID = 0.2

export const moodPitch = ({ expression, camera }: SceneSheet): number =>
  Math.abs(camera.headPitch) > SAID ? 0 : (PITCHES[expression] ?? 0)
