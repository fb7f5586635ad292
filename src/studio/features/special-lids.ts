import { mixRgb } from '../color.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureLook } from './feature-look.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { EyeLandmarks, FacePlace } from './landmarks.ts'
import { lidFolds, lowerLid, shifted, upperLid } from './lid-lines.ts'

type DrawLids = (pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets) => void

/** Lids of the eyes that a style asks for by name. */
export const LIDS: Readonly<Record<NonNullable<FeatureLook['eyes']>, DrawLids>> = {
  ball: drawBallLids,
  plain: drawPlainLids,
  ringed: drawRingedLids,
}

const lashesOf = ({ sheet, proportions: p }: FeatureSheets) => sheet.eyes.lashes * (1 - 0.85 * p.masculinity * (1 - p.youth))

/** Lashes that fan out from the outer part of the upper lid. */
function drawLashes(
  pen: FacePen,
  { side, outer }: EyeLandmarks,
  upper: readonly FacePlace[],
  look: { count: number; reach: number; width: number; color: FeatureLook['ink'] },
): void {
  for (let lash = 0; lash < look.count; lash += 1) {
    const root = lash === 0 ? outer : upper[Math.round((upper.length - 1) * (0.96 - lash * 0.12))]!
    const reach = look.reach * (1 - lash * 0.12)
    const lean = 1 - lash * 0.2
    pen.stroke(
      smoothLine(
        [
          root,
          [root[0] + side * reach * 0.55 * lean, root[1] - reach * 0.25],
          [root[0] + side * reach * 0.9 * lean, root[1] - reach * 0.85],
        ],
        5,
      ),
      { width: look.width, color: look.color, taper: TAPER.out },
    )
  }
}

/** Thick soft lids over a ball: a dark lash band, a fold above it, a bright rim below. */
function drawBallLids(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  const { look, sheet, proportions: p } = sheets
  const lashes = lashesOf(sheets)
  const upper = upperLid(eye)
  const lower = lowerLid(eye)
  const dark = mixRgb(look.ink, [0.07, 0.04, 0.04], 0.6)
  for (const crease of lidFolds(eye, p, p.eyeHalfHeight * 0.26 + 0.02)) {
    pen.stroke(crease, { width: 0.055, color: look.skinShade, alpha: 0.22 })
    pen.stroke(crease, { width: 0.018, color: look.skinShade, alpha: 0.75 })
  }
  pen.stroke(shifted(upper, -0.008), { width: 0.03 + 0.03 * lashes, color: dark, taper: TAPER.wing })
  drawLashes(pen, eye, upper, { count: Math.round(lashes * 3.4), reach: 0.085, width: 0.026, color: dark })
  pen.stroke(shifted(lower, 0.008), { width: 0.02, color: mixRgb(look.skinLight, sheet.skin.blush, 0.3), alpha: 0.8 })
  pen.stroke(shifted(lower, 0.026), { width: 0.014, color: look.skinShade, alpha: 0.6 })
}

/** One soft line above, a hint below. */
function drawPlainLids(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  const { look, proportions: p } = sheets
  const lashes = lashesOf(sheets)
  const upper = upperLid(eye)
  const lower = lowerLid(eye)
  const width = look.lineWidth * (1.35 + 0.55 * lashes)
  pen.stroke(upper, { width, color: look.ink, taper: (along) => 0.55 + 0.45 * TAPER.both(along) })
  drawLashes(pen, eye, upper, { count: Math.round(lashes * 1.8), reach: 0.05, width: look.lineWidth, color: look.ink })
  pen.stroke(lower.slice(4, -8), { width: look.lineWidth * 0.6, color: look.ink, alpha: 0.7 })
  for (const fold of lidFolds(eye, p, p.eyeHalfHeight * 0.36 + 0.016))
    pen.stroke(fold, { width: look.lineWidth * 0.55, color: look.ink, alpha: 0.55 })
}

/** An even line all the way round, heavier above. */
function drawRingedLids(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  const { look, proportions: p } = sheets
  const lashes = lashesOf(sheets)
  const upper = upperLid(eye)
  const line = { color: look.ink, taper: TAPER.even }
  pen.stroke(lowerLid(eye), { ...line, width: look.lineWidth * 0.8 })
  pen.stroke(upper, { ...line, width: look.lineWidth * (1.1 + 0.4 * lashes) })
  drawLashes(pen, eye, upper, { count: Math.round(lashes * 3.2), reach: 0.115, width: look.lineWidth * 1.5, color: look.ink })
  const crease = p.drawn?.lid.crease
  if (p.oldness > 0.3 || crease === 'heavy' || crease === 'hood')
    for (const fold of lidFolds(eye, p, p.eyeHalfHeight * 0.2 + 0.02))
      pen.stroke(fold, { ...line, width: look.lineWidth * 0.6 })
}
