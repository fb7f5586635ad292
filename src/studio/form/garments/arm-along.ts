import type { Field } from '../field/field.ts'
import type { ArmJoints } from '../pose.ts'
import { subtract, unit } from '../vector.ts'

/** How far down the arm a point lies, 0 at the shoulder … 1 at the wrist; the nearer bone counts. */
export function armAlong({ shoulder, elbow, wrist }: ArmJoints): Field {
  const upper = unit(subtract(elbow, shoulder))
  const fore = unit(subtract(wrist, elbow))
  const upperLength = Math.hypot(...subtract(elbow, shoulder))
  const foreLength = Math.hypot(...subtract(wrist, elbow))
  const total = upperLength + foreLength
  return (x, y, z) => {
    const sx = x - shoulder[0]
    const sy = y - shoulder[1]
    const sz = z - shoulder[2]
    const ex = x - elbow[0]
    const ey = y - elbow[1]
    const ez = z - elbow[2]
    const onUpper = sx * upper[0] + sy * upper[1] + sz * upper[2]
    const onFore = ex * fore[0] + ey * fore[1] + ez * fore[2]
    const nearUpper = Math.min(upperLength, Math.max(0, onUpper))
    const nearFore = Math.min(foreLength, Math.max(0, onFore))
    const fromUpper = (sx - upper[0] * nearUpper) ** 2 + (sy - upper[1] * nearUpper) ** 2 + (sz - upper[2] * nearUpper) ** 2
    const fromFore = (ex - fore[0] * nearFore) ** 2 + (ey - fore[1] * nearFore) ** 2 + (ez - fore[2] * nearFore) ** 2
    return (fromFore < fromUpper ? upperLength + Math.max(0, onFore) : Math.min(onUpper, upperLength)) / total
  }
}
