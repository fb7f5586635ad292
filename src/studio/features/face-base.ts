import { mixRgb, type Rgb } from '../color.ts'
import { randomFor } from '../random.ts'
import { type FacePen, ring } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'
import { skinPatch } from './skin-patch.ts'

const BLACK: Rgb = [0.08, 0.07, 0.08]

/** What lies on the skin under eyes, brows and lips: the sockets of a painted skull, the lighter patches of vitiligo. */
export function drawFaceBase(pen: FacePen, sheets: FeatureSheets): void {
  const { sheet, proportions: p } = sheets
  for (const { kind } of sheet.marks) {
    if (kind === 'vitiligo') drawVitiligo(pen, sheets)
    if (kind === 'skull make-up') {
      for (const side of [-1, 1])
        pen.fill(
          ring([side * p.eyeX, p.eyeY - 0.01], p.eyeHalfWidth * 1.35, Math.max(p.eyeHalfHeight * 1.5, 0.19)),
          BLACK,
          0.94,
        )
    }
  }
}

function drawVitiligo(pen: FacePen, { sheet, proportions: p }: FeatureSheets): void {
  const random = randomFor(sheet.seed, 'vitiligo')
  const color = mixRgb(sheet.skin.base, [0.98, 0.87, 0.8], 0.72)
  const places: readonly (readonly [FacePlace, number, number])[] = [
    [[-p.eyeX * 1.1, p.eyeY + 0.02], 0.24, 0.17],
    [[p.eyeX * 1.45, p.eyeY + 0.2], 0.16, 0.2],
    [[-0.12, p.mouthY + 0.06], 0.27, 0.13],
    [[0.3, p.browY - 0.22], 0.15, 0.1],
    [[0.12, p.chinY - 0.1], 0.16, 0.09],
    [[-0.42, p.mouthY - 0.02], 0.11, 0.09],
  ]
  for (const [[x, y], halfWidth, halfHeight] of places) {
    pen.fill(skinPatch([x, y], { halfWidth, halfHeight, random }), color, 0.88)
  }
}
