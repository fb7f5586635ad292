import type { AspectRatio } from '#contract/aspect-ratios.ts'

/** Width and height of a picture of this shape with as many pixels as the square has; multiples of 8. */
export function pictureSize(ratio: AspectRatio, squarePx: number): { widthPx: number; heightPx: number } {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const side = (share: number) => Math.round((squarePx * Math.sqrt(share)) / 8) * 8
  return { widthPx: side(width / height), heightPx: side(height / width) }
}
