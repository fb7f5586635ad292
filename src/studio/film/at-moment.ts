import type { Moment, SceneSheet } from '../sheet/scene-sheet.ts'

/** The scene a moment on: what it does not name stays as it was. */
export function atMoment(scene: SceneSheet, moment: Moment): SceneSheet {
  return { ...scene, moment: { ...scene.moment, ...moment } }
}
