import { blurInside } from './blur-inside.ts'
import type { SmallDepth } from './small-depth.ts'

/** Distances along the ray, in half heads: dense near the surface, where lids and locks throw theirs. */
const STEPS = [0.03, 0.05, 0.075, 0.105, 0.14, 0.18, 0.23, 0.29, 0.36, 0.45, 0.56, 0.7, 0.9] as const
/** What is nearer to the viewer than the ray by more than this stands far in front (a hand before the chest). */
const THICKNESS = 1.1

export interface ShadowOptions {
  /** Toward the light: x right, y down, z to the viewer. */
  readonly toLight: readonly [number, number, number]
  /** Softness in half heads. */
  readonly blur: number
  readonly bias: number
}

/** How much of the key light each figure pixel loses to what stands before it, 0…1, by a march through the depth. */
export function castShadow(small: SmallDepth, options: ShadowOptions): Float32Array {
  const { unitPx } = small
  const [lx, ly, lz] = options.toLight
  const march: March = {
    x: Int32Array.from(STEPS, (step) => Math.round(step * lx * unitPx)),
    y: Int32Array.from(STEPS, (step) => Math.round(step * ly * unitPx)),
    z: Float32Array.from(STEPS, (step) => step * lz + options.bias),
  }
  const shadow = new Float32Array(small.depth.length)
  for (let y = 0; y < small.heightPx; y += 1) castRow(shadow, y, small, march)
  return blurInside(shadow, small, options.blur)
}

/** Where the ray of a pixel is after each step, from the pixel. */
interface March {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly z: Float32Array
}

/** A function of its own, so that engines compile it as a whole: a loop within a loop is thrown back at the end of each row. */
function castRow(shadow: Float32Array, y: number, { widthPx, heightPx, depth, mask }: SmallDepth, march: March): void {
  const { x: stepX, y: stepY, z: stepZ } = march
  const steps = stepX.length
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    if (mask[at] === 0) continue
    const z = depth[at]!
    for (let step = 0; step < steps; step += 1) {
      const sampleX = x + stepX[step]!
      const sampleY = y + stepY[step]!
      if (sampleX < 0 || sampleY < 0 || sampleX >= widthPx || sampleY >= heightPx) break
      const over = depth[sampleY * widthPx + sampleX]! - z - stepZ[step]!
      if (over > 0 && over < THICKNESS) {
        shadow[at] = 1
        break
      }
    }
  }
}
