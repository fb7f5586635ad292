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

/** Far and near, in thousandths of the height: the less of somebody is seen, the less of the place is sharp. */
const NEAR_LENS = [13, 8] as const
const LENS = [6, 3] as const

/** A portrait sitting: one soft window, quiet colour, and the place behind grey gauze. */
export const realism: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.02, 1, 0.96], ambient: [0.36, 0.36, 0.4], share: 0.8 })
    const shaded = shadeRealistic(job, { light })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    const isNear = scene.camera.framing === 'bust' || scene.camera.framing === 'close portrait'
    const [blurFar, blurNear] = isNear ? NEAR_LENS : LENS
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar, blurNear })
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
