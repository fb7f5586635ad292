import { animalHead } from '#studio/form/animals/animal-heads.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb } from '../color.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { Landmarks } from './landmarks.ts'

/** Accents of the nose; its volume is in the surface. */
export function drawNose(pen: FacePen, landmarks: Landmarks, sheets: FeatureSheets): void {
  const { nose } = landmarks
  const { sheet, scene, look, proportions: p } = sheets
  if (sheet.animal) {
    animalHead(sheet.animal.kind).drawNose(pen, landmarks, sheets)
    return
  }
  if (look.nose === 'button') {
    seldomPart('inked faces').buttonNose(pen, nose, sheets)
    return
  }
  const x = nose.base[0] - p.noseBend * nose.halfWidth * 0.24
  const y = nose.base[1]
  if (p.noseBend !== 0) drawBrokenBridge(pen, x, sheets)
  const half = nose.halfWidth
  const lift = nose.sneer * 0.02
  // The shadow lies away from the key.
  const shadowSide = scene.light.keyDirection[0] <= 0 ? 1 : -1
  if (look.manner === 'drawn') {
    seldomPart('inked faces').nose(pen, { x, y, half, lift }, sheets)
    return
  }
  const dark = mixRgb(look.ink, [0.2, 0.06, 0.05], 0.4)
  for (const side of [-1, 1]) {
    const nx = x + side * half * 0.48
    pen.fill(
      smoothLine(
        [
          [nx - half * 0.24, y - 0.004],
          [nx, y - 0.025 - lift],
          [nx + half * 0.24, y - 0.01 - lift],
          [nx + side * half * 0.04, y + 0.006],
          [nx - half * 0.24, y - 0.004],
        ],
        5,
      ),
      dark,
      0.62,
    )
    pen.stroke(
      smoothLine(
        [
          [x + side * half * 0.8, y - 0.085 - lift],
          [x + side * half * 1.06, y - 0.04 - lift],
          [x + side * half * 0.93, y - 0.002 - lift],
          [x + side * half * 0.66, y],
        ],
        6,
      ),
      { width: 0.014, color: look.skinShade, alpha: 0.75 },
    )
  }
  pen.stroke(
    smoothLine(
      [
        [x - half * 0.5, y + 0.004],
        [x, y + 0.018],
        [x + half * 0.5, y + 0.004],
      ],
      6,
    ),
    { width: 0.024, color: look.skinShade, alpha: 0.55, taper: TAPER.both },
  )
  pen.stain([x + shadowSide * half * 0.6, y + 0.05], {
    halfWidth: half * 0.9,
    halfHeight: 0.055,
    color: look.skinShade,
    alpha: 0.4,
  })
  pen.stain([x - shadowSide * half * 0.12, y - 0.075], {
    halfWidth: half * 0.34,
    halfHeight: 0.04,
    color: look.skinLight,
    alpha: 0.5,
  })
  const redness = mixRgb(sheet.skin.base, sheet.skin.blush, 0.7)
  pen.stain([x, y - 0.06], { halfWidth: half * 1.3, halfHeight: 0.09, color: redness, alpha: 0.22 })
}

/** The bridge of a nose that was broken: down, aside, and back again. */
function drawBrokenBridge(pen: FacePen, x: number, { look, proportions: p }: FeatureSheets): void {
  const half = p.noseHalfWidth
  const at = (along: number, aside: number) =>
    [x + p.noseBend * half * aside, p.noseTopY + (p.noseBaseY - p.noseTopY) * along] as const
  const side = smoothLine([at(0.02, 0.2), at(0.22, 0.42), at(0.45, 1.06), at(0.62, 0.86), at(0.84, 0.5)], 6)
  const isDrawn = look.manner === 'drawn'
  pen.stroke(side, {
    width: isDrawn ? look.lineWidth * 0.85 : 0.03,
    color: isDrawn ? look.ink : look.skinShade,
    alpha: isDrawn ? 0.75 : 0.8,
  })
  pen.stroke([at(0.4, -0.1), at(0.47, 0.34)], {
    width: isDrawn ? look.lineWidth * 0.6 : 0.02,
    color: isDrawn ? look.ink : look.skinShade,
    alpha: 0.55,
  })
}
