import type { Picture } from '../../canvas.ts'
import { partMatte } from '../part-matte.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { faceZone } from './face-zone.ts'
import { meshArea, RING } from './mesh-area.ts'
import { widened } from './widened.ts'

/** In distances of the outer eye corners: how far hair goes on into a forehead, thinner and thinner. */
const ROOTS = 0.05

/** Where a photo's hair is, to its roots, 0…1 for each pixel; never eyes, brows or lips, which hair may touch. */
export function hairRegion(picture: Picture, reading: PhotoReading & { readonly face: PhotoFace }): Float32Array {
  const { face, masks } = reading
  const rings = [RING.leftEye, RING.rightEye, RING.leftBrow, RING.rightBrow, RING.lips]
  const features = rings.map((ring) => meshArea(face, ring, 1.3))
  const wide = widened(picture, partMatte(picture, masks, 'hair'), faceZone(face).unitPx * ROOTS)
  return wide.map((value, pixel) => {
    if (value === 0) return 0
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)]
    return features.some((isFeature) => isFeature(x, y)) ? 0 : value
  })
}
