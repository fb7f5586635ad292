import { maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoFace } from '../photo-reading.ts'
import { meshArea, RING } from './mesh-area.ts'

/** 1 where skin of the face is bare: without eyes, brows and lips, and outside a region; 0 elsewhere. */
export function openSkin(photo: PhotoPixels, face: PhotoFace, region: Float32Array): Float32Array {
  const { width } = photo.picture
  const features = [RING.leftEye, RING.rightEye, RING.leftBrow, RING.rightBrow, RING.lips].map((ring) =>
    meshArea(face, ring, 1.5),
  )
  return region.map((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (value > 0 || maskAt(photo, 'faceSkin', x, y) < 220) return 0
    return features.some((isFeature) => isFeature(x, y)) ? 0 : 1
  })
}
