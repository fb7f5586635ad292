import { blurValues } from '../raster/blur-values.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** How near the figure every pixel beside it is: 1 at its outline … 0 from `reach` half heads on (also on the figure). */
export function haloOf({ widthPx, heightPx, unitPx, part }: FigureBuffers, reach: number): Float32Array {
  const radius = Math.max(1, (reach * unitPx) / 2)
  const mask = new Float32Array(part.length)
  let isSeen = false
  for (let from = 0; from < mask.length; from += widthPx) isSeen = coverRow(part, mask, from, from + widthPx) || isSeen
  // A place with nobody in it.
  if (!isSeen) return mask
  const near = blurValues(mask, { width: widthPx, height: heightPx, radius })
  for (let from = 0; from < near.length; from += widthPx) fadeRow(near, part, from, from + widthPx)
  return near
}

function coverRow(part: FigureBuffers['part'], mask: Float32Array, from: number, to: number): boolean {
  let isSeen = false
  for (let at = from; at < to; at += 1) {
    if (part[at] === 0) continue
    mask[at] = 1
    isSeen = true
  }
  return isSeen
}

function fadeRow(near: Float32Array, part: FigureBuffers['part'], from: number, to: number): void {
  for (let at = from; at < to; at += 1) near[at] = part[at] === 0 ? Math.min(1, near[at]! * 2) : 0
}
