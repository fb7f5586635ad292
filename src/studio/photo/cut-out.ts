import type { Picture } from '../canvas.ts'
import { sharesOfBytes } from '../raster/shares-of-bytes.ts'
import { completeBody } from './complete-body.ts'
import { type FaceBox, faceBox } from './face-box.ts'
import { mainIslands } from './main-islands.ts'
import { ownColors } from './own-colors.ts'
import type { PhotoFace, PhotoReading } from './photo-reading.ts'
import { refineMatte } from './refine-matte.ts'

/** Below the first a pixel is wholly the ground's, above the second wholly the person's. */
const SURE = [0.1, 0.88] as const

/**
 * The people of a photo cut out at full resolution: straight alpha, soft where hair is, without the colours of what was
 * behind them. The picture keeps its size, so that the reading's coordinates hold. `picture` is the photo the reading is of,
 * at any size.
 */
export function cutOut(picture: Picture, reading: PhotoReading): Picture {
  const { face } = reading
  const masks = completeBody(picture, reading.masks, face && boxIn(picture, reading, face))
  const size = { width: masks.widthPx, height: masks.heightPx }
  const person = mainIslands(
    masks.background.map((value) => 255 - value),
    size,
  )
  const rough = sharesOfBytes(person)
  const matte = refineMatte(picture, rough, size)
  for (let from = 0; from < matte.length; from += picture.width) smoothRow(matte, from, from + picture.width)
  const cut = ownColors(picture, matte)
  const { data } = cut
  for (let from = 0; from < matte.length; from += picture.width) coverRow(matte, data, from, from + picture.width)
  return cut
}

/** The face in pixels of the picture, which may have another size than the photo that was read. */
function boxIn(picture: Picture, { widthPx, heightPx }: PhotoReading, face: PhotoFace): FaceBox {
  const [x, y] = [picture.width / widthPx, picture.height / heightPx]
  const { left, top, right, bottom } = faceBox(face)
  return { left: left * x, top: top * y, right: right * x, bottom: bottom * y }
}

function smoothRow(matte: Float32Array, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel += 1) {
    const share = (matte[pixel]! - SURE[0]) / (SURE[1] - SURE[0])
    const bounded = share < 0 ? 0 : share > 1 ? 1 : share
    matte[pixel] = bounded * bounded * (3 - 2 * bounded)
  }
}

function coverRow(matte: Float32Array, data: Uint8ClampedArray, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel += 1) data[pixel * 4 + 3] = Math.round(matte[pixel]! * 255)
}
