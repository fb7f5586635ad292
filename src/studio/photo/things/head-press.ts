import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { scalpOf } from '../erase/scalp.ts'
import { FACE_POINT, facePoint } from '../face-points.ts'
import type { PhotoFace } from '../photo-reading.ts'
import type { DrawnOver } from './draw-over.ts'

/**
 * Drawn skulls are higher than most: what is drawn above the brows is pressed to the height of the head in the photo. Answers, for
 * a row of the photo, the row of the drawing that belongs there; what is given is the head drawn without hair.
 */
export function headPress(face: PhotoFace, { buffers, picture }: DrawnOver): (y: number) => number {
  const { x, y: brow } = facePoint(face, FACE_POINT.glabella)
  const scalp = scalpOf(face)
  let wanted = Math.floor(brow)
  while (wanted > 0 && scalp.placeOf(x, wanted).out < 1) wanted -= 1
  const first = buffers.material.findIndex((kind, pixel) => kind === MATERIAL.skin && buffers.part[pixel] === PART.head)
  const top = Math.floor(first / picture.width)
  // A crown above the picture's edge is of no known height.
  if (top <= 0 || top >= wanted || wanted >= brow) return (y) => y
  const factor = (brow - top) / (brow - wanted)
  return (y) => (y >= brow ? y : Math.round(brow - (brow - y) * factor))
}
