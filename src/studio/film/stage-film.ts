import type { Sheets } from '../edit/sheets.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FilmMotion } from './film-motion.ts'
import { inGait, setsOffInto } from './in-gait.ts'
import { waveInGait } from './wave-in-gait.ts'
import { withRoomToWave } from './with-room-to-wave.ts'

export interface StagedFilm {
  readonly scene: SceneSheet
  readonly motion: FilmMotion
  /** They set off from how they stand here. */
  readonly from?: SceneSheet
}

/**
 * How somebody is in a film and what moves. `isOfPicture`: they may set off from how a picture shows them; `isStill`: the film
 * begins on that very picture.
 */
export function stageFilm(
  { character, scene }: Sheets,
  motion: FilmMotion,
  { isOfPicture, isStill }: { isOfPicture: boolean; isStill: boolean },
): StagedFilm {
  const goal = isOfPicture ? setsOffInto(scene, motion, character) : undefined
  if (goal) return { ...waveInGait(goal, motion), from: scene }
  if (isStill) {
    // A place that falls behind begins nearer than in the picture; who sets off turns one's eyes from that.
    const isAlong = motion.camera === 'walk along' || motion.camera === 'run along'
    return { scene, motion: { ...motion, camera: isAlong ? 'drift' : motion.camera } }
  }
  const told = waveInGait(inGait(scene, motion, character), motion)
  return { motion: told.motion, scene: withRoomToWave(told.scene, told.motion) }
}
