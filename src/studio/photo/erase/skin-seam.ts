import type { Picture } from '../../canvas.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { FACE_OUTLINE } from '../face-points.ts'
import { fillBeyond } from '../fill-beyond.ts'
import { maskAt } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import type { DrawnOver } from '../things/draw-over.ts'
import { meshArea, RING } from './mesh-area.ts'

/** Of 255: surely skin. */
const SKIN = 200

/**
 * What drawn skin lacks, in three channels of −255…255 for each pixel, to run on from the photo's skin round a region: their
 * difference there, carried on into it.
 */
export function skinSeam(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  { drawn, lit, region }: { readonly drawn: DrawnOver; readonly lit: Picture; readonly region: Float32Array },
): (at: number) => number {
  const { width, height } = picture
  const photo = { picture, reading, scale: 1 }
  const features = [RING.leftEye, RING.rightEye, RING.leftBrow, RING.rightBrow, RING.lips].map((ring) =>
    meshArea(reading.face, ring, 1.4),
  )
  const isFace = meshArea(reading.face, FACE_OUTLINE, 1)
  const apart = new Uint8ClampedArray(picture.data.length)
  for (let at = 0; at < apart.length; at += 1) apart[at] = 128 + (picture.data[at]! - lit.data[at]!) / 2
  const known = floatsOf(region, (value, pixel) => {
    if (value > 0.02 || drawn.buffers.material[pixel] !== MATERIAL.skin) return 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (maskAt(photo, 'faceSkin', x, y) < SKIN) return maskAt(photo, 'bodySkin', x, y) > SKIN ? 1 : 0
    return isFace(x, y) && !features.some((isFeature) => isFeature(x, y)) ? 1 : 0
  })
  const seam = fillBeyond({ width, height, data: apart }, known).data
  return (at) => (seam[at]! - 128) * 2
}
