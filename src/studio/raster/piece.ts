import type { Matrix } from '../math/matrix.ts'
import type { Surface } from './surface.ts'

/** A surface in its place. */
export interface Piece {
  readonly surface: Surface
  /** From the surface's space to view space. */
  readonly place: Matrix
}
