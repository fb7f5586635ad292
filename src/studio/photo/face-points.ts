import type { PhotoFace } from './photo-reading.ts'

/** Points of the face mesh by what they lie on; left and right are of the picture. */
export const FACE_POINT = {
  hairline: 10,
  glabella: 9,
  noseBridge: 6,
  noseTip: 1,
  noseBase: 2,
  noseLeft: 98,
  noseRight: 327,
  upperLip: 0,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLip: 17,
  mouthLeft: 61,
  mouthRight: 291,
  chin: 152,
  cheekLeft: 234,
  cheekRight: 454,
  jawLeft: 172,
  jawRight: 397,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  leftEyeTop: 159,
  leftEyeBottom: 145,
  rightEyeInner: 362,
  rightEyeOuter: 263,
  rightEyeTop: 386,
  rightEyeBottom: 374,
  leftBrow: 105,
  rightBrow: 334,
} as const

/** The outline of a face from the hairline round by the picture's right. */
export const FACE_OUTLINE: readonly number[] = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172,
  58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]

/** A point of the picture; `z` as the mesh has it, smaller is nearer. */
export interface FacePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The point of that number, times `scale`. */
export function facePoint({ landmarks }: PhotoFace, index: number, scale = 1): FacePoint {
  const [x = 0, y = 0, z = 0] = landmarks.subarray(index * 3, index * 3 + 3)
  return { x: x * scale, y: y * scale, z: z * scale }
}

/** The length between two points of the mesh in space: a turned head is as wide as one that looks at the viewer. */
export function faceLength(face: PhotoFace, from: number, to: number): number {
  const [one, other] = [facePoint(face, from), facePoint(face, to)]
  return Math.hypot(other.x - one.x, other.y - one.y, other.z - one.z)
}
