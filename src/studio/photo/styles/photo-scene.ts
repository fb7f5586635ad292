import { lightFor } from '../../scene/light.ts'
import type { BackdropKind, SceneSheet } from '../../sheet/scene-sheet.ts'

export interface PhotoPlace {
  readonly backdrop: BackdropKind
  readonly timeOfDay: SceneSheet['timeOfDay']
}

/** The scene sheet of a place that someone from a photo stands before. */
export function photoScene({ backdrop, timeOfDay }: PhotoPlace, seed: string): SceneSheet {
  return {
    version: 1,
    seed,
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop,
    timeOfDay,
    weather: 'clear',
    light: lightFor(backdrop, timeOfDay, 'clear'),
    camera: { framing: 'bust', angle: 'eye level', headYaw: 0.3, headPitch: 0, headRoll: 0.04, bodyYaw: 0.1 },
  }
}
