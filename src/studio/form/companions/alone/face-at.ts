import type { ExpressionKind, SceneSheet } from '../../../sheet/scene-sheet.ts'
import type { FaceDoing } from '../beasts/beast-face.ts'

/** How far a mouth is open in moods that open it, and eyes in those that narrow them. */
const MOUTHS: Readonly<Partial<Record<ExpressionKind, number>>> = {
  happy: 0.3,
  laughing: 0.8,
  surprised: 0.6,
  afraid: 0.4,
  furious: 0.9,
  singing: 0.8,
  'tongue out': 0.7,
}
const LIDS: Readonly<Partial<Record<ExpressionKind, number>>> = {
  angry: 0.72,
  furious: 0.72,
  sad: 0.74,
  tired: 0.55,
  determined: 0.8,
  stern: 0.78,
  laughing: 0.6,
}

/** What an animal's eyes and mouth do, as far as it has the mood of a scene, or a film speaks through it. */
export function faceAt({ expression, areEyesShut, moment }: SceneSheet): Pick<FaceDoing, 'lids' | 'mouth'> {
  const lids = areEyesShut ? 0 : (LIDS[expression] ?? 1)
  return { lids: lids * (moment?.lids ?? 1), mouth: moment?.mouth ? moment.mouth.open : (MOUTHS[expression] ?? 0) }
}
