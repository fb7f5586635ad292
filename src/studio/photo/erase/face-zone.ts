import { FACE_POINT, facePoint } from '../face-points.ts'
import type { PhotoFace } from '../photo-reading.ts'

/** A face's own measure: x along the eyes from their middle, y down to the chin, in distances of the outer eye corners. */
export interface FaceZone {
  readonly unitPx: number
  readonly toZone: (x: number, y: number) => readonly [number, number]
}

/** The measure of a face in a photo, turned as its eyes are. */
export function faceZone(face: PhotoFace): FaceZone {
  const [left, right] = [facePoint(face, FACE_POINT.leftEyeOuter), facePoint(face, FACE_POINT.rightEyeOuter)]
  const unitPx = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y))
  const [alongX, alongY] = [(right.x - left.x) / unitPx, (right.y - left.y) / unitPx]
  const [middleX, middleY] = [(left.x + right.x) / 2, (left.y + right.y) / 2]
  return {
    unitPx,
    toZone: (x, y) => {
      const [fromX, fromY] = [(x - middleX) / unitPx, (y - middleY) / unitPx]
      return [fromX * alongX + fromY * alongY, fromY * alongX - fromX * alongY]
    },
  }
}
