import type { Stand } from '../stand.ts'
import type { ClothCoordinates } from './cloth-surface.ts'
import { arcsine } from './round-sleeve.ts'

/** Half heads round the trunk for each radian: about its radius, so that folds are as wide as they are said to be. */
export const ROUND_TRUNK = 1.15

/** Down the trunk and round it, from the middle in front or behind to the seams at both sides. */
export function roundTrunk({ skeleton, joints }: Stand): ClothCoordinates {
  const middle = skeleton.hipZ ?? 0
  const { shift, hipY } = joints.sway
  return (x, y, z) => {
    const aside = x - shift * Math.min(1, Math.max(0, y / hipY))
    const far = Math.sqrt(aside * aside + (z - middle) * (z - middle)) + 1e-6
    return [y, arcsine(aside / far) * ROUND_TRUNK]
  }
}
