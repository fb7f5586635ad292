import type { PhotoFace } from './photo-reading.ts'

/** Pixels of the photo, from its upper left corner. */
export interface FaceBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest upright box round all points of a face: hairline to chin, ear to ear. */
export function faceBox({ landmarks }: PhotoFace): FaceBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < landmarks.length; at += 3) {
    const x = landmarks[at] as number
    const y = landmarks[at + 1] as number
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
