import { gaitOf } from '../form/poses/gait.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { isWholePose } from '../sheet/is-whole-pose.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FilmMotion } from './film-motion.ts'
import type { GaitKind } from './read-gaits.ts'

/** The scene of a film that only words tell: who is said to move on does, unless they sit, lie or ride. */
export function inGait(scene: SceneSheet, { gaits }: FilmMotion, { seat }: CharacterSheet): SceneSheet {
  const [first] = gaits
  if (first === undefined || seat !== undefined || gaits.some((gait) => gait === scene.pose)) return scene
  return isWholePose(scene.pose) && !gaitOf(scene.pose) ? scene : { ...scene, pose: first }
}

/** How somebody in this scene moves on in a film: as they stand in it, when that is what was asked for or near it. */
export function shownGait({ pose }: SceneSheet, { gaits }: FilmMotion): GaitKind | undefined {
  const same = gaits.find((gait) => gait === pose)
  if (same) return same
  const isOnFoot = gaits.includes('walking') || gaits.includes('running')
  return isOnFoot && (pose === 'walking' || pose === 'running') ? pose : undefined
}

/** What of the gaits asked for is shown otherwise, or not at all. */
export function gaitWarnings({ gaits }: FilmMotion, shown: GaitKind | undefined, { hasLegs }: { hasLegs: boolean }): string[] {
  return gaits
    .filter((gait) => gait !== shown)
    .flatMap((gait) => {
      const isOnFoot = gait === 'walking' || gait === 'running'
      if (isOnFoot && (shown === 'walking' || shown === 'running')) {
        // Who walks and then runs is told of twice.
        return gaits.includes(shown)
          ? [`One film shows one way of moving: here it is ${shown}.`]
          : [`The picture shows ${shown}, so the film shows ${shown} too.`]
      }
      if (shown) return [`One film shows one way of moving: here it is ${shown}, and ${gait} is left out.`]
      if (isOnFoot && hasLegs) return gait === 'running' ? ['Who stands in the picture runs on the spot in its film.'] : []
      return [`The picture shows nobody ${gait}, so the film does not either.`]
    })
}
