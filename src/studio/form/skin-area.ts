import type { Vector } from '../math/matrix.ts'

/** A piece of the body: which, at whose side, and its coordinates: along it and across it as the viewer sees it. */
export interface SkinArea {
  readonly part: 'arm' | 'hand' | 'trunk' | 'leg' | 'foot'
  /** −1 the picture's left. */
  readonly side?: -1 | 1
  /** The joints of a limb. */
  readonly joints?: readonly [Vector, Vector, Vector]
  /** Of a hand whose points are the body's: the way to its own coordinates. */
  readonly onHand?: (point: Vector) => [along: number, across: number]
}
