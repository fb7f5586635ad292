import { faceAtMoment } from '../features/face-at-moment.ts'
import type { Proportions } from '../features/proportions.ts'
import type { PartNumbers } from '../form/part-numbers.ts'
import type { Stand } from '../form/stand.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { faceOfPerson } from './face-of-person.ts'
import { scalpShade } from './hair/scalp-shade.ts'
import { GAZES_ON_FORM } from './moods-on-form.ts'
import { poseBones } from './pose-person.ts'
import { type BareBody, bareBody } from './skin/bare-body.ts'
import { gazeInHead } from './skin/gaze.ts'

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
  const moves = { ...faceAtMoment(scene), ...GAZES_ON_FORM[scene.expression] }
  return bareBody(person, sheet, {
    bones: poseBones(person, stand.joints, stand.headInBody),
    headInBody: stand.headInBody,
    ...faceOfPerson(person, scene, moves),
    isRough,
    gaze: gazeInHead(scene, moves, stand.headPlace),
    scalp: scalpShade(person, sheet),
    nextPart: () => parts.next(),
  })
}
