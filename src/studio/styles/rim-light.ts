import { smoothStep } from '../form/curve.ts'
import type { Light } from '../sheet/scene-sheet.ts'

/** Nearer to the outline than this (see FigureLight) rim light begins. */
export const RIM_BEGINS = 0.66
const FULL = 0.59

/**
 * Light from behind, only near the figure's own outline and only on what turns away from the viewer (lesson 24).
 * The function answers the strengths of the first and the second rim in `out`, and false when there is neither.
 */
export function createRimLight(light: Light) {
  const [x1, y1] = light.rimDirection
  const [x2, y2] = light.rim2?.direction ?? [0, 0]
  const hasSecond = light.rim2 !== undefined
  return (inside: number, nx: number, ny: number, nz: number, out: Float32Array): boolean => {
    if (inside >= RIM_BEGINS || nz > 0.62) return false
    const edge = smoothStep(RIM_BEGINS, FULL, inside) * smoothStep(0.62, 0.4, nz)
    out[0] = edge * smoothStep(0.3, 0.42, nx * x1 + ny * y1)
    out[1] = hasSecond ? edge * smoothStep(0.3, 0.42, nx * x2 + ny * y2) : 0
    return out[0]! > 0 || out[1]! > 0
  }
}
