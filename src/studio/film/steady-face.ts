import { faceBox } from '../photo/face-box.ts'
import type { PhotoFace } from '../photo/photo-reading.ts'

/** A movement of this share of the face's width is one; what is less is the trembling of the network. */
const TREMBLING = 0.012
const LEAST_TAKEN = 0.3

/** The same face from picture to picture without trembling: small changes are taken over slowly, large ones at once. */
export function steadyFace(): (face: PhotoFace | undefined) => PhotoFace | undefined {
  let before: Float32Array | undefined
  return (face) => {
    if (!face) {
      before = undefined
      return undefined
    }
    const known = before
    const share = known ? Math.max(LEAST_TAKEN, Math.min(1, meanMove(face, known) / TREMBLING)) : 1
    const landmarks = known ? face.landmarks.map((value, at) => known[at]! + (value - known[at]!) * share) : face.landmarks
    before = landmarks
    return { ...face, landmarks }
  }
}

/** How far the points have moved on average, in widths of the face. */
function meanMove(face: PhotoFace, before: Float32Array): number {
  const box = faceBox(face)
  let sum = 0
  for (let at = 0; at < before.length; at += 3) {
    sum += Math.hypot(face.landmarks[at]! - before[at]!, face.landmarks[at + 1]! - before[at + 1]!)
  }
  return sum / (before.length / 3) / Math.max(1, box.right - box.left)
}
