import type { Matrix } from '../math/matrix.ts'
import { largerAt, pixelOf, type View } from './view.ts'

/** Where the middle of a head is on the picture, and how many pixels half a head is in its depth: a head that bows comes nearer. */
export function headOnView(
  view: View,
  headPlace: Matrix,
): { readonly xPx: number; readonly yPx: number; readonly unitPx: number } {
  const [xPx, yPx] = pixelOf(view, [headPlace[3], headPlace[7], headPlace[11]])
  return { xPx, yPx, unitPx: view.unitPx * (view.eye ? largerAt(view.eye, headPlace[11]) : 1) }
}
