import type { Rgb } from '../color.ts'
import type { Material } from './figure-buffers.ts'

/** A triangle mesh in half heads, in the space of its bone; x right, y down, z toward the viewer at yaw 0. */
export interface Surface {
  readonly part: number
  readonly material: Material
  readonly color: Rgb
  /** Three per vertex. */
  readonly positions: Float32Array
  /** Three per vertex, unit length. */
  readonly normals: Float32Array
  /** Two per vertex: along 0…1 and across −1…1, for strands and patterns; absent = 0. */
  readonly uvs?: Float32Array
  /** Three per vertex, replaces `color` where present (patterns, tips, blush). */
  readonly colors?: Float32Array
  /**
   * Three per vertex: what the place on the skin is called, whoever it belongs to (decimetres of the human form's base
   * mesh); of an eye, the place on its ball of radius 1, z along the gaze. Absent = 0.
   */
  readonly rest?: Float32Array
  /** Three indices per triangle. */
  readonly triangles: Uint32Array
  readonly doubleSided?: boolean
}
