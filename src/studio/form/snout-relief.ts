import type { Snout } from '../features/shape-animal.ts'
import { mix, smoothStep } from './curve.ts'

/** How far a snout or a beak stands out of the face at a place beside the middle line. */
export function snoutRelief(side: number, y: number, snout: Snout): number {
  const { topY, tipY, endY, length, halfTop, half, fullness, lower, slope } = snout
  const along = (y - topY) / (tipY - topY)
  if (along <= 0) return 0
  const beyond = Math.max(0, (y - tipY) / (endY - tipY))
  const rise = along < 1 ? smoothStep(-0.25, 1, along) ** slope * smoothStep(0, 0.3, along) : 1
  const fall = mix(1, lower, smoothStep(0, 1, beyond)) * (1 - smoothStep(1, 1.5, beyond))
  const wide = mix(halfTop, half, Math.min(1, along)) * (1 - 0.2 * Math.min(1, beyond))
  return length * rise * fall * Math.exp(-((side / wide) ** fullness))
}
