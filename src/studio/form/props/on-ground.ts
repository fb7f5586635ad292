import { apply, compose, type Matrix, scale, type Vector } from '../../math/matrix.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Stand } from '../stand.ts'
import { cross, scaleBy, subtract, unit } from '../vector.ts'

/** Where along its shaft a thing meets the ground and where its handle ends, in its own space. */
const ENDS: Partial<Record<PropKind, { readonly ground: number; readonly butt: number }>> = {
  broom: { ground: 4, butt: -3.4 },
  shovel: { ground: -3.1, butt: 2.6 },
  trident: { ground: -3.2, butt: 3.2 },
  mop: { ground: 4, butt: -3 },
  rake: { ground: -3, butt: 3.6 },
  pitchfork: { ground: -3.3, butt: 3.6 },
}

/** How far a handle goes on above the upper hand, half heads. */
const ABOVE_HAND = 0.8

/** A broom, a shovel or a rake in two hands (body space), as long as it takes to reach the ground; undefined for all else. */
export function onGround(
  { joints, groundPlace }: Stand,
  { kind, upper, lower }: { kind: PropKind; upper: Vector; lower: Vector },
): Matrix | undefined {
  const ends = ENDS[kind]
  if (!ends) return undefined
  const [from, through] = [apply(joints.leaning, upper), apply(joints.leaning, lower)]
  const ahead = unit(subtract(through, from))
  // A handle that is nearly level would never come down.
  if (ahead[1] < 0.3) return undefined
  const far = (joints.floorY - from[1]) / ahead[1]
  const size = (far + ABOVE_HAND) / Math.abs(ends.ground - ends.butt)
  const y = scaleBy(ahead, Math.sign(ends.ground))
  const x = unit(cross(y, [0, 0, 1]))
  const z = cross(x, y)
  const along = far - Math.abs(ends.ground) * size
  const at: Vector = [from[0] + ahead[0] * along, from[1] + ahead[1] * along, from[2] + ahead[2] * along]
  const place: Matrix = [
    x[0], y[0], z[0], at[0],
    x[1], y[1], z[1], at[1],
    x[2], y[2], z[2], at[2],
  ] // biome-ignore format: rows of a matrix
  return compose(groundPlace, place, scale(size))
}
