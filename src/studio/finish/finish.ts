import type { Light } from '../sheet/scene-sheet.ts'

/** A drawn picture on its way to the viewer, and where in it the figure is. */
export interface Finished {
  readonly width: number
  readonly height: number
  /** RGBA, changed in place. */
  readonly data: Uint8ClampedArray
  /** 0 beside the figure … 1 on it, with a soft edge. */
  readonly cover: Float32Array
  /** The same, so far blurred that it falls from the middle of the figure to its outline like a relief. */
  readonly relief: Float32Array
  readonly light: Light
}
