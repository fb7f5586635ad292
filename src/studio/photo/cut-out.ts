import type { Picture } from '../canvas.ts'
import { mainIslands } from './main-islands.ts'
import { ownColors } from './own-colors.ts'
import type { PhotoReading } from './photo-reading.ts'
import { refineMatte } from './refine-matte.ts'

/** Below the first a pixel is wholly the ground's, above the second wholly the person's. */
const SURE = [0.1, 0.88] as const

/**
 * The people of a photo cut out at full resolution: straight alpha, soft where hair is, without the colours of what was
 * behind them. The picture keeps its size, so that the reading's coordinates hold. `picture` is the photo the reading is of,
 * at any size.
 */
export function cutOut(picture: Picture, reading: PhotoReading): Picture {
  const { masks } = reading
  const size = { width: masks.widthPx, height: masks.heightPx }
  const person = mainIslands(
    masks.background.map((value) => 255 - value),
    size,
  )
  const rough = Float32Array.from(person, (value) => value / 255)
  const matte = refineMatte(picture, rough, size).map((value) => smooth((value - SURE[0]) / (SURE[1] - SURE[0])))
  const cut = ownColors(picture, matte)
  for (let pixel = 0; pixel < matte.length; pixel += 1) cut.data[pixel * 4 + 3] = Math.round(matte[pixel]! * 255)
  return cut
}

function smooth(share: number): number {
  const bounded = Math.min(1, Math.max(0, share))
  return bounded * bounded * (3 - 2 * bounded)
}
