import type { Proportions } from '../features/proportions.ts'
import { clamp } from '../form/curve.ts'
import { skullFrontZ } from '../form/skull.ts'
import { apply } from '../math/matrix.ts'
import { pixelOf } from '../raster/view.ts'
import type { PaintJob } from '../styles/style.ts'
import type { Cut } from './cut-figure.ts'

/** A part of the face in head space (half heads, seen from the front), and how far around it pixels may change. */
interface FacePart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly around: number
}

/** What blinks: the eyes up to the brows. */
export const eyesOnFace = ({ eyeX, eyeY, eyeHalfWidth, browY }: Proportions): FacePart => ({
  left: -eyeX - eyeHalfWidth,
  right: eyeX + eyeHalfWidth,
  top: browY,
  bottom: eyeY + 0.14,
  around: 0.12,
})

/** What speaks: from under the nose to below a chin that has dropped, cheek to cheek. */
export const mouthOnFace = ({ mouthY, mouthHalfWidth, chinY, eyeX, eyeHalfWidth }: Proportions): FacePart => {
  const aside = Math.max(mouthHalfWidth, eyeX + eyeHalfWidth)
  return { left: -aside, right: aside, top: mouthY - 0.06, bottom: chinY + 0.2, around: 0.22 }
}

/** Of an animal's head, whose skull has the radius 1, all that eyes and mouth may change. */
const ROUND_A_MUZZLE = [-1.1, 1.1].flatMap((x) => [-0.7, 1.5].flatMap((y) => [0, 2.4].map((z) => [x, y, z] as const)))

/** Where a part of the face is in the picture, pixels. */
export function windowOn(
  { left, right, top, bottom, around }: FacePart,
  { widthPx, heightPx, character, proportions: p, figure: { headPlace, view } }: PaintJob,
): Cut {
  const corners = character.beast
    ? ROUND_A_MUZZLE.map((at) => pixelOf(view, apply(headPlace, at)))
    : [left, 0, right].flatMap((x) =>
        [top, bottom].map((y) => pixelOf(view, apply(headPlace, [x, y, skullFrontZ(x, Math.min(y, p.chinY), p)]))),
      )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const aroundPx = around * view.unitPx
  const leftPx = Math.floor(clamp(Math.min(...xs) - aroundPx, 0, widthPx - 1))
  const topPx = Math.floor(clamp(Math.min(...ys) - aroundPx, 0, heightPx - 1))
  const rightPx = Math.ceil(clamp(Math.max(...xs) + aroundPx, leftPx + 1, widthPx))
  const bottomPx = Math.ceil(clamp(Math.max(...ys) + aroundPx, topPx + 1, heightPx))
  return { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx }
}
