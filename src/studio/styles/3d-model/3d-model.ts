import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, Style } from '../style.ts'
import { drawTurntable } from './draw-turntable.ts'
import { mouldClay } from './mould-clay.ts'

/** A sculptor's screen: tinted clay under even lamps, every hollow dark, on a turntable before plain grey. */
export const model3d: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = {
      ...brighten(scene.light, { key: [0.98, 0.97, 0.95], ambient: [0.34, 0.36, 0.4], share: 1 }),
      rim: [1, 1, 1.05] as const,
    }
    const shaded = shadeRealistic(job, { light, fill: 1.1, exposure: 1.1, scatter: 0.8, detail: 0.7 })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    mouldClay(shaded, figure.buffers)
    const backdrop = createCanvas(widthPx, heightPx)
    drawTurntable(backdrop.getContext('2d'), job)
    // No weather reaches a turntable, and no petal.
    const { sights: _sights, ...indoors } = scene
    return compose({ ...job, scene: { ...indoors, weather: 'clear' } }, { shaded, backdrop })
  },
}
