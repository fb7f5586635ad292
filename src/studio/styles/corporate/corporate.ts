import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { zoneFace } from '../zone-face.ts'

/** Navy, cool grey, white. */
const COMPANY: Duotone = {
  ramp: [
    [0.1, 0.18, 0.34],
    [0.62, 0.68, 0.76],
    [1, 1, 1],
  ],
  share: 0.4,
  exposure: 1.1,
}

/** The picture for the company's pages: even, bright light from two large lamps, an office far out of focus, tidy colour. */
export const corporate: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = {
      ...brighten(scene.light, { key: [1.01, 0.99, 0.96], ambient: [0.68, 0.68, 0.72], share: 0.9 }),
      rim: [1, 1, 1] as const,
    }
    const shaded = shadeRealistic(job, { light, fill: 1.45, exposure: 1.14, scatter: 1.2, tint: [1.06, 0.98, 0.95] })
    zoneFace(shaded, figure.buffers, 0.6)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    // Where nobody named a place, business is done in an office.
    const place = scene.backdrop === 'studio' ? { ...scene, backdrop: 'office' as const } : scene
    const backdrop = drawBackdrop(place, { widthPx, heightPx, createCanvas, blurFar: 11, blurNear: 6 })
    repaint(backdrop, (ground) => duotone(ground, COMPANY))
    return compose(job, {
      shaded,
      backdrop,
      ground: (ground) => wrapLight(shaded, ground),
      finish: (painting) =>
        grade(painting, { contrast: 1.02, saturation: 1.02, shadows: [0.01, 0.015, 0.03], lights: [0, 0, 0.01], vignette: 0 }),
    })
  },
}
