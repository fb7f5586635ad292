import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'
import type { PersonPicture } from './person-picture.ts'
import { resizeValues } from './resize-values.ts'

/** How much of the old clothes' light and folds stays on the new ones. */
const FOLDS = 0.45

/** Light and folds of the old clothes as a factor around 1: between the finest detail (their pattern) and the widest. */
export function clothFolds({ picture, masks }: PersonPicture): Float32Array {
  const { width, height, data } = picture
  const weight = resizeValues(masks.clothes, { width: masks.widthPx, height: masks.heightPx }, picture).map(
    (value) => value / 255,
  )
  const longer = Math.max(width, height)
  const light = floatsOf(weight, (_, pixel) => {
    const at = pixel * 4
    return 20 + 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!
  })
  const mean = (radius: number) => {
    const options = { width, height, radius: Math.max(1, longer * radius), passes: 2 }
    const sums = blurPlane(
      light.map((value, at) => value * weight[at]!),
      options,
    )
    const counts = blurPlane(weight, options)
    return sums.map((sum, at) => sum / Math.max(1e-3, counts[at]!))
  }
  const near = mean(0.008)
  const wide = mean(0.09)
  return near.map((value, at) => {
    const share = Math.min(1, weight[at]! * 1.5)
    const factor = (Math.max(1, value) / Math.max(1, wide[at]!)) ** FOLDS
    return 1 + (Math.min(1.3, Math.max(0.7, factor)) - 1) * share
  })
}
