import { mixRgb } from '../../color.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { drawBokeh } from '../bokeh.ts'
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

/** Clean skin that glows from within, wide irises and bright whites. */
const PEOPLE: Partial<PhotoLook> = {
  fill: 1.4,
  scatter: 1.5,
  detail: 0.08,
  gloss: 0.9,
  exposure: 1.15,
  hollow: 0.6,
  tint: [1.06, 0.96, 1],
  iris: 0.6,
  white: 1.5,
  glint: 1.4,
}

/** From the other side, as of a sky. */
const COOL_RIM = [0.5, 0.66, 1] as const

/** A feature film in three dimensions: warm key and bounce, light under the skin, combed hair, a set full of bokeh. */
export const pixar: Style = {
  family: 'film3d',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = {
      ...brighten(scene.light, { key: [1.14, 1, 0.84], ambient: [0.5, 0.44, 0.6], share: 0.7 }),
      rim: mixRgb(scene.light.rim, [1.25, 1, 0.7], 0.6),
    }
    const soft = {
      ...brighten(scene.light, { key: [1.12, 1.03, 0.95], ambient: [0.56, 0.52, 0.62], share: 0.6 }),
      rim: light.rim,
      rim2: { direction: [-light.rimDirection[0], light.rimDirection[1], light.rimDirection[2]] as const, color: COOL_RIM },
    }
    const shaded = isOfForm(figure)
      ? shadeRealistic(job, { ...PEOPLE, light: soft })
      : shadeSoft(job, lightFigure(figure.buffers, light, { shadowBlur: 0.045, hollowBlur: 0.06 }), {
          light,
          vivid: 1.08,
          wrap: 0.3,
          shadowPower: 0.95,
          hollow: 0.6,
          cast: 0.72,
          bounce: [0.24, 0.14, 0.06],
          sky: [0.05, 0.07, 0.12],
          blood: [0.11, 0.01, -0.02],
          gloss: 0.7,
          hairShine: 0.55,
          strands: 0.9,
          rim: 0.85,
          glance: 0.25,
          hairToVolume: 0.4,
          faceToVolume: 0.25,
        })
    zoneFace(shaded, figure.buffers, 0.9)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted', { eyes: 'ball', rosy: 0.25 }))
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 10, blurNear: 4.5 })
    drawBokeh(backdrop.getContext('2d'), job, {
      seed: scene.seed,
      color: mixRgb(scene.light.rim, [1, 0.72, 0.34], 0.8),
      count: 18,
      strength: 0.5,
    })
    return compose(job, {
      shaded,
      backdrop,
      ground(ground) {
        grade(ground, {
          contrast: 0.95,
          saturation: 1.1,
          shadows: [0.03, 0.01, 0.04],
          lights: [0.03, 0.01, -0.03],
          vignette: 0.2,
        })
        wrapLight(shaded, ground)
      },
      finish(painting) {
        bloom(painting, { radius: 0.03, from: 0.72, strength: 0.4 })
        grade(painting, {
          contrast: 1.08,
          saturation: 1.06,
          shadows: [0.01, 0, 0.025],
          lights: [0.015, 0.005, -0.02],
          vignette: 0.26,
        })
      },
    })
  },
}
