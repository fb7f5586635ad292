import type { LegJoints } from '../pose.ts'
import { cross, dot, scaleBy, subtract, unit } from '../vector.ts'

/** How far a point lies before, above and beside the ankle, as the foot stands. */
export function placeOnFoot({ ankle, toes, sole }: LegJoints): (x: number, y: number, z: number) => [number, number, number] {
  const side = unit(cross(toes, sole))
  // Toes that are bent keep the sole's own direction.
  const ahead = unit(subtract(toes, scaleBy(sole, dot(toes, sole))))
  return (x, y, z) => {
    const [px, py, pz] = [x - ankle[0], y - ankle[1], z - ankle[2]]
    return [
      px * ahead[0] + py * ahead[1] + pz * ahead[2],
      -(px * sole[0] + py * sole[1] + pz * sole[2]),
      px * side[0] + py * side[1] + pz * side[2],
    ]
  }
}
