import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'

/** Up the sides from the hem to the thigh. */
export function sideSlits({ skeleton }: Stand): Field {
  return (x, y, z) => {
    const down = y - skeleton.hipY - 1.4 * skeleton.tall
    return down < 0 ? -1 : 0.05 + down * 0.06 - Math.abs(z - 0.35) + (Math.abs(x) < 0.5 ? -1 : 0)
  }
}
