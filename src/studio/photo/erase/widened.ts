import type { Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'

/** A matte a little beyond its edge, where the colours of what it covers run out; by `byPx` where that is more. */
export function widened({ width, height }: Picture, matte: Float32Array, byPx = 0): Float32Array {
  const radius = Math.max(2, Math.round(Math.max(width, height) * 0.006), Math.round(byPx))
  return blurPlane(matte, { width, height, radius, passes: 2 }).map((value) => Math.min(1, value * 4))
}
