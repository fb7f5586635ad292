import { cross, dot, scaleBy, subtract, unit } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'

/** Where a bone is carried in body space: three rows of a rotation, about `from`, which comes to lie at `to`. */
export interface Turn {
  readonly rows: readonly [Vector, Vector, Vector]
  readonly from: Vector
  readonly to: Vector
}

/** Three axes at right angles: along the bone, across it as near to `across` as can be, and the third. */
export interface Axes {
  readonly along: Vector
  readonly across: Vector
  readonly third: Vector
}

export function axesOf(along: Vector, across: Vector): Axes {
  const y = unit(along)
  const x = unit(subtract(across, scaleBy(y, dot(across, y))))
  return { along: y, across: x, third: cross(x, y) }
}

/** The rotation that brings one set of axes onto another. */
export function turnBetween(before: Axes, after: Axes): readonly [Vector, Vector, Vector] {
  const row = (axis: 0 | 1 | 2): Vector =>
    [0, 1, 2].map(
      (column) =>
        after.along[axis] * before.along[column]! +
        after.across[axis] * before.across[column]! +
        after.third[axis] * before.third[column]!,
    ) as unknown as Vector // of three columns
  return [row(0), row(1), row(2)]
}

export function turned([x, y, z]: Turn['rows'], vector: Vector): Vector {
  return [dot(x, vector), dot(y, vector), dot(z, vector)]
}

/** Where a turn carries a point. */
export function carried({ rows, from, to }: Turn, point: Vector): Vector {
  const [x, y, z] = turned(rows, subtract(point, from))
  return [x + to[0], y + to[1], z + to[2]]
}

/** A vector carried along by the shortest turn that brings one direction onto another (unit vectors). */
export function swung(vector: Vector, before: Vector, after: Vector): Vector {
  const axis = cross(before, after)
  const cosine = dot(before, after)
  // Turned right round there is no shortest way; any axis will do.
  if (cosine < -0.9999) return scaleBy(vector, -1)
  const once = cross(axis, vector)
  const twice = cross(axis, once)
  const share = 1 / (1 + cosine)
  return [
    vector[0] + once[0] + twice[0] * share,
    vector[1] + once[1] + twice[1] * share,
    vector[2] + once[2] + twice[2] * share,
  ]
}
