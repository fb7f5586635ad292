import { mixRgb, type Rgb } from '../color.ts'
import type { FacePen } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace, Landmarks } from './landmarks.ts'

/** Grown men are blue about the jaw from this age and masculinity on. */
const SHAVES_FROM = { ageYears: 18, masculinity: 0.6 } as const

/**
 * What a painter models before any line: hollows beside the nose and under the brows, the turn under the cheekbones,
 * light on forehead, nose, cheekbones and chin, warmth in the middle of the face and coolness about a man's jaw.
 */
export function drawFacePlanes(pen: FacePen, { nose, mouth, eyes }: Landmarks, sheets: FeatureSheets): void {
  const { sheet, scene, look, proportions: p } = sheets
  // Modelled figures are smooth: they keep half of it.
  const strength = look.eyes === undefined ? 1 : 0.5
  const grown = 1 - p.youth
  const keySide = scene.light.keyDirection[0] <= 0 ? -1 : 1
  const dark = look.skinShade
  const stain = (place: FacePlace, size: readonly [number, number], color: Rgb, alpha: number) =>
    pen.stain(place, { halfWidth: size[0], halfHeight: size[1], color, alpha: alpha * strength })

  for (const { center, side, inner, bottom } of eyes) {
    const away = side === keySide ? 0.7 : 1.15
    stain([inner[0] * 0.78, (p.eyeY + p.browY) / 2 + 0.03], [0.085, 0.1], dark, 0.42 * away)
    stain(
      [center[0], (center[1] - p.eyeHalfHeight + p.browY) / 2],
      [p.eyeHalfWidth * 1.05, 0.075],
      dark,
      (0.2 + 0.16 * p.masculinity) * away,
    )
    stain([center[0] - side * 0.01, bottom[1] + 0.055], [p.eyeHalfWidth * 0.95, 0.042], dark, (0.16 + 0.26 * p.oldness) * grown)
    // Cheekbone above, hollow below.
    stain(
      [center[0] + side * 0.1, p.eyeY * 0.55 + nose.base[1] * 0.45],
      [0.13, 0.065],
      look.skinLight,
      side === keySide ? 0.4 : 0.16,
    )
    const hollow = (0.13 + 0.13 * p.masculinity + 0.16 * p.oldness) * Math.max(0.6, sheet.face.cheeks) * grown
    stain([center[0] + side * 0.16, p.mouthY - 0.1], [0.15, 0.13], dark, hollow * away)
    stain([side * 0.6, p.browY - 0.02], [0.12, 0.24], dark, 0.16 * away)
    // The side of the nose turns away from the light.
    if (side !== keySide)
      for (const along of [0.2, 0.5, 0.8])
        stain(
          [nose.base[0] + side * nose.halfWidth * (0.55 + 0.35 * along), p.noseTopY + (nose.base[1] - p.noseTopY) * along],
          [nose.halfWidth * 0.55, 0.085],
          dark,
          0.2,
        )
  }
  for (const along of [0.15, 0.45, 0.75])
    stain(
      [nose.base[0] + keySide * nose.halfWidth * 0.1, p.noseTopY + (nose.base[1] - p.noseTopY) * along],
      [nose.halfWidth * 0.3, 0.075],
      look.skinLight,
      0.2,
    )
  stain([keySide * 0.14, p.browY - 0.24], [0.3, 0.16], look.skinLight, 0.26)
  stain([keySide * 0.03, p.chinY - 0.13], [0.1, 0.06], look.skinLight, sheet.facialHair ? 0 : 0.24)

  const philtrumY = (nose.base[1] + mouth.upperLipY) / 2
  stain([mouth.upper[0], philtrumY], [0.028, 0.06], dark, 0.34)
  for (const side of [-1, 1]) stain([mouth.upper[0] + side * 0.04, philtrumY + 0.01], [0.022, 0.055], look.skinLight, 0.26)

  const warm = mixRgb(sheet.skin.base, sheet.skin.blush, 0.8)
  stain([nose.base[0], (p.eyeY + p.mouthY) / 2], [0.5, 0.2], warm, 0.2)
  const shaves = sheet.ageYears >= SHAVES_FROM.ageYears && p.masculinity > SHAVES_FROM.masculinity && !sheet.facialHair
  if (shaves) {
    const shadow = mixRgb(mixRgb(sheet.skin.base, sheet.brows.color, 0.3), [0.42, 0.44, 0.48], 0.3)
    stain([0, p.chinY - 0.13], [0.26, 0.13], shadow, 0.34)
    for (const side of [-1, 1]) stain([side * 0.36, p.chinY - 0.28], [0.2, 0.16], shadow, 0.3)
    stain([0, philtrumY], [0.2, 0.05], shadow, 0.24)
  }
}
