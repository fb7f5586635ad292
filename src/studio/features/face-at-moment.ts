import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { expressionMoves, type FaceMoves } from './expressions.ts'

/** What the scene's expression does to a face; in a film, at the moment that the scene is. */
export function faceAtMoment(scene: SceneSheet): FaceMoves {
  const { expression, moment } = scene
  const mood = areEyesShut(scene) ? shutEyed(expressionMoves(expression)) : expressionMoves(expression)
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

const areEyesShut = (scene: SceneSheet) => scene.areEyesShut === true || scene.pose === 'sleeping'

/** Both lids down, brows at rest, and a mouth that hardly opens. */
function shutEyed({ oneSided: _, ...mood }: FaceMoves): FaceMoves {
  return { ...mood, lid: 0, squint: 0, browLift: Math.min(0, mood.browLift), open: mood.open * 0.3, sneer: 0 }
}
