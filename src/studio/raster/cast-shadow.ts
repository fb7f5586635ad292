import { blurValues } from './blur-values.ts'
import type { HalfDepth } from './half-depth.ts'

/** Distances along the ray, in half heads: dense near the surface, where lids and locks throw theirs. */
const STEPS = [0.03, 0.05, 0.075, 0.105, 0.14, 0.18, 0.23, 0.29, 0.36, 0.45, 0.56, 0.7, 0.9] as const
/** A thing this much nearer than the ray is no blocker but something far in front (a hand before the chest). */
const THICKNESS = 1.1

export interface ShadowOptions {
  /** Toward the light: x right, y down, z to the viewer. */
  readonly toLight: readonly [number, number, number]
  /** Softness in half heads. */
  readonly blur: number
  readonly bias: number
}

/** How much of the key light each figure pixel loses to what stands before it, 0…1, by a march through the depth buffer. */
export function castShadow(half: HalfDepth, options: ShadowOptions): Float32Array {
  const { widthPx, heightPx, unitPx, depth, mask } = half
  const [lx, ly, lz] = options.toLight
  const shadow = new Float32Array(depth.length)
  const stepX = STEPS.map((step) => Math.round(step * lx * unitPx))
  const stepY = STEPS.map((step) => Math.round(step * ly * unitPx))
  const stepZ = STEPS.map((step) => step * lz + options.bias)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      if (mask[at] === 0) continue
      const z = depth[at]!
      for (let step = 0; step < STEPS.length; step += 1) {
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
  return blurInside(shadow, half, options.blur)
}

/** A blur that takes nothing from beside the figure, so that shadows do not fade at its edge. */
export function blurInside(values: Float32Array, half: HalfDepth, blur: number): Float32Array {
  const size = { width: half.widthPx, height: half.heightPx, radius: Math.max(1, blur * half.unitPx) }
  const soft = blurValues(values, size)
  const weight = blurValues(half.mask, size)
  for (let at = 0; at < soft.length; at += 1) {
    if (half.mask[at] !== 0) soft[at] = soft[at]! / weight[at]!
  }
  return soft
}
