import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'
import { fillBeyond } from './fill-beyond.ts'
import type { PersonPicture } from './person-picture.ts'
import { resizeValues } from './resize-values.ts'

/** Blur of the whole place, and how far beyond a person their edge is taken away too; shares of the longer side. */
const FOCUS = 0.006
const RIM = 0.012

/**
 * The place of a photo with nobody in it: what they hid is carried on from around them, and all of it is a little out of focus,
 * as behind somebody who stands nearer.
 */
export function emptyPhoto({ picture, masks }: PersonPicture): Picture {
  const { width, height } = picture
  const longer = Math.max(width, height)
  const person = resizeValues(masks.background, { width: masks.widthPx, height: masks.heightPx }, picture).map((value) =>
    value > 200 ? 0 : 1,
  )
  const wider = blurPlane(person, { width, height, radius: Math.max(1, longer * RIM), passes: 1 })
  const filled = fillBeyond(
    picture,
    wider.map((value) => (value > 0.02 ? 0 : 1)),
  )
  const data = filled.data.slice()
  for (let channel = 0; channel < 3; channel += 1) {
    const values = floatsOf(person, (_, pixel) => filled.data[pixel * 4 + channel]!)
    const soft = blurPlane(values, { width, height, radius: Math.max(1, longer * FOCUS), passes: 2 })
    for (let pixel = 0; pixel < soft.length; pixel += 1) data[pixel * 4 + channel] = soft[pixel]!
  }
  return { width, height, data }
}
