import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, ring } from './face-pen.ts'
import type { FeatureLook } from './feature-look.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { EyeLandmarks } from './landmarks.ts'
import { drawPupil } from './pupil.ts'

export interface IrisJob {
  readonly color: Rgb
  readonly sheets: FeatureSheets
}
type DrawIris = (pen: FacePen, eye: EyeLandmarks, job: IrisJob) => void

/** Irises of the eyes that a style asks for by name. */
export const IRISES: Readonly<Record<NonNullable<FeatureLook['eyes']>, DrawIris>> = {
  ball: drawBallIris,
  plain: drawPlainIris,
  ringed: drawRingedIris,
}

const WHITE: Rgb = [1, 1, 1]
const PUPIL: Rgb = [0.035, 0.025, 0.03]

const lightOf = ({ scene }: FeatureSheets) => ({
  side: scene.light.keyDirection[0] < 0 ? -1 : 1,
  height: scene.light.keyDirection[1] > 0.25 ? 0.32 : -0.38,
})

/** A round ball under a clear cornea: dark rim, light gathered at the far side, a window in it. */
function drawBallIris(pen: FacePen, eye: EyeLandmarks, { color, sheets }: IrisJob): void {
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const { side, height } = lightOf(sheets)
  const shade: Rgb = [0.42, 0.4, 0.52]
  for (const corner of [eye.inner, eye.outer]) {
    pen.stain(corner, { halfWidth: rx * 0.75, halfHeight: ry * 0.9, color: shade, alpha: 0.5 })
  }
  const deep: Rgb = [color[0] * 0.3, color[1] * 0.3, color[2] * 0.32]
  const bright = mixRgb([color[0] * 1.3 + 0.08, color[1] * 1.3 + 0.08, color[2] * 1.3 + 0.08], [1, 0.97, 0.88], 0.15)
  pen.fill(ring([x, y], rx * 1.04, ry * 1.04), deep, 0.5)
  pen.fill(ring([x, y], rx, ry), mixRgb(deep, color, 0.3))
  pen.fill(ring([x, y], rx * 0.9, ry * 0.9), mixRgb(deep, color, 0.9))
  pen.stain([x - side * rx * 0.25, y + ry * 0.42], { halfWidth: rx * 0.85, halfHeight: ry * 0.72, color: bright, alpha: 1 })
  pen.stain([x - side * rx * 0.3, y + ry * 0.55], { halfWidth: rx * 0.5, halfHeight: ry * 0.4, color: WHITE, alpha: 0.28 })
  drawPupil(pen, [x, y], { kind: sheets.sheet.eyes.pupil, rx: rx * 0.5 * eye.pupil, ry: ry * 0.5 * eye.pupil, color: PUPIL })
  if (sheets.sheet.eyes.glow > 0) pen.fill(ring([x, y], rx, ry), mixRgb(color, WHITE, 0.35), 0.6 * sheets.sheet.eyes.glow)
  pen.fill(ring([x + side * rx * 0.36, y + ry * height], rx * 0.25, ry * 0.25, 20), WHITE)
  pen.fill(ring([x - side * rx * 0.34, y + ry * 0.44], rx * 0.1, ry * 0.1, 12), WHITE, 0.7)
}

/** One clear disc, darker above, one light in it. */
function drawPlainIris(pen: FacePen, eye: EyeLandmarks, { color, sheets }: IrisJob): void {
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const { side } = lightOf(sheets)
  const deep: Rgb = [color[0] * 0.45, color[1] * 0.45, color[2] * 0.48]
  pen.fill(ring([x, y], rx, ry), mixRgb(deep, sheets.look.ink, 0.5))
  pen.fill(ring([x, y + ry * 0.05], rx * 0.86, ry * 0.9), color)
  pen.fill(ring([x, y - ry * 0.5], rx * 0.8, ry * 0.5), deep, 0.7)
  drawPupil(pen, [x, y - ry * 0.02], {
    kind: sheets.sheet.eyes.pupil,
    rx: rx * 0.5 * eye.pupil,
    ry: ry * 0.52 * eye.pupil,
    color: mixRgb(PUPIL, sheets.look.ink, 0.4),
  })
  if (sheets.sheet.eyes.glow > 0) pen.fill(ring([x, y], rx, ry), mixRgb(color, WHITE, 0.35), 0.6 * sheets.sheet.eyes.glow)
  pen.fill(ring([x + side * rx * 0.36, y - ry * 0.4], rx * 0.24, ry * 0.24, 16), WHITE)
}

/** A flat disc with a large pupil, as a cartoonist inks it. */
function drawRingedIris(pen: FacePen, eye: EyeLandmarks, { color, sheets }: IrisJob): void {
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const { side, height } = lightOf(sheets)
  pen.fill(ring([x, y], rx * 1.1, ry * 1.1), sheets.look.ink)
  pen.fill(ring([x, y], rx * 0.93, ry * 0.93), color)
  drawPupil(pen, [x, y], {
    kind: sheets.sheet.eyes.pupil,
    rx: rx * 0.46 * eye.pupil,
    ry: ry * 0.5 * eye.pupil,
    color: sheets.look.ink,
  })
  if (sheets.sheet.eyes.glow > 0) pen.fill(ring([x, y], rx, ry), mixRgb(color, WHITE, 0.35), 0.6 * sheets.sheet.eyes.glow)
  pen.fill(ring([x + side * rx * 0.34, y + ry * height], rx * 0.27, ry * 0.27, 18), WHITE)
}
