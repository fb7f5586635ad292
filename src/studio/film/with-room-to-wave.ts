import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FilmMotion } from './film-motion.ts'

/** The scene, seen from far enough that a waving hand is in it; a close portrait is one because somebody asked for it. */
export function withRoomToWave(scene: SceneSheet, { isWaving }: FilmMotion): SceneSheet {
  const isTooNear = isWaving && scene.camera.framing === 'bust'
  return isTooNear ? { ...scene, camera: { ...scene.camera, framing: 'half figure' } } : scene
}
