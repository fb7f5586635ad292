import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer, isOfForm } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PhotoLook } from '../realistic/shading.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'
import { zoneFace } from '../zone-face.ts'
import { addSoftForm } from './add-soft-form.ts'

const BROWS_THROUGH_HAIR = 0.2

/** Porcelain skin in bright even light, irises that fill the eye. */
const PEOPLE: Partial<PhotoLook> = {
  fill: 2.4,
  scatter: 1.1,
  detail: 0,
  gloss: 0.5,
  exposure: 1.14,
  hollow: 0.4,
  tint: [1.08, 0.99, 1.02],
  iris: 0.64,
  white: 1.6,
  glint: 2,
}

/** A game's heroine: cel light on a modelled figure, soft hollows, a glossy band on the hair, lines only where forms meet. */
export const anime3d: Style = {
  family: 'anime3d',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.06, 1.02, 0.98], ambient: [0.68, 0.64, 0.86], share: 0.6 })
    const shaded = isOfForm(figure) ? shadeRealistic(job, { ...PEOPLE, light }) : shadeBeing(job, light)
    zoneFace(shaded, figure.buffers, 1.2)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.021 }), BROWS_THROUGH_HAIR)
    return compose(job, {
      shaded,
      backdrop: drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 9, blurNear: 4 }),
      ground: (ground) =>
        grade(ground, {
          contrast: 0.98,
          saturation: 1.28,
          shadows: [0.05, 0.04, 0.1],
          lights: [0.02, 0.01, 0.03],
          vignette: 0,
        }),
      lines: {
        lineWidth: 0.009,
        contour: 0.9,
        materialChange: 0.9,
        lockEdge: 0.4,
        crease: 0.5,
        seam: isOfForm(figure) ? 0 : 1,
        ink: [0.2, 0.1, 0.24],
        inkShare: 0.3,
        tint: [0.6, 0.42, 0.56],
      },
      finish: (painting) => bloom(painting, { radius: 0.035, from: 0.74, strength: 0.4 }),
    })
  },
}

/** Animals, and beings with a body of their own. */
function shadeBeing(job: PaintJob, light: PaintJob['scene']['light']) {
  const { buffers } = job.figure
  const passes = lightFigure(buffers, light, { shadowBlur: 0.03, hollowBlur: 0.06 })
  const shaded = shadeCel(job, passes, {
    light,
    vivid: 1.12,
    keyShare: 0.8,
    shadowPower: 0.66,
    deepPower: 1,
    skinShadow: [1.06, 0.9, 0.9],
    threshold: 0.02,
    softness: 0.17,
    thirdTone: 1,
    hairToVolume: 0.5,
    faceToVolume: 0.6,
    bandWidth: 0.19,
    band: 1.15,
    bandCore: 0,
    rim: 1,
  })
  addSoftForm(shaded, buffers, { passes, rim: light.rim })
  return shaded
}
