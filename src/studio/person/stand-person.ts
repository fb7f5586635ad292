import { childhood } from '../body/face-tendency.ts'
import { faceAtMoment } from '../features/face-at-moment.ts'
import type { Proportions } from '../features/proportions.ts'
import type { PartNumbers } from '../form/part-numbers.ts'
import type { Stand } from '../form/stand.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { expressionOf } from './expression-of.ts'
import { scalpShade } from './hair/scalp-shade.ts'
import { poseBones } from './pose-person.ts'
import { type BareBody, bareBody } from './skin/bare-body.ts'
import { gazeInHead } from './skin/gaze.ts'

/** Below it no tooth is seen. */
const LEAST_OPEN = 0.03

interface Standing {
  readonly stand: Stand
  readonly proportions: Proportions
  readonly parts: PartNumbers
  /** Seen small and for a moment. */
  readonly isRough: boolean
}

/** The body of a person of the human form in the pose of a stand; undefined of whoever has none. */
export function standPerson(
  sheet: CharacterSheet,
  scene: SceneSheet,
  { stand, proportions, parts, isRough }: Standing,
): BareBody | undefined {
  const { person } = proportions
  if (!person) return undefined
  const moves = faceAtMoment(scene)
  return bareBody(person, sheet, {
    bones: poseBones(person, stand.joints, stand.headInBody),
    headInBody: stand.headInBody,
    expression: expressionOf(moves, {
      speaks: scene.moment?.mouth !== undefined,
      childhood: childhood(person.body.shape.ageYears),
    }),
    isMouthShut: moves.open < LEAST_OPEN,
    isRough,
    gaze: gazeInHead(scene, moves, stand.headPlace),
    scalp: scalpShade(person, sheet),
    nextPart: () => parts.next(),
  })
}
