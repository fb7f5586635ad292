import { leadingSide } from '../form/leading-side.ts'
import { gaitOf } from '../form/poses/gait.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { CompanionKind } from '../sheet/companion-kind.ts'
import { isSeatedPose, isWholePose, POSE_KINDS, type PoseKind } from '../sheet/pose-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { drawnAs, undrawn, type Warning } from '../warning.ts'
import type { FilmMotion } from './film-motion.ts'
import type { GaitKind } from './read-gaits.ts'

/** The scene of a film that only words tell: who is said to move on does, unless they sit, lie or ride. */
export function inGait(scene: SceneSheet, { gaits }: FilmMotion, { seat }: CharacterSheet): SceneSheet {
  const [first] = gaits
  if (first === undefined || seat !== undefined || gaits.some((gait) => gait === scene.pose)) return scene
  return isWholePose(scene.pose) && !gaitOf(scene.pose) ? scene : { ...scene, pose: first }
}

/** Poses that nobody gets up from within a moment. */
const STAYING: ReadonlySet<PoseKind> = new Set([
  ...POSE_KINDS.filter(isSeatedPose),
  'sitting on the floor',
  'cross-legged',
  'meditating',
  'hugging knees',
  'lying',
  'lying on the back',
  'lying on the stomach',
  'sleeping',
  'riding',
])
/** What both hands go on holding while somebody walks. */
const CARRYING: ReadonlySet<PoseKind> = new Set([
  'holding in both hands',
  'hugging something',
  'reading',
  'playing guitar',
  'playing violin',
  'playing flute',
  'playing trumpet',
  'playing drums',
])

/**
 * The scene that somebody in a picture goes on into when they are said to move on otherwise than it shows; all of them is seen
 * in it. Nothing where they cannot: they sit, lie or ride.
 */
export function setsOffInto(
  scene: SceneSheet,
  { gaits, isWaving }: FilmMotion,
  { seat, companion }: CharacterSheet,
): SceneSheet | undefined {
  const same = gaits.find((gait) => gait === scene.pose)
  const first = same ?? gaits[0]
  const isOnFoot = first === 'walking' || first === 'running'
  if (first === undefined || (isWaving ? !isOnFoot : same)) return undefined
  if (seat !== undefined || scene.seat !== undefined || STAYING.has(scene.pose)) return undefined
  const { gesture: _, ...rest } = scene
  const gesture = [scene.gesture, scene.pose].find((held) => held !== undefined && CARRYING.has(held))
  const framing = scene.camera.framing === 'wide' ? 'wide' : 'full figure'
  return {
    ...rest,
    pose: first,
    ...(gesture && first === 'walking' && { gesture }),
    camera: { ...(companion ? turnedBeside(scene, companion.kind) : scene.camera), framing },
  }
}

/** On the ground an animal is on the side that does not lead, and goes on the side nearer to the viewer, horses on the other: so turned, these are one. */
function turnedBeside(scene: SceneSheet, kind: CompanionKind): SceneSheet['camera'] {
  const { camera } = scene
  const isOfSide = Math.abs(camera.bodyYaw) > SEEN_FROM_A_SIDE
  const isOnTheGround = camera.framing === 'full figure' || camera.framing === 'wide'
  const goal = FARTHER.has(kind) ? -leadingSide(scene) : leadingSide(scene)
  if (isOfSide || (!isOnTheGround && !FARTHER.has(kind)) || Math.sign(camera.headYaw) === goal) return camera
  return { ...camera, headYaw: -camera.headYaw, headRoll: -camera.headRoll, bodyYaw: -camera.bodyYaw }
}

const FARTHER: ReadonlySet<CompanionKind> = new Set(['horse', 'unicorn', 'deer'])

/** Radians; whoever is turned farther is so because somebody asked for it. */
const SEEN_FROM_A_SIDE = 0.7

/** How somebody in this scene moves on in a film: as they stand in it, when that is what was asked for or near it. */
export function shownGait({ pose }: SceneSheet, { gaits }: FilmMotion): GaitKind | undefined {
  const same = gaits.find((gait) => gait === pose)
  if (same) return same
  const isOnFoot = gaits.includes('walking') || gaits.includes('running')
  return isOnFoot && (pose === 'walking' || pose === 'running') ? pose : undefined
}

/** The motion as far as somebody takes part in it who stays where they are: on a chair nobody lifts their feet. */
export function onTheSpot(motion: FilmMotion, scene: SceneSheet, character: CharacterSheet): FilmMotion {
  return staysPut(scene, character) ? { ...motion, gaits: motion.gaits.filter((gait) => gait === 'dancing') } : motion
}

/** Somebody sits, lies or rides. */
export function staysPut({ pose, seat }: SceneSheet, character: CharacterSheet): boolean {
  return STAYING.has(pose) || seat !== undefined || character.seat !== undefined
}

/** What of the gaits asked for is shown otherwise, or not at all. */
export function gaitWarnings({ gaits }: FilmMotion, shown: GaitKind | undefined, { hasLegs }: { hasLegs: boolean }): Warning[] {
  return gaits
    .filter((gait) => gait !== shown)
    .flatMap((gait) => {
      const isOnFoot = gait === 'walking' || gait === 'running'
      if (isOnFoot && (shown === 'walking' || shown === 'running')) {
        // Who walks and then runs is told of twice.
        const sentence = gaits.includes(shown)
          ? `One film shows one way of moving: here it is ${shown}.`
          : `The picture shows ${shown}, so the film shows ${shown} too.`
        return [drawnAs(gait, shown, { sentence })]
      }
      if (shown) {
        const sentence = `One film shows one way of moving: here it is ${shown}, and ${gait} is left out.`
        return [undrawn(gait, sentence, 'essential')]
      }
      if (gait === 'dancing') {
        const sentence = 'Only head and shoulders of who is in the picture dance to the beat.'
        return [drawnAs(gait, 'head and shoulders that go with the beat', { sentence })]
      }
      if (isOnFoot && hasLegs) {
        if (gait === 'walking') return []
        return [drawnAs(gait, 'running on the spot', { sentence: 'Who stands in the picture runs on the spot in its film.' })]
      }
      return [undrawn(gait, `The picture shows nobody ${gait}, so the film does not either.`, 'essential')]
    })
}
