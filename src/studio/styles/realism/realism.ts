import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addGrain } from '../add-grain.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { repaint } from '../repaint.ts'
import { shadeSoft } from '../shade-soft.ts'
import type { PaintJob, Style } from '../style.ts'
import { hangPaper } from './hang-paper.ts'

/** A portrait sitting: one soft window, quiet colour, and the place no more than a tint on a plain ground. */
export const realism: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.02, 1, 0.96], ambient: [0.36, 0.36, 0.4], share: 0.8 })
    const shaded = shadeSoft(job, lightFigure(figure.buffers, light, { shadowBlur: 0.045, hollowBlur: 0.04 }), {
      light,
      vivid: 0.94,
      wrap: 0.2,
      shadowPower: 0.9,
      hollow: 0.7,
      cast: 0.8,
      bounce: [0.06, 0.05, 0.045],
      sky: [0.02, 0.03, 0.04],
      blood: [0.09, -0.01, -0.025],
      gloss: 0.75,
      hairShine: 0.42,
      strands: 1.2,
      rim: 0.3,
      glance: 0.1,
      hairToVolume: 0.35,
      faceToVolume: 0.08,
    })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 34, blurNear: 30 })
    repaint(backdrop, (ground) => hangPaper(ground, scene.light))
    return compose(job, {
      shaded,
      backdrop,
      finish(painting) {
        grade(painting, { contrast: 1.04, saturation: 0.94, shadows: [0.008, 0.006, 0.004], lights: [0, 0, 0], vignette: 0.24 })
        addGrain(painting, 3)
      },
    })
  },
}
