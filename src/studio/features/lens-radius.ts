import { isFlat, type Proportions } from './proportions.ts'

/** Half-width of one lens; a round lens has its middle in front of the eye. */
export function lensRadius({ family, eyeHalfWidth, eyeHalfHeight }: Proportions): number {
  return isFlat(family) ? Math.max(eyeHalfWidth * 1.12, eyeHalfHeight * 1.15) : eyeHalfWidth * 1.3
}
