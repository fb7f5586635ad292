import { smoothStep } from '../form/curve.ts'
import type { Finished } from './finish.ts'

/** Half the cone's width at the top and at the bottom of the picture, as shares of its height. */
const CONE = { top: 0.07, bottom: 0.5, edge: 0.16 } as const
const DARK = 0.16
const HAZE = 0.2

/** A cone of light from above, on whoever stands in it; the dark begins beside it. */
export function lightSpot({ width, height, data, cover }: Finished): void {
  const middle = middleOf(cover, width)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const half = (CONE.top + ((CONE.bottom - CONE.top) * y) / height) * height
    const fade = 1 - (0.75 * y) / height
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const inside = smoothStep(half + CONE.edge * height * 0.5, half - CONE.edge * height * 0.5, Math.abs(x - middle))
      const on = cover[pixel]!
      const dim = DARK + (0.95 - DARK) * Math.max(inside * (0.5 + 0.5 * on), on * 0.82)
      const haze = HAZE * inside * fade * (1 - on * 0.75) * 255
      const at = pixel * 4
      data[at] = data[at]! * dim + haze
      data[at + 1] = data[at + 1]! * dim + haze * 0.97
      data[at + 2] = data[at + 2]! * dim + haze * 0.88
    }
  }
}

/** The column in the middle of what the figure covers. */
function middleOf(cover: Float32Array, width: number): number {
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < cover.length; pixel += 7) {
    if (cover[pixel]! < 0.5) continue
    sum += pixel % width
    count += 1
  }
  return count === 0 ? width / 2 : sum / count
}
