import { FACE_POINT, facePoint } from './face-points.ts'
import type { PhotoFace } from './photo-reading.ts'

/** How far a head is turned, in radians: positive to the picture's right, 0 looks at the viewer. */
export function headTurn(face: PhotoFace): number {
  const [left, right] = [facePoint(face, FACE_POINT.cheekLeft), facePoint(face, FACE_POINT.cheekRight)]
  return Math.atan2(right.z - left.z, Math.max(1e-6, Math.hypot(right.x - left.x, right.y - left.y)))
}
