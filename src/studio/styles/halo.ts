import { blurValues } from '../raster/blur-values.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** How near the figure every pixel beside it is: 1 at its outline … 0 from `reach` half heads on (also on the figure). */
export function haloOf({ widthPx, heightPx, unitPx, part }: FigureBuffers, reach: number): Float32Array {
  const radius = Math.max(1, (reach * unitPx) / 2)
  const mask = Float32Array.from(part, (value) => (value === 0 ? 0 : 1))
  const near = blurValues(mask, { width: widthPx, height: heightPx, radius })
  for (let at = 0; at < near.length; at += 1) near[at] = part[at] === 0 ? Math.min(1, near[at]! * 2) : 0
  return near
}
