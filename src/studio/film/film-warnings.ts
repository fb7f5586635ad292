import type { Sheets } from '../edit/sheets.ts'
import { isTone } from '../finish/tone-picture.ts'
import { undrawn, type Warning } from '../warning.ts'
import type { FilmMotion } from './film-motion.ts'
import { gaitWarnings, onTheSpot, shownGait } from './in-gait.ts'

/** Who waves does so standing. */
export function inWave({ scene, motion }: { scene: Sheets['scene']; motion: FilmMotion }): Sheets['scene'] {
  return motion.isWaving ? { ...scene, pose: 'waving' } : scene
}

/** What of the motion that the words ask for a drawn film does not show. */
export function filmWarnings({ character, ...film }: Sheets & { motion: FilmMotion }): Warning[] {
  const { motion } = film
  const scene = inWave(film)
  const hasLegs = onTheSpot(motion, scene, character) === motion
  return [...motion.warnings, ...gaitWarnings(motion, shownGait(scene, motion), { hasLegs }), ...lightWarnings(scene)]
}

/** Of light and camera a film keeps what each pixel shows for itself (see toned-style.ts). */
function lightWarnings({ light, camera }: Sheets['scene']): Warning[] {
  const lost = [
    ...(light.effects ?? []).filter((effect) => !isTone(effect)),
    ...(camera.roll || camera.drop ? ['tilted camera'] : []),
    ...(camera.isThroughWindow ? ['window'] : []),
  ]
  return lost.map((part) => undrawn(part, `A film does not keep this of its picture: ${part}.`))
}

/** What of the words is not read, but for what the film itself tells of. */
export function besideMotion(warnings: readonly Warning[], motion: FilmMotion): Warning[] {
  const isOfMotion = (part: string) => motion.warnings.some((warning) => warning.part === part)
  return warnings.filter(({ why, part }) => why !== 'not-understood' || !isOfMotion(part))
}

/** Whether somebody is told to do something, and nothing of that would be seen. */
export function showsNothingTold({ gaits, isWaving, isNodding }: FilmMotion, warnings: readonly Warning[]): boolean {
  const missed = warnings.filter(({ why, weight }) => why === 'cannot-be-drawn' && weight === 'essential')
  const isMissed = (gait: string) => missed.some(({ part }) => part === gait)
  return missed.length > 0 && !isWaving && !isNodding && gaits.every(isMissed)
}
