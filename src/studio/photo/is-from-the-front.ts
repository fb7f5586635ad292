import { FACE_POINT, facePoint } from './face-points.ts'
import type { PhotoFace } from './photo-reading.ts'

/** How far the nose may stand toward one cheek: half is a face from the front, a fifth one that is turned by half. */
const MOST_TURNED = 0.12

/** Whether both cheeks are seen: of a profile there is only half a mouth. */
export function isFromTheFront(face: PhotoFace): boolean {
  const at = (index: number) => facePoint(face, index).x
  const left = at(FACE_POINT.cheekLeft)
  const share = (at(FACE_POINT.noseTip) - left) / (at(FACE_POINT.cheekRight) - left)
  return share > MOST_TURNED && share < 1 - MOST_TURNED
}
