import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FilmMotion } from './film-motion.ts'

interface Told {
  readonly scene: SceneSheet
  readonly motion: FilmMotion
}

/** Who walks or runs and waves does so in each drawing of the stride: their arm is not bent, as that of somebody who stands is. */
export function waveInGait(scene: SceneSheet, motion: FilmMotion): Told {
  const isOnFoot = scene.pose === 'walking' || scene.pose === 'running'
  if (!motion.isWaving || !isOnFoot) return { scene, motion }
  return { scene: { ...scene, gesture: 'waving' }, motion: { ...motion, isWaving: false } }
}
