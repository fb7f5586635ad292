import type { Picture } from '../canvas.ts'

/** A picture turned clockwise by quarters of a turn; by none it is the picture itself. */
export function turnPicture(picture: Picture, turns: number): Picture {
  if (turns === 0) return picture
  const { width, height, data } = picture
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(from.length)
  if (turns === 2) to.set(from.toReversed())
  else {
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 1) {
        to[turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y] = from[at]!
      }
    }
  }
  const isUpright = turns === 2
  return {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    data: new Uint8ClampedArray(to.buffer),
  }
}
