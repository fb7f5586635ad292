import { randomFor } from '../random.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

/** The side that carries and holds in a scene's pose, decided by its seed if not by others in it: −1 the picture's left, 1 its right. */
export function leadingSide({ seed, lead }: Pick<SceneSheet, 'seed' | 'lead'>): -1 | 1 {
  if (lead) return lead
  return randomFor(seed, 'pose side')() < 0.5 ? -1 : 1
}
