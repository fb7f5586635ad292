import { type PosedBody, skinOf } from '../../person/body-fields.ts'
import type { BodyPart } from '../../person/body-parts.ts'
import { type LimbBones, placeOnLimb } from './place-on-limb.ts'

/** Stations along each of a limb's two bones where it is measured. */
const STATIONS = 12

/** A limb of two bones: how far its skin is from them, station by station from its root to its end. */
export interface LimbGirth {
  readonly bones: LimbBones
  readonly radii: Float32Array
}

/** Measures an arm or a leg of a posed body. */
export function girthOfLimb(body: PosedBody, part: BodyPart, bones: LimbBones): LimbGirth {
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
