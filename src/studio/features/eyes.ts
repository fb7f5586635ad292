import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import { drawIris } from './iris.ts'
import type { EyeLandmarks, FacePlace } from './landmarks.ts'
import { lidFolds, lowerLid, shifted, upperLid } from './lid-lines.ts'

/** Eyeball, iris and the lid's shadow on it. Must come first on an empty layer: the iris is cut by what is already there. */
export function drawEyeball(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  if (eye.closed) return
  const { sheet, look, proportions } = sheets
  const upper = upperLid(eye)
  const white = sheet.eyes.isWhole
    ? sheet.eyes.left
    : look.manner === 'drawn'
      ? mixRgb([0.965, 0.95, 0.955], sheet.skin.base, 0.06)
      : modelledWhite(sheets)
  pen.fill([...upper, ...lowerLid(eye)], white)
  pen.withMode('source-atop', () => {
    drawIris(pen, eye, sheets)
    const shadow: Rgb = look.manner === 'drawn' ? [0.3, 0.26, 0.42] : [0.28, 0.18, 0.16]
    const depth = proportions.eyeHalfHeight * (look.manner === 'drawn' ? 0.42 : 0.5)
    pen.fill([...shifted(upper, -0.05), ...shifted(upper, depth).reverse()], shadow, look.manner === 'drawn' ? 0.34 : 0.2)
    if (look.manner === 'painted') {
      // The lid's shadow is deepest under the lashes and fades down the ball.
      for (const share of LID_SHADOW)
        pen.fill([...shifted(upper, -0.05), ...shifted(upper, proportions.eyeHalfHeight * share).reverse()], shadow, 0.15)
      pen.stain(eye.outer, { halfWidth: 0.07, halfHeight: 0.07, color: [0.45, 0.24, 0.2], alpha: 0.5 })
      pen.stain(eye.inner, { halfWidth: 0.05, halfHeight: 0.05, color: [0.75, 0.35, 0.32], alpha: 0.75 })
    }
  })
}

/** How far down the eyeball the steps of the lid's shadow reach, half heights of the eye. */
const LID_SHADOW = [0.16, 0.3, 0.72, 0.98] as const

/** The white of an eye is a ball in a hollow: in truth a light grey that takes some of the skin. */
function modelledWhite({ sheet, look }: FeatureSheets): Rgb {
  return look.eyes === 'ball'
    ? mixRgb([0.94, 0.925, 0.925], sheet.skin.base, 0.1)
    : mixRgb([0.88, 0.86, 0.855], sheet.skin.base, 0.2)
}

/** Lids, lashes and crease over the eyeball. */
export function drawLids(pen: FacePen, eye: EyeLandmarks, sheets: FeatureSheets): void {
  if (eye.closed) drawClosedEye(pen, eye, sheets)
  else if (sheets.look.eyes) seldomPart('eyes of a style').lids[sheets.look.eyes](pen, eye, sheets)
  else if (sheets.look.manner === 'drawn') seldomPart('inked faces').lids(pen, eye, sheets)
  else drawPaintedLids(pen, eye, sheets)
}

function drawPaintedLids(pen: FacePen, eye: EyeLandmarks, { sheet, look, proportions: p }: FeatureSheets): void {
  const upper = upperLid(eye)
  const lower = lowerLid(eye)
  const lashes = sheet.eyes.lashes * (1 - 0.6 * p.masculinity)
  const dark = mixRgb(look.ink, [0.06, 0.035, 0.03], 0.5)
  // Few lashes make a soft edge, many a line.
  const edge = 0.55 + 0.4 * Math.min(1, lashes * 1.6)
  // The lid itself is a soft shadow under the brow, then the lash line, then the rim of the lower lid.
  for (const crease of lidFolds(eye, p, p.eyeHalfHeight * 0.42 + 0.02)) {
    pen.stroke(crease, { width: 0.05, color: look.skinShade, alpha: 0.2 })
    pen.stroke(crease, { width: 0.024, color: look.skinShade, alpha: 0.5 })
    pen.stroke(crease, { width: 0.008, color: look.ink, alpha: 0.36 })
  }
  pen.stroke(shifted(upper, -0.004), { width: 0.017 + 0.018 * lashes, color: dark, alpha: edge, taper: TAPER.wing })
  pen.stroke(shifted(lower, 0.007), { width: 0.014, color: mixRgb(look.skinLight, sheet.skin.blush, 0.4), alpha: 0.6 })
  pen.stroke(shifted(lower, 0.017).slice(0, Math.round(lower.length * 0.75)), {
    width: 0.011,
    color: look.ink,
    alpha: 0.28 + 0.3 * lashes,
    taper: TAPER.out,
  })
  const count = Math.round(4 + 9 * lashes)
  for (let lash = 0; lash < count && lashes > 0.12; lash += 1) {
    const along = 0.3 + (0.7 * lash) / count
    const root = upper[Math.min(upper.length - 1, Math.round(along * (upper.length - 1)))]!
    const reach = (0.012 + 0.034 * along) * (0.4 + 0.6 * lashes)
    const lean = (along - 0.35) * 1.3
    pen.stroke(
      smoothLine(
        [
          root,
          [root[0] + eye.side * lean * reach * 0.7, root[1] - reach * 0.4],
          [root[0] + eye.side * lean * reach, root[1] - reach],
        ],
        4,
      ),
      { width: 0.009, color: dark, alpha: 0.75, taper: TAPER.out },
    )
  }
}

/** A lid that came down all the way: one arc with its lashes. */
function drawClosedEye(pen: FacePen, eye: EyeLandmarks, { sheet, look, proportions: p }: FeatureSheets): void {
  const lift = p.eyeHalfHeight * (look.manner === 'drawn' ? 0.5 : 0.22)
  const y = eye.center[1] + p.eyeHalfHeight * 0.35
  const middle: FacePlace = [eye.center[0], y - lift]
  const arc = smoothLine(
    [
      [eye.inner[0], y],
      [eye.inner[0] * 0.6 + middle[0] * 0.4, y - lift * 0.8],
      middle,
      [eye.outer[0] * 0.6 + middle[0] * 0.4, y - lift * 0.75],
      [eye.outer[0], y + 0.01],
    ],
    7,
  )
  pen.stroke(arc, { width: look.lineWidth * (2 + sheet.eyes.lashes * 0.6), color: look.ink })
  pen.stroke(shifted(arc, -p.eyeHalfHeight * 0.32), { width: look.lineWidth * 0.6, color: look.ink, alpha: 0.4 })
}
