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
  const { widthPx, heightPx, unitPx, depth, mask } = small
  const [lx, ly, lz] = options.toLight
  const shadow = new Float32Array(depth.length)
  const stepX = Int32Array.from(STEPS, (step) => Math.round(step * lx * unitPx))
  const stepY = Int32Array.from(STEPS, (step) => Math.round(step * ly * unitPx))
  const stepZ = Float32Array.from(STEPS, (step) => step * lz + options.bias)
  const steps = stepX.length
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 1) {
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
  return blurInside(shadow, small, options.blur)
}
