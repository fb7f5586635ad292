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

export const headSpaceOf = (build: BeastBuild, { head }: BeastPose): HeadSpace => headSpaceAt(head, build)

export function headSpaceAt([hx, hy, hz]: Vector, { skull, nod }: Pick<BeastBuild, 'skull' | 'nod'>): HeadSpace {
  const [cos, sin] = [Math.cos(nod), Math.sin(nod)]
  const into = (x: number, y: number, z: number): Vector => {
    const [dx, dy, dz] = [(x - hx) / skull, (y - hy) / skull, (z - hz) / skull]
    return [dx, dy * cos - dz * sin, dz * cos + dy * sin]
  }
  const turned = ([x, y, z]: Vector): Vector => [x, y * cos + z * sin, z * cos - y * sin]
  return {
    into,
    turned,
    outOf: (at) => {
      const [x, y, z] = turned(at)
      return [hx + x * skull, hy + y * skull, hz + z * skull]
    },
    place: (field) => (x, y, z) => {
      const [dx, dy, dz] = [(x - hx) / skull, (y - hy) / skull, (z - hz) / skull]
      return field(dx, dy * cos - dz * sin, dz * cos + dy * sin) * skull
    },
  }
}
