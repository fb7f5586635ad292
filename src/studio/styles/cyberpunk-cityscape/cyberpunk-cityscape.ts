import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { zoneFace } from '../zone-face.ts'
import { raiseCity } from './raise-city.ts'

const EYES_IN_LIGHT = 0.45
const BLUE_NIGHT: Duotone = {
  ramp: [
    [0.02, 0.04, 0.1],
    [0.14, 0.3, 0.5],
    [0.8, 0.9, 1],
  ],
  share: 0.65,
  exposure: 0.6,
}

/** Somebody before a city without end: blue night, warm windows in four depths, fog between them, an amber rim from the streets. */
export const cyberpunkCityscape: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure } = job
    const side = farSide(scene.light)
    const light = {
      ...brighten(scene.light, { key: [0.84, 0.76, 0.76], ambient: [0.22, 0.3, 0.5], share: 0.85 }),
      rimDirection: [0.86 * side, 0.1, -0.45] as const,
      rim: [1.6, 0.92, 0.4] as const,
      rim2: { direction: [-0.88 * side, -0.3, -0.4] as const, color: [0.35, 0.75, 1.4] as const },
    }
    const shaded = shadeRealistic(job, { light, fill: 1.2, gloss: 1.1, detail: 0.35, exposure: 0.92, tint: [1.06, 0.97, 0.92] })
    zoneFace(shaded, figure.buffers, 0.6)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'), 0, EYES_IN_LIGHT)
    return compose(job, {
      shaded,
      backdrop: drawCity(job),
      ground: (ground) => wrapLight(shaded, ground),
      finish(painting) {
        bloom(painting, { radius: 0.02, from: 0.72, strength: 0.6 })
        grade(painting, {
          contrast: 1.06,
          saturation: 1.05,
          shadows: [0, 0.01, 0.04],
          lights: [0.01, 0, -0.01],
          vignette: 0.22,
        })
      },
    })
  },
}

/** Of the place that was named the lower part remains, as the roof or shore one stands on. */
function drawCity({ scene, widthPx, heightPx, createCanvas }: PaintJob): Canvas {
  const night = { ...scene, timeOfDay: 'night' as const }
  const backdrop = drawBackdrop(night, { widthPx, heightPx, createCanvas, blurFar: 2, blurNear: 0.5 })
  repaint(backdrop, (ground) => duotone(ground, BLUE_NIGHT))
  raiseCity(backdrop.getContext('2d'), { widthPx, heightPx }, scene.seed)
  return backdrop
}
