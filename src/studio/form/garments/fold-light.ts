import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { ClothPattern } from './cloth-pattern.ts'
import { sewSeams } from './sew-seams.ts'

/** Half heads of height that count as a whole valley for whoever darkens them. */
const VALLEY = 0.08
/** Cloth this steep to the viewer is left alone: there a pixel is a long way of cloth. */
const GRAZING = 0.12

/**
 * Turns the normals of cloth as its folds lie, whose height in half heads (`paintPatterns` left it in `strandV`) no mesh is
 * fine enough for; what stays there is how deep in a fold a pixel is, −1 … 1.
 */
export function lightFolds(
  buffers: FigureBuffers,
  patterns: ReadonlyMap<number, ClothPattern>,
  seen: Parameters<typeof sewSeams>[2],
): void {
  sewSeams(buffers, patterns, seen)
  const folded = new Set([...patterns].filter(([, { creases, seams }]) => creases || seams).map(([id]) => id))
  if (folded.size === 0) return
  const { part, normal, strandV, unitPx, widthPx: width, heightPx } = buffers
  const slope = (at: number, step: number) => {
    const [before, behind] = [part[at - step] === part[at], part[at + step] === part[at]]
    const rise = strandV[behind ? at + step : at]! - strandV[before ? at - step : at]!
    return before && behind ? rise * 0.5 : rise
  }
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      if (!folded.has(part[at]!)) continue
      const n = at * 3
      const [nx, ny, nz] = [normal[n]!, normal[n + 1]!, normal[n + 2]!]
      if (nz < GRAZING) continue
      const [riseX, riseY] = [held(slope(at, 1) * unitPx), held(slope(at, width) * unitPx)]
      if (riseX === 0 && riseY === 0) continue
      // The height's slope along the surface itself: a picture's step is longer there than here.
      const [tx, ty] = [riseX * (1 - nx * nx) - riseY * nx * ny, riseY * (1 - ny * ny) - riseX * nx * ny]
      const tz = -nz * (nx * riseX + ny * riseY)
      const [bx, by, bz] = [nx - tx, ny - ty, Math.max(0.05, nz - tz)]
      const length = Math.sqrt(bx * bx + by * by + bz * bz)
      normal[n] = bx / length
      normal[n + 1] = by / length
      normal[n + 2] = bz / length
    }
  }
  for (let at = 0; at < part.length; at += 1) {
    if (folded.has(part[at]!)) strandV[at] = Math.min(1, Math.max(-1, strandV[at]! / VALLEY))
  }
}

/** No cloth is steeper: seams where its coordinates leap would be black lines. */
const STEEPEST = 1.4
const held = (rise: number) => (rise > STEEPEST ? STEEPEST : rise < -STEEPEST ? -STEEPEST : rise)
