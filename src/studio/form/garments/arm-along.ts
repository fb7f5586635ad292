import type { Field } from '../field/field.ts'
import type { ArmJoints } from '../pose.ts'
import { subtract, unit } from '../vector.ts'

/** How far down the arm a point lies, 0 at the shoulder … 1 at the wrist. */
export function armAlong({ shoulder, elbow, wrist }: ArmJoints): Field {
  const upper = unit(subtract(elbow, shoulder))
  const fore = unit(subtract(wrist, elbow))
  const upperLength = Math.hypot(...subtract(elbow, shoulder))
  const total = upperLength + Math.hypot(...subtract(wrist, elbow))
  return (x, y, z) => {
    const onUpper = (x - shoulder[0]) * upper[0] + (y - shoulder[1]) * upper[1] + (z - shoulder[2]) * upper[2]
    const onFore = (x - elbow[0]) * fore[0] + (y - elbow[1]) * fore[1] + (z - elbow[2]) * fore[2]
    const pastElbow = onFore > 0 && onUpper > upperLength * 0.75
    return (pastElbow ? upperLength + onFore : Math.min(onUpper, upperLength)) / total
  }
}
