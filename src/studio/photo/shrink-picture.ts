import type { Picture } from '../canvas.ts'

/** The picture with at most so many pixels a side, each the mean of those it stands for; the same one if it is small. */
export function shrinkPicture(picture: Picture, mostPx: number): Picture {
  const scale = mostPx / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    for (let x = 0; x < width; x += 1, to += 4) {
      const left = Math.floor((x * picture.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
      const sums = [0, 0, 0, 0]
      for (let fromY = top; fromY < bottom; fromY += 1) {
        for (let at = (fromY * picture.width + left) * 4; at < (fromY * picture.width + right) * 4; at += 1) {
          sums[at & 3]! += picture.data[at]!
        }
      }
      for (let channel = 0; channel < 4; channel += 1) data[to + channel] = sums[channel]! / ((bottom - top) * (right - left))
    }
  }
  return { width, height, data }
}
