import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import { FACE_POINT, faceLength } from './face-points.ts'
import type { PhotoFace } from './photo-reading.ts'

/** How the mouth looks; brows tell less than they seem to. */
export function expressionHint(face: PhotoFace): ExpressionKind {
  const width = Math.max(1e-6, faceLength(face, FACE_POINT.cheekLeft, FACE_POINT.cheekRight))
  const mouth = faceLength(face, FACE_POINT.mouthLeft, FACE_POINT.mouthRight) / width
  const open = faceLength(face, FACE_POINT.upperLipInner, FACE_POINT.lowerLipInner) / width
  if (mouth > 0.43) return open > 0.03 ? 'happy' : 'smile'
  if (open > 0.16) return 'surprised'
  return mouth > 0.385 ? 'smile' : 'neutral'
}
