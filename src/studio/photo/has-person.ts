import type { PhotoReading } from './photo-reading.ts'

/** Without a face, less hair and skin than this share of the picture is a mistake, or somebody far away. */
const LEAST_SHARE = 0.02

/** Whether anybody is seen in a photo. Flowers and furniture are taken for clothes at times, never for hair and skin. */
export function hasPerson({ face, masks }: PhotoReading): boolean {
  if (face) return true
  const { hair, bodySkin, faceSkin } = masks
  const cells = hair.reduce((count, value, at) => count + (value + bodySkin[at]! + faceSkin[at]! > 140 ? 1 : 0), 0)
  return cells > hair.length * LEAST_SHARE
}
