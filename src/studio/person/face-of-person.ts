import { childhood } from '../body/face-tendency.ts'
import { landmarkOf } from '../body/landmarks.ts'
import type { TargetWeights } from '../body/targets.ts'
import type { FaceMoves } from '../features/expressions.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { moodOnForm } from './mood-on-form.ts'
import { MOODS_ON_FORM } from './moods-on-form.ts'
import { mouthFromRest } from './mouth-from-rest.ts'
import type { Person } from './person-of.ts'
import type { SkinOfMood } from './skin/skin-colors.ts'
import { spokenMouth } from './spoken-mouth.ts'

/** Below it no tooth is seen. */
const LEAST_OPEN = 0.03
/** So much blood in the cheeks is nothing to be seen on real skin. */
const PLAIN_BLUSH = 0.3
/** Units that part the lips. */
const PARTING = ['open', 'bare', 'lift', 'part', 'raise'] as const

interface FaceOfPerson {
  readonly expression: TargetWeights
  /** The lips lie on each other. */
  readonly isMouthShut: boolean
  readonly isTongueOut?: boolean
  readonly flush: SkinOfMood
}

/** What somebody's face does: the mood of the scene and, where they speak, the mouth of the sound. */
export function faceOfPerson({ form, built, body, manner }: Person, scene: SceneSheet, moves: FaceMoves): FaceOfPerson {
  const { ageYears } = body.shape
  const at = (name: Parameters<typeof landmarkOf>[2]) => landmarkOf(form, built, name)
  const mood = moodOnForm(scene.expression, {
    moves,
    gazeY: scene.gaze.y,
    near: scene.camera.headYaw > 0 ? -1 : 1,
    lidsDm: at('upperLid')[1] - at('lowerLid')[1],
    who: {
      ageYears,
      isStylised: manner !== 'real',
      mouthBreadth: at('mouthCorner')[0] / at('outerEye')[0],
      lipsDm: at('upperLip')[1] - at('lowerLip')[1],
    },
  })
  // Cheeks of who smiles are as red as they always are; of who is shy they burn.
  const flush = { blush: Math.max(0, moves.blush - PLAIN_BLUSH), weary: scene.expression === 'tired' ? 1 : 0 }
  const isShut = !PARTING.some((unit) => unit in MOODS_ON_FORM[scene.expression])
  const mouth = scene.moment?.mouth
  if (!mouth) {
    return {
      flush,
      expression: mood,
      isMouthShut: isShut,
      isTongueOut: scene.expression === 'tongue out',
    }
  }
  // Lips that a mood parts are closed by a sound without any.
  const spokenShare = isShut ? Math.min(1, mouth.open * 5 + mouth.round + Math.abs(mouth.wide - 1) * 4) : 1
  return {
    flush,
    expression: mouthFromRest(mood, spokenMouth(moves, childhood(ageYears)), spokenShare),
    isMouthShut: moves.open < LEAST_OPEN,
  }
}
