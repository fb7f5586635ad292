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
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * picture.width) / width))
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    shrinkRow(from, data, { to: y * width * 4, top, bottom, columns, stride: picture.width * 4 })
  }
  return { width, height, data }
}

function shrinkRow(
  from: Uint8ClampedArray,
  data: Uint8ClampedArray,
  row: {
    readonly to: number
    readonly top: number
    readonly bottom: number
    readonly columns: Int32Array
    readonly stride: number
  },
): void {
  const { top, bottom, columns, stride } = row
  for (let x = 0, to = row.to; x < columns.length - 1; x += 1, to += 4) {
    const left = columns[x]!
    const right = Math.max(left + 1, columns[x + 1]!)
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    for (let y = top; y < bottom; y += 1) {
      const end = y * stride + right * 4
      for (let at = y * stride + left * 4; at < end; at += 4) {
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
