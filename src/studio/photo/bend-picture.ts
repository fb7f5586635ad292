import type { Picture } from '../canvas.ts'
import type { FaceBox } from './face-box.ts'
import type { Field } from './smooth-field.ts'

/** The field is asked on a raster this fine, and is even in between. */
const STEP_PX = 4

/**
 * A picture bent within a box: what is shown at a place is read as far from there as the field says. Neighbours stay
 * neighbours as long as the field is smoother than it is large, so that nothing tears.
 */
export function bendPicture(picture: Picture, field: Field, within: FaceBox): Picture {
  const { width, height } = picture
  const data = picture.data.slice()
  const left = Math.max(0, Math.floor(within.left))
  const top = Math.max(0, Math.floor(within.top))
  const right = Math.min(width, Math.ceil(within.right))
  const bottom = Math.min(height, Math.ceil(within.bottom))
  const columns = Math.max(0, Math.ceil((right - left) / STEP_PX)) + 1
  const nodes = (row: number) =>
    Array.from({ length: columns }, (_, column) => field(left + column * STEP_PX, top + row * STEP_PX))
  let upper = nodes(0)
  for (let row = 0; top + row * STEP_PX < bottom; row += 1) {
    const lower = nodes(row + 1)
    for (let y = top + row * STEP_PX; y < Math.min(bottom, top + (row + 1) * STEP_PX); y += 1) {
      const fy = (y - top) / STEP_PX - row
      for (let x = left; x < right; x += 1) {
        const column = Math.floor((x - left) / STEP_PX)
        const fx = (x - left) / STEP_PX - column
        const [a, b, c, d] = [upper[column]!, upper[column + 1]!, lower[column]!, lower[column + 1]!]
        const dx = mixed(mixed(a[0], b[0], fx), mixed(c[0], d[0], fx), fy)
        const dy = mixed(mixed(a[1], b[1], fx), mixed(c[1], d[1], fx), fy)
        if (dx !== 0 || dy !== 0) read(picture, x + dx, y + dy, data, (y * width + x) * 4)
      }
    }
    upper = lower
  }
  return { width, height, data }
}

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share

/** Bilinear. */
function read({ width, height, data }: Picture, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const px = Math.min(width - 1, Math.max(0, x))
  const py = Math.min(height - 1, Math.max(0, y))
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const from = (top * width + left) * 4
  const [right, down] = [left + 1 < width ? 4 : 0, top + 1 < height ? width * 4 : 0]
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = mixed(data[from + channel]!, data[from + right + channel]!, px - left)
    const lower = mixed(data[from + down + channel]!, data[from + down + right + channel]!, px - left)
    to[at + channel] = mixed(upper, lower, py - top)
  }
}
