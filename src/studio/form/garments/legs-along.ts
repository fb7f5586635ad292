import type { Field } from '../field/field.ts'
import type { Vector } from '../matrix.ts'
import type { Joints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { subtract, unit } from '../vector.ts'

/** How far down the nearer leg a point lies, in half heads from the hip. */
export function legsAlong({ thigh }: Skeleton, { legs }: Joints): Field {
  const bones = legs.flatMap(({ hip, knee, ankle }) => [boneLine(hip, knee, 0), boneLine(knee, ankle, thigh)])
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY
    let along = 0
    for (const { from, axis, length: reach, start } of bones) {
      const px = x - from[0]
      const py = y - from[1]
      const pz = z - from[2]
      const at = px * axis[0] + py * axis[1] + pz * axis[2]
      const inside = Math.min(reach, Math.max(0, at))
      const away = (px - axis[0] * inside) ** 2 + (py - axis[1] * inside) ** 2 + (pz - axis[2] * inside) ** 2
      if (away >= nearest) continue
      nearest = away
      along = start + at
    }
    return along
  }
}

/** A bone that begins `start` half heads down the leg. */
function boneLine(from: Vector, to: Vector, start: number) {
  const way = subtract(to, from)
  return { from, axis: unit(way), length: Math.hypot(...way), start }
}
