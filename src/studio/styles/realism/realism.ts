import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addGrain } from '../add-grain.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { hangPaper } from './hang-paper.ts'

/** A portrait sitting: one soft window, quiet colour, and the place behind grey gauze. */
export const realism: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.02, 1, 0.96], ambient: [0.36, 0.36, 0.4], share: 0.8 })
    const shaded = shadeRealistic(job, { light })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 13, blurNear: 8 })
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
