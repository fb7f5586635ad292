import { mixRgb } from '../../color.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer, isOfForm } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PhotoLook } from '../realistic/shading.ts'
import { shadeSoft } from '../shade-soft.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { zoneFace } from '../zone-face.ts'

/** Smooth as vinyl, brightly lit, with irises that fill the eye. */
const PEOPLE: Partial<PhotoLook> = {
  fill: 1.7,
  scatter: 1.5,
  detail: 0,
  gloss: 0.75,
  exposure: 1.16,
  hollow: 0.5,
  tint: [1.1, 0.96, 0.94],
  iris: 0.62,
  white: 1.55,
  glint: 1.8,
}

/** Of a lamp behind. */
const WARM_RIM = [1.2, 0.98, 0.74] as const

/** Toys of vinyl under studio lamps: round volumes, soft hollows, shine, no line anywhere. */
export const cartoon3d: Style = {
  family: 'toon3d',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.02, 0.98, 0.92], ambient: [0.56, 0.52, 0.66], share: 0.6 })
    const shaded = isOfForm(figure)
      ? shadeRealistic(job, {
          ...PEOPLE,
          light: { ...light, ambient: mixRgb(light.ambient, [0.62, 0.54, 0.52], 0.6), rim: mixRgb(light.rim, WARM_RIM, 0.7) },
        })
      : shadeSoft(job, lightFigure(figure.buffers, light, { shadowBlur: 0.06, hollowBlur: 0.06 }), {
          light,
          vivid: 1.18,
          wrap: 0.4,
          shadowPower: 0.85,
          hollow: 0.7,
          cast: 0.7,
          bounce: [0.16, 0.12, 0.1],
          sky: [0.08, 0.08, 0.1],
          blood: [0.12, -0.005, -0.03],
          gloss: 1.5,
          hairShine: 0.7,
          strands: 0.2,
          rim: 0.5,
          glance: 0,
          hairToVolume: 0.6,
          faceToVolume: 0.45,
        })
    zoneFace(shaded, figure.buffers, 1)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted', { eyes: 'ball', rosy: 0.2 }))
    return compose(job, {
      shaded,
      backdrop: drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 7, blurNear: 3 }),
      ground(ground) {
        grade(ground, {
          contrast: 0.9,
          saturation: 1.2,
          shadows: [0.09, 0.06, 0.13],
          lights: [0.02, 0.02, 0.02],
          vignette: 0.1,
        })
        wrapLight(shaded, ground)
      },
    })
  },
}
