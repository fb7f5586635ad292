import type { Vector } from '../../math/matrix.ts'
import { mix } from '../curve.ts'

/** The point on the way between two, `share` 0…1. */
export function between(from: Vector, to: Vector, share: number): Vector {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]
}
