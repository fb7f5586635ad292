import type { Picture } from '../canvas.ts'
import { type DrawPictureOptions, drawPictureWithMask } from '../draw-picture.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { sharesOfBytes } from '../raster/shares-of-bytes.ts'
import { ownColors } from './own-colors.ts'

/** Running means leave traces of less than this. */
const LEAST = 0.01

/** A drawn figure cut out of its place, with its lines: straight alpha, the size of the drawing. */
export function cutDrawing(options: DrawPictureOptions): { picture: Picture; warnings: string[] } {
  const { picture, mask, warnings } = drawPictureWithMask(options)
  const { width, height } = picture
  const near = blurPlane(sharesOfBytes(mask), { width, height, radius: 1, passes: 1 })
  // Lines lie a little outside the figure: whatever touches it belongs to it.
  const wider = near.map((value) => (value > LEAST ? 1 : 0))
  const matte = blurPlane(wider, { width, height, radius: 1, passes: 1 })
  const cut = ownColors(picture, matte)
  for (let pixel = 0; pixel < matte.length; pixel += 1) cut.data[pixel * 4 + 3] = Math.round(matte[pixel]! * 255)
  return { picture: cut, warnings }
}
