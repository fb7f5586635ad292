import type { Eye } from '../raster/view.ts'

/** What a place in the layers is multiplied by, and then moved, to be that of a layer which is drawn larger. */
export interface Lens {
  readonly zoom: number
  readonly x: number
  readonly y: number
  /** From where that layer is seen, if not from where the others are. */
  readonly eye?: Eye
}
