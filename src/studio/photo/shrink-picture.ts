import type { Picture } from '../canvas.ts'

/** The picture with at most so many pixels a side, each the mean of those it stands for; the same one if it is small. */
export function shrinkPicture(picture: Picture, mostPx: number): Picture {
  const scale = mostPx / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  // A canvas's image data asks its canvas anew at every access.
  const from = picture.data
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    for (let x = 0; x < width; x += 1, to += 4) {
      const left = Math.floor((x * picture.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let fromY = top; fromY < bottom; fromY += 1) {
        const end = (fromY * picture.width + right) * 4
        for (let at = (fromY * picture.width + left) * 4; at < end; at += 4) {
          red += from[at]!
          green += from[at + 1]!
          blue += from[at + 2]!
          alpha += from[at + 3]!
        }
      }
      const count = (bottom - top) * (right - left)
      data[to] = red / count
      data[to + 1] = green / count
      data[to + 2] = blue / count
      data[to + 3] = alpha / count
    }
  }
  return { width, height, data }
}
