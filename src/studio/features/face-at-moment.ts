import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { expressionMoves, type FaceMoves } from './expressions.ts'

/** What the scene's expression does to a face; in a film, at the moment that the scene is. */
export function faceAtMoment({ expression, moment }: SceneSheet): FaceMoves {
  const mood = expressionMoves(expression)
  const { lids, mouth } = moment ?? {}
  // A speaking mouth keeps the corners of its mood; how far it is open is the sound's alone.
  const said = mouth ? { ...mood, ...mouth, wide: mood.wide * mouth.wide } : mood
  if (lids === undefined) return said
  const { oneSided } = said
  return {
    ...said,
    lid: said.lid * lids,
    ...(oneSided?.lid !== undefined && { oneSided: { ...oneSided, lid: oneSided.lid * lids } }),
  }
}
