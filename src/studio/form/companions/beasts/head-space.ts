import type { Vector } from '../../../math/matrix.ts'
import type { Field } from '../../field/field.ts'
import type { BeastBuild } from './beast-build.ts'
import type { BeastPose } from './beast-pose.ts'

/** Between a beast's own space and that of its head: the middle of the skull, whose radius is 1, looking along z. */
export interface HeadSpace {
  into(x: number, y: number, z: number): Vector
  outOf(at: Vector): Vector
  /** Without the shift. */
  turned(way: Vector): Vector
  place(field: Field): Field
}

export const headSpaceOf = ({ skull, nod }: BeastBuild, { head, gaze }: BeastPose): HeadSpace =>
  headSpaceAt(head, { skull, nod: nod + (gaze?.down ?? 0), turn: gaze?.aside ?? 0 })

/** `nod` looks down and `turn` to the side of x, radians. */
export function headSpaceAt(
  [hx, hy, hz]: Vector,
  { skull, nod, turn = 0 }: { readonly skull: number; readonly nod: number; readonly turn?: number },
): HeadSpace {
  const [cos, sin] = [Math.cos(nod), Math.sin(nod)]
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const turned = ([x, y, z]: Vector): Vector => {
    const [down, fore] = [y * cos + z * sin, z * cos - y * sin]
    return [x * along + fore * across, down, fore * along - x * across]
  }
  const into = (x: number, y: number, z: number): Vector => {
    const [ax, dy, az] = [(x - hx) / skull, (y - hy) / skull, (z - hz) / skull]
    const dz = az * along + ax * across
    return [ax * along - az * across, dy * cos - dz * sin, dz * cos + dy * sin]
  }
  return {
    into,
    turned,
    outOf: (at) => {
      const [x, y, z] = turned(at)
      return [hx + x * skull, hy + y * skull, hz + z * skull]
    },
    place: (field) => (x, y, z) => {
      const [ax, dy, az] = [(x - hx) / skull, (y - hy) / skull, (z - hz) / skull]
      const dz = az * along + ax * across
      return field(ax * along - az * across, dy * cos - dz * sin, dz * cos + dy * sin) * skull
    },
  }
}
