import type { Vector } from '../../math/matrix.ts'

/** Root, joint and end of a limb of two bones. */
export type LimbBones = readonly [Vector, Vector, Vector]

/** Where along the nearer bone a point lies, 0 at the root … 1 at the joint … 2 at the end, and how far from it. */
export function placeOnLimb([root, joint, end]: LimbBones, x: number, y: number, z: number): { along: number; away: number } {
  const upper = shareOfBone(root, joint, x, y, z)
  const lower = shareOfBone(joint, end, x, y, z)
  const upperSquare = squareTo(root, joint, upper, x, y, z)
  const lowerSquare = squareTo(joint, end, lower, x, y, z)
  return upperSquare <= lowerSquare
    ? { along: upper, away: Math.sqrt(upperSquare) }
    : { along: 1 + lower, away: Math.sqrt(lowerSquare) }
}

/** Where on a bone a point is nearest to it, 0 … 1. Plain numbers: this is asked for every point of every mesh. */
function shareOfBone(from: Vector, to: Vector, x: number, y: number, z: number): number {
  const bx = to[0] - from[0]
  const by = to[1] - from[1]
  const bz = to[2] - from[2]
  const share = ((x - from[0]) * bx + (y - from[1]) * by + (z - from[2]) * bz) / (bx * bx + by * by + bz * bz)
  return Math.min(1, Math.max(0, share))
}

/** The square of the distance from there to the point. */
function squareTo(from: Vector, to: Vector, share: number, x: number, y: number, z: number): number {
  const dx = x - from[0] - (to[0] - from[0]) * share
  const dy = y - from[1] - (to[1] - from[1]) * share
  const dz = z - from[2] - (to[2] - from[2]) * share
  return dx * dx + dy * dy + dz * dz
}
