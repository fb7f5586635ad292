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
import { zoneFace } from '../zone-face.ts'
import { drawHologram } from './draw-hologram.ts'
import { laySeamLights } from './lay-seam-lights.ts'

const EYES_IN_LIGHT = 0.55
/** Steel: blue-black, blue-grey, and a cold white. */
const STEEL: Duotone = {
  ramp: [
    [0.02, 0.05, 0.1],
    [0.24, 0.42, 0.52],
    [0.82, 0.97, 1],
  ],
  share: 0.3,
  exposure: 0.86,
}

/** A clean tomorrow: cool key and cyan from behind, glossy cloth with fine panel lines and lit seams, holograms in the air. */
export const sciFi: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const side = farSide(scene.light)
    const light = {
      ...brighten(scene.light, { key: [0.94, 0.95, 0.98], ambient: [0.26, 0.38, 0.54], share: 0.85 }),
      rimDirection: [0.86 * side, -0.2, -0.45] as const,
      rim: [0.2, 1.15, 1.3] as const,
      rim2: { direction: [-0.9 * side, -0.3, -0.4] as const, color: [0.75, 0.95, 1.15] as const },
    }
    const shaded = shadeRealistic(job, { light, fill: 1.3, gloss: 1.3, tint: [1.08, 0.98, 0.93] })
    zoneFace(shaded, figure.buffers, 0.6)
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'), 0, EYES_IN_LIGHT)
    laySeamLights(shaded, figure.buffers)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 4, blurNear: 1 })
    repaint(backdrop, (ground) => duotone(ground, STEEL))
    drawHologram(backdrop.getContext('2d'), job)
    return compose(job, {
      shaded,
      backdrop,
      finish(painting) {
        bloom(painting, { radius: 0.02, from: 0.74, strength: 0.5 })
        grade(painting, {
          contrast: 1.1,
          saturation: 1,
          shadows: [-0.01, 0.01, 0.03],
          lights: [-0.01, -0.01, 0.01],
          vignette: 0.24,
        })
      },
    })
  },
}
