import type { Matrix, Vector } from '../../math/matrix.ts'
import { cross, dot, scaleBy, subtract, unit } from '../vector.ts'

/** A thing whose −y looks along `up` and whose z looks, as far as that allows, along `face`. */
export function placeAlong(at: Vector, { up, face, size = 1 }: { up: Vector; face: Vector; size?: number }): Matrix {
  const y = scaleBy(up, -1)
  const z = unit(subtract(face, scaleBy(y, dot(face, y))))
  const x = cross(y, z)
  return [
    x[0] * size, y[0] * size, z[0] * size, at[0],
    x[1] * size, y[1] * size, z[1] * size, at[1],
    x[2] * size, y[2] * size, z[2] * size, at[2],
  ] // biome-ignore format: rows of a matrix
}
