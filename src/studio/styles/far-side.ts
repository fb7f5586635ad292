import type { Light } from '../sheet/scene-sheet.ts'

/** The side that the key light does not come from, as the sign of its x: 1 is the right of the picture. */
export function farSide({ keyDirection }: Pick<Light, 'keyDirection'>): number {
  return keyDirection[0] <= 0 ? 1 : -1
}
