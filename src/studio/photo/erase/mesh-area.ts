import { facePoint } from '../face-points.ts'
import type { PhotoFace } from '../photo-reading.ts'

/** Rings of the face mesh round what a face has. */
export const RING = {
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  leftBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  rightBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  /** From ear to ear below the cheekbones, over the upper lip. */
  lowerFace: [
    132, 147, 187, 205, 203, 129, 98, 97, 2, 326, 327, 358, 423, 425, 411, 376, 361, 288, 397, 365, 379, 378, 400, 377, 152,
    148, 176, 149, 150, 136, 172, 58,
  ],
} as const satisfies Record<string, readonly number[]>

/** Whether a place lies within a ring of the mesh, made larger by a factor round its middle. */
export function meshArea(face: PhotoFace, ring: readonly number[], grow = 1): (x: number, y: number) => boolean {
  const points = ring.map((index) => facePoint(face, index))
  const middle = (key: 'x' | 'y') => points.reduce((sum, point) => sum + point[key], 0) / points.length
  const [middleX, middleY] = [middle('x'), middle('y')]
  const outline = points.map(({ x, y }) => ({ x: middleX + (x - middleX) * grow, y: middleY + (y - middleY) * grow }))
  return (x, y) => {
    let isInside = false
    for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
      const [one, other] = [outline[at]!, outline[before]!]
      if (one.y > y === other.y > y) continue
      if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isInside = !isInside
    }
    return isInside
  }
}
