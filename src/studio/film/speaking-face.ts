import type { Proportions } from '../features/proportions.ts'
import { smoothStep } from '../form/curve.ts'
import { skullFrontZ } from '../form/skull.ts'
import { apply } from '../math/matrix.ts'
import { pixelOf } from '../raster/view.ts'
import { isOfForm } from '../styles/face-layer.ts'
import type { FilmLayers } from './film-layers.ts'
import type { MotionMap } from './motion-map.ts'
import type { Shifts } from './move-figure.ts'

/** Half heads that a wide open jaw drops, that brows rise on what is stressed, and that the head dips there. */
const JAW_DROP = 0.07
const BROW_LIFT = 0.035
const HEAD_DIP = 0.03

export interface Speaking {
  /** Opening of the mouth, 0…1. */
  readonly open: number
  /** Weight on what is said, 0…1. */
  readonly stress: number
}

/** What of a head moves with its mouth: the chin, the brows, and the whole of it a little. Adds to the shifts of the figure. */
export function speakingFace({ built, widthPx }: FilmLayers, map: MotionMap, p: Proportions) {
  const { headPlace, view } = built
  const scale = widthPx / view.widthPx
  const place = (x: number, y: number) => {
    const [xPx, yPx] = pixelOf(view, apply(headPlace, [x, y, skullFrontZ(x, y, p)]))
    return [xPx * scale, yPx * scale] as const
  }
  const { columns, rows, knotPx, unitPx } = map
  // A jaw that is geometry drops with the mouth itself.
  const jawDrop = isOfForm(built) ? 0 : JAW_DROP
  const [mouth, chin, eyes] = [place(0, p.mouthY), place(0, p.chinY), place(0, p.eyeY)]
  const browY = eyes[1] - 0.28 * unitPx
  const [jaw, brows] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
  for (let row = 0, knot = 0; row < rows; row += 1) {
    const y = row * knotPx
    const below = smoothStep(mouth[1] - 0.04 * unitPx, mouth[1] + 0.5 * (chin[1] - mouth[1]), y)
    const above = smoothStep(chin[1] + 0.4 * unitPx, chin[1] + 0.02 * unitPx, y)
    const atBrows = smoothStep(eyes[1] - 0.08 * unitPx, browY, y) * smoothStep(browY - 0.5 * unitPx, browY, y)
    for (let column = 0; column < columns; column += 1, knot += 1) {
      const aside = Math.abs(column * knotPx - mouth[0]) / unitPx
      jaw[knot] = below * above * smoothStep(0.62, 0.34, aside)
      brows[knot] = atBrows * smoothStep(0.85, 0.6, aside)
    }
  }
  return (shifts: Shifts, { open, stress }: Speaking): void => {
    for (let knot = 0; knot < jaw.length; knot += 1) {
      const head = map.head[knot]!
      shifts.y[knot] =
        shifts.y[knot]! +
        (jaw[knot]! * jawDrop * open - brows[knot]! * BROW_LIFT * stress + head * HEAD_DIP * (stress - 0.3)) * unitPx
    }
  }
}
