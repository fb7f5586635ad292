import type { Picture } from '../canvas.ts'

/** Where a cut-out reaches in its picture, in pixels, and at which borders the picture cuts it off. */
export interface CutExtent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly isCutLeft: boolean
  readonly isCutRight: boolean
  readonly isCutBottom: boolean
}

/** Undefined for an empty cut-out. */
export function cutExtent({ width, height, data }: Picture): CutExtent | undefined {
  const borderPx = Math.max(1, Math.round(Math.max(width, height) * 0.006))
  let [left, top, right, bottom] = [width, height, -1, -1]
  let [cutLeft, cutRight, cutBottom] = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
      if (x === borderPx) cutLeft += 1
      if (x === width - 1 - borderPx) cutRight += 1
      if (y === height - 1 - borderPx) cutBottom += 1
    }
  }
  if (right < 0) return undefined
  return {
    left,
    top,
    right: right + 1,
    bottom: bottom + 1,
    isCutLeft: cutLeft > height * 0.02,
    isCutRight: cutRight > height * 0.02,
    isCutBottom: cutBottom > width * 0.04,
  }
}
