import { apply } from '../math/matrix.ts'
import type { Side } from './pose.ts'
import type { Stand } from './stand.ts'

/** The side of a figure that is nearer to the viewer. */
export function nearSide({ groundPlace }: Stand): Side {
  return apply(groundPlace, [1, 0, 0])[2] >= apply(groundPlace, [-1, 0, 0])[2] ? 1 : -1
}
