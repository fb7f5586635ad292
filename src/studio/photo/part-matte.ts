import type { Picture } from '../canvas.ts'
import { sharesOfBytes } from '../raster/shares-of-bytes.ts'
import type { PhotoMasks } from './photo-reading.ts'
import { refineMatte } from './refine-matte.ts'

type PartName = Exclude<keyof PhotoMasks, 'widthPx' | 'heightPx'>

/** Where one part of a photo is, 0…1 for each pixel, on the picture's own edges. */
export function partMatte(picture: Picture, masks: PhotoMasks, part: PartName): Float32Array {
  const rough = sharesOfBytes(masks[part])
  return refineMatte(picture, rough, { width: masks.widthPx, height: masks.heightPx }).map((value) => {
    const share = Math.min(1, Math.max(0, (value - 0.2) / 0.6))
    return share * share * (3 - 2 * share)
  })
}
