import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { repaint } from '../repaint.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'
import { drawSigns } from './draw-signs.ts'

const BROWS_THROUGH_HAIR = 0.2
const EYES_IN_LIGHT = 0.45
/** Wet asphalt, smog lit in magenta, a sodium glow. */
const SMOG: Duotone = {
  ramp: [
    [0.03, 0.05, 0.1],
    [0.34, 0.22, 0.44],
    [1, 0.78, 0.62],
  ],
  share: 0.5,
  exposure: 0.66,
}

/** High tech and low life: inked cel light between a cyan and a magenta lamp, before smog, upright signs and their reflections. */
export const cyberpunk: Style = {
  family: 'anime',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const side = farSide(scene.light)
    const light = {
      ...brighten(scene.light, { key: [0.98, 0.92, 0.94], ambient: [0.26, 0.26, 0.5], share: 0.85 }),
      rimDirection: [0.86 * side, -0.24, -0.45] as const,
      rim: [0.2, 1.4, 1.5] as const,
      rim2: { direction: [-0.9 * side, -0.1, -0.42] as const, color: [1.6, 0.3, 1] as const },
    }
    const shaded = shadeCel(job, lightFigure(figure.buffers, light, { shadowBlur: 0.017 }), {
      light,
      vivid: 1.08,
      keyShare: 0.9,
      shadowPower: 0.62,
      deepPower: 0.9,
      skinShadow: [1.08, 0.84, 0.94],
      rosyShade: 0.25,
      threshold: 0.22,
      softness: 0.02,
      faceThreshold: -0.1,
      thirdTone: 0.4,
      hairToVolume: 0.7,
      faceToVolume: 0.8,
      bandWidth: 0.07,
      band: 0.9,
      bandCore: 0.7,
      rim: 1,
      castOnHair: 0,
      isBackHairDark: true,
    })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.018 }), BROWS_THROUGH_HAIR, EYES_IN_LIGHT)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 4, blurNear: 1 })
    repaint(backdrop, (ground) => duotone(ground, SMOG))
    drawSigns(backdrop.getContext('2d'), job, scene.seed)
    return compose(job, {
      shaded,
      backdrop,
      lines: {
        lineWidth: 0.013,
        contour: 1.3,
        materialChange: 0.9,
        lockEdge: 0.7,
        crease: 0.7,
        ink: [0.04, 0.03, 0.1],
        inkShare: 0.8,
        tint: [0.4, 0.3, 0.45],
      },
      finish(painting) {
        bloom(painting, { radius: 0.024, from: 0.7, strength: 0.6 })
        grade(painting, { contrast: 1.1, saturation: 1.04, shadows: [0, 0.015, 0.05], lights: [0.01, 0, 0], vignette: 0.3 })
      },
    })
  },
}
