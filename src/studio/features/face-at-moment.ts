import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { expressionMoves, type FaceMoves } from './expressions.ts'

/** What the scene's expression does to a face; in a film, at the moment that the scene is. */
export function faceAtMoment({ expression, moment }: SceneSheet): FaceMoves {
  const mood = expressionMoves(expression)
  const lids = moment?.lids
  if (lids === undefined) return mood
  const { oneSided } = mood
  return {
    ...mood,
    lid: mood.lid * lids,
    ...(oneSided?.lid !== undefined && { oneSided: { ...oneSided, lid: oneSided.lid * lids } }),
  }
}
