import { seldomPart } from '#studio/seldom-parts.ts'
import type { Context2D } from '../canvas.ts'
import { mixRgb } from '../color.ts'
import type { Matrix } from '../math/matrix.ts'
import type { View } from '../raster/view.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { drawBrow } from './brows.ts'
import { drawMarks } from './draw-marks.ts'
import { drawEyeball, drawLids } from './eyes.ts'
import { drawFaceBase } from './face-base.ts'
import { createFacePen, type FacePen } from './face-pen.ts'
import { drawFacePlanes } from './face-planes.ts'
import type { FeatureLook } from './feature-look.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import { faceLandmarks, type Landmarks } from './landmarks.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'
import type { Proportions } from './proportions.ts'
import { drawWrinkles } from './wrinkles.ts'

export interface FeatureOptions {
  readonly sheet: CharacterSheet
  readonly scene: SceneSheet
  readonly proportions: Proportions
  readonly headPlace: Matrix
  readonly view: View
  readonly look: FeatureLook
  /** The face itself is there, with its eyes and mouth: only what lies on its skin is drawn. */
  readonly isMarksOnly?: boolean
}

/**
 * Eyes, brows, nose, mouth and marks of the face on an empty, transparent layer of the picture's size, unlit.
 * The style cuts the layer to the head's part and lights it.
 */
export function drawFeatures(context: Context2D, options: FeatureOptions): Landmarks {
  const { sheet, scene, proportions, look } = options
  const sheets: FeatureSheets = { sheet, scene, proportions, look }
  const { headPlace } = options
  const bowed = headPlace[6] / (Math.hypot(headPlace[2], headPlace[6], headPlace[10]) || 1)
  const landmarks = faceLandmarks(sheet, scene, { proportions, bowed })
  const pen = createFacePen(context, options)
  if (options.isMarksOnly) {
    drawFaceBase(pen, sheets)
    drawMarks(pen, sheets, { isOfForm: true })
    if (sheets.sheet.eyewear) seldomPart('lens sheen')(pen, sheets)
    return landmarks
  }
  const eyePens = landmarks.eyes.map((eye) => createFacePen(context, options, eye.center))
  landmarks.eyes.forEach((eye, index) => {
    drawEyeball(eyePens[index]!, eye, sheets)
  })
  pen.withMode('destination-over', () => {
    drawSkinTones(pen, landmarks, sheets)
    if (look.manner === 'painted') drawFacePlanes(pen, landmarks, sheets)
    drawFaceBase(pen, sheets)
  })
  drawMarks(pen, sheets)
  landmarks.eyes.forEach((eye, index) => {
    drawLids(eyePens[index]!, eye, sheets)
  })
  drawWrinkles(pen, landmarks, sheets)
  drawNose(pen, landmarks, sheets)
  drawMouth(pen, landmarks, sheets)
  if (look.manner === 'drawn') seldomPart('inked faces').chin(pen, landmarks.mouth, sheets)
  for (const brow of landmarks.brows) drawBrow(pen, brow, sheets)
  if (sheets.sheet.eyewear) seldomPart('lens sheen')(pen, sheets)
  return landmarks
}

/** Blush and the warmth of cheeks, under everything else. */
function drawSkinTones(pen: FacePen, { moves, eyes }: Landmarks, { sheet, proportions: p, look }: FeatureSheets): void {
  const own =
    look.manner === 'drawn' ? sheet.skin.blushStrength * (1 - 0.6 * p.masculinity * (1 - p.youth)) : sheet.skin.blushStrength
  const strength = Math.min(1, own + moves.blush + (look.rosy ?? 0))
  const color = mixRgb(sheet.skin.blush, sheet.skin.base, 0.2)
  for (const eye of eyes) {
    const x = eye.center[0] + eye.side * p.eyeHalfWidth * 0.28
    const y = p.eyeY * 0.42 + p.mouthY * 0.58 - 0.02 - moves.cheekLift * 0.02
    pen.stain([x, y], {
      halfWidth: 0.2,
      halfHeight: look.manner === 'drawn' ? 0.1 : 0.16,
      color,
      alpha: strength * (look.manner === 'drawn' ? 0.55 : 0.42),
    })
  }
}
