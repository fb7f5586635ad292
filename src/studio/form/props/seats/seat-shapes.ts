import type { Vector } from '../../../math/matrix.ts'
import type { Mesh } from '../../grid.ts'
import { moved, plate } from '../shapes.ts'

/** A box with slightly round edges between two corners. */
export function block(from: Vector, to: Vector, power = 10): Mesh {
  const [width, height, depth] = [0, 1, 2].map((axis) => Math.abs(to[axis]! - from[axis]!)) as [number, number, number]
  const flat = plate(width, depth, height / 2, power)
  // Laid down, so that its large side looks up.
  const lay = (values: Float32Array) => {
    const laid = new Float32Array(values.length)
    for (let at = 0; at < values.length; at += 3) {
      laid[at] = values[at]!
      laid[at + 1] = -values[at + 2]!
      laid[at + 2] = values[at + 1]!
    }
    return laid
  }
  const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  return moved({ ...flat, positions: lay(flat.positions), normals: lay(flat.normals) }, middle)
}

/** A board standing upright between two corners of its face. */
export function panel(from: Vector, to: Vector, thickness: number, power = 10): Mesh {
  const standing = plate(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), thickness / 2, power)
  return moved(standing, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2])
}
