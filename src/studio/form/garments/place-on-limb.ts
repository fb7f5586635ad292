import type { Vector } from '../../math/matrix.ts'

/** Root, joint and end of a limb of two bones. */
export type LimbBones = readonly [Vector, Vector, Vector]

/** Where along the nearer bone a point lies, 0 at the root … 1 at the joint … 2 at the end, and how far from it. */
export function placeOnLimb([root, joint, end]: LimbBones, x: number, y: number, z: number): { along: number; away: number } {
  const upper = onBone(root, joint, x, y, z)
  const lower = onBone(joint, end, x, y, z)
  return upper.square <= lower.square
    ? { along: upper.share, away: Math.sqrt(upper.square) }
    : { along: 1 + lower.share, away: Math.sqrt(lower.square) }
}

function onBone(from: Vector, to: Vector, x: number, y: number, z: number): { share: number; square: number } {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
  const share = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  const [dx, dy, dz] = [px - bx * share, py - by * share, pz - bz * share]
  return { share, square: dx * dx + dy * dy + dz * dz }
}
