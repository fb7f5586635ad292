import { childhood } from '../body/face-tendency.ts'
import type { FaceMoves } from '../features/expressions.ts'
import { faceAtMoment } from '../features/face-at-moment.ts'
import type { Proportions } from '../features/proportions.ts'
import type { PartNumbers } from '../form/part-numbers.ts'
import type { Stand } from '../form/stand.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { expressionOf } from './expression-of.ts'
import { scalpShade } from './hair/scalp-shade.ts'
import { moodOnForm } from './mood-on-form.ts'
import { MOODS_ON_FORM } from './moods-on-form.ts'
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

const isMouthOpen = ({ moment, expression }: SceneSheet, { open }: FaceMoves) =>
  moment?.mouth ? open >= LEAST_OPEN : ['open', 'bare', 'lift', 'part'].some((unit) => unit in MOODS_ON_FORM[expression])

/** The body of a person of the human form in the pose of a stand; undefined of whoever has none. */
export function standPerson(
  sheet: CharacterSheet,
  scene: SceneSheet,
  { stand, proportions, parts, isRough }: Standing,
): BareBody | undefined {
  const { person } = proportions
  if (!person) return undefined
  const moves = faceAtMoment(scene)
  const young = childhood(person.body.shape.ageYears)
  const expression = scene.moment?.mouth
    ? expressionOf(moves, { speaks: true, childhood: young })
    : moodOnForm(scene.expression, {
        moves,
        gazeY: scene.gaze.y,
        near: scene.camera.headYaw > 0 ? -1 : 1,
        childhood: young,
      })
  return bareBody(person, sheet, {
    bones: poseBones(person, stand.joints, stand.headInBody),
    headInBody: stand.headInBody,
    expression,
    isMouthShut: !isMouthOpen(scene, moves),
    isRough,
    gaze: gazeInHead(scene, moves, stand.headPlace),
    scalp: scalpShade(person, sheet),
    nextPart: () => parts.next(),
  })
}
