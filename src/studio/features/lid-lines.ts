import { smoothLine } from './face-pen.ts'
import type { EyeLandmarks, FacePlace } from './landmarks.ts'
import type { Proportions } from './proportions.ts'

/** From the inner to the outer corner. */
export function upperLid({ inner, outer, top, full = 0 }: EyeLandmarks): FacePlace[] {
  const rise = top[1] - inner[1]
  return smoothLine(
    [
      inner,
      [inner[0] * 0.78 + top[0] * 0.22, inner[1] + rise * (0.5 + full)],
      [inner[0] * 0.42 + top[0] * 0.58, inner[1] + rise * (0.9 + full * 0.35)],
      top,
      [outer[0] * 0.5 + top[0] * 0.5, top[1] * (0.86 + full * 0.3) + outer[1] * (0.14 - full * 0.3)],
      [outer[0] * 0.84 + top[0] * 0.16, top[1] * (0.48 + full) + outer[1] * (0.52 - full)],
      outer,
    ],
    5,
  )
}

/** From the outer to the inner corner. */
export function lowerLid({ inner, outer, bottom }: EyeLandmarks): FacePlace[] {
  return smoothLine(
    [
      outer,
      [outer[0] * 0.74 + bottom[0] * 0.26, outer[1] * 0.45 + bottom[1] * 0.55],
      [outer[0] * 0.36 + bottom[0] * 0.64, outer[1] * 0.08 + bottom[1] * 0.92],
      bottom,
      [inner[0] * 0.5 + bottom[0] * 0.5, inner[1] * 0.2 + bottom[1] * 0.8],
      [inner[0] * 0.82 + bottom[0] * 0.18, inner[1] * 0.62 + bottom[1] * 0.38],
      inner,
    ],
    5,
  )
}

/** The fold of the upper lid, `above` half heads over its edge. */
export function creaseLine(eye: EyeLandmarks, above: number): FacePlace[] {
  const upper = upperLid(eye)
  return upper
    .slice(4, -1)
    .map(([x, y], index, all) => [x, y - above * (0.55 + 0.45 * Math.sin((index / all.length) * Math.PI))])
}

/** The same line, lower by `down` half heads. */
export function shifted(line: readonly FacePlace[], down: number): FacePlace[] {
  return line.map(([x, y]) => [x, y + down])
}

/** The folds over an eye as its lid is cut: none, one, two over a heavy lid, or one that hangs down over the outer corner. */
export function lidFolds(eye: EyeLandmarks, { drawn, eyeHalfHeight }: Proportions, above: number): FacePlace[][] {
  switch (drawn?.lid.crease) {
    case 'none':
      return []
    case 'heavy':
      return [creaseLine(eye, above * 0.7), creaseLine(eye, above * 1.5 + 0.012)]
    case 'hood': {
      const fold = creaseLine(eye, 0.016 + eyeHalfHeight * 0.06)
      const end: FacePlace = [eye.outer[0] + eye.side * 0.055, eye.outer[1] + 0.022]
      return [[...fold.slice(6), end]]
    }
    default:
      return [creaseLine(eye, above)]
  }
}
