import type { Picture } from '../../canvas.ts'
import type { MaskName } from '../photo-pixels.ts'
import type { PhotoMasks } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'

/** Of 255. */
const SURE = 200

/** 1 for each pixel of the picture that surely shows one of these, 0 elsewhere. */
export function sureOf(picture: Picture, masks: PhotoMasks, names: readonly MaskName[]): Float32Array {
  const sum = new Float32Array(masks.widthPx * masks.heightPx)
  for (const name of names) for (let at = 0; at < sum.length; at += 1) sum[at]! += masks[name][at]!
  return resizeValues(sum, { width: masks.widthPx, height: masks.heightPx }, picture).map((value) => (value > SURE ? 1 : 0))
}
