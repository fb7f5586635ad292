import type { Vector } from '../../math/matrix.ts'
import { type PosedBody, skinOf } from '../../person/body-fields.ts'
import type { BodyPart } from '../../person/body-parts.ts'

/** Stations along each of a limb's two bones where it is measured. */
const STATIONS = 12

/** A limb of two bones: how far its skin is from them, station by station from its root to its end. */
export interface LimbGirth {
  readonly bones: readonly [Vector, Vector, Vector]
  readonly radii: Float32Array
}

/** Measures an arm or a leg of a posed body. */
export function girthOfLimb(body: PosedBody, part: BodyPart, bones: readonly [Vector, Vector, Vector]): LimbGirth {
  const radii = new Float32Array(2 * STATIONS + 1)
  const counts = new Float32Array(2 * STATIONS + 1)
  for (const vertex of skinOf(body, part).vertices) {
    const [x, y, z] = [body.posed[vertex * 3]!, body.posed[vertex * 3 + 1]!, body.posed[vertex * 3 + 2]!]
    const { along, away } = placeOnLimb(bones, x, y, z)
    if (along <= 0 || along >= 2) continue
    const station = Math.round(along * STATIONS)
    radii[station] = radii[station]! + away
    counts[station] = counts[station]! + 1
  }
  for (let station = 0; station < radii.length; station += 1) {
    radii[station] = counts[station] === 0 ? (radii[station - 1] ?? 0) : radii[station]! / counts[station]!
  }
  return {
    bones,
    radii: radii.map((radius, at) => (radii[Math.max(0, at - 1)]! + 2 * radius + radii[Math.min(2 * STATIONS, at + 1)]!) / 4),
  }
}

/** The radius at a place along the limb, 0 at its root … 2 at its end. */
export function radiusAt({ radii }: LimbGirth, along: number): number {
  const at = Math.min(2 * STATIONS - 1e-6, Math.max(0, along * STATIONS))
  const station = at | 0
  return radii[station]! + (radii[station + 1]! - radii[station]!) * (at - station)
}

/** Where along the nearer bone a point lies, 0 at the root … 1 at the joint … 2 at the end, and how far from it. */
export function placeOnLimb(
  [root, joint, end]: LimbGirth['bones'],
  x: number,
  y: number,
  z: number,
): { along: number; away: number } {
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
