import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer, isOfForm } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { drawPerspectiveGrid } from '../perspective-grid.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PhotoLook } from '../realistic/shading.ts'
import { repaint } from '../repaint.ts'
import { shadeSoft } from '../shade-soft.ts'
import type { PaintJob, Style } from '../style.ts'
import { layGlowLines } from './lay-glow-lines.ts'

/** Lines of the face are dark, or lids and lips glow like a mask. */
const FACE_INK = [0.2, 0.04, 0.24] as const
const BROWS_THROUGH_HAIR = 0.6
const EYES_IN_LIGHT = 0.18
const ULTRAVIOLET: Duotone = {
  ramp: [
    [0.015, 0.005, 0.05],
    [0.16, 0.02, 0.4],
    [0.55, 0.25, 1],
  ],
  share: 0.85,
  exposure: 0.55,
}

/** Dark, smooth skin that mirrors the tubes. */
const PEOPLE: Partial<PhotoLook> = {
  fill: 2.1,
  scatter: 0.8,
  detail: 0,
  gloss: 0.9,
  exposure: 1,
  tint: [1.08, 0.94, 1.12],
  hollow: 0.3,
  iris: 0.62,
  white: 1.5,
  glint: 2,
}

/** Light as line: dark bodies drawn with glowing tubes in their own colours, over a grid under ultraviolet. */
export const neonpunk: Style = {
  family: 'anime3d',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { character, scene, figure, widthPx, heightPx, createCanvas } = job
    const light = {
      ...scene.light,
      key: [1.02, 0.95, 0.94] as const,
      ambient: [0.42, 0.28, 0.6] as const,
      rimDirection: [0.86 * farSide(scene.light), -0.24, -0.45] as const,
      rim: [1.2, 0.25, 1.4] as const,
      rim2: { direction: [-0.88 * farSide(scene.light), -0.2, -0.42] as const, color: [0.15, 0.8, 1] as const },
    }
    // A tube round every curl would be a scrawl.
    const isFrizzy = character.hair.texture === 'curly' || character.hair.texture === 'coily'
    const shaded = isOfForm(figure)
      ? shadeRealistic(job, { ...PEOPLE, light })
      : shadeSoft(job, lightFigure(figure.buffers, light, { shadowBlur: 0.03, hollowBlur: 0.05 }), {
          light,
          vivid: 1,
          wrap: 0.1,
          shadowPower: 0.8,
          hollow: 0.7,
          cast: 0.6,
          bounce: [0.08, 0, 0.2],
          sky: [0.03, 0, 0.08],
          blood: [0.04, 0.01, 0],
          gloss: 0.5,
          hairShine: 0.4,
          strands: 0.2,
          rim: 0.7,
          glance: 0.5,
          hairToVolume: 0.6,
          faceToVolume: 0.6,
        })
    layFace(
      shaded,
      figure.buffers,
      drawFaceLayer(job, 'drawn', { ink: FACE_INK, lineWidth: 0.022 }),
      BROWS_THROUGH_HAIR,
      EYES_IN_LIGHT,
    )
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 4, blurNear: 1 })
    repaint(backdrop, (ground) => duotone(ground, ULTRAVIOLET))
    drawPerspectiveGrid(backdrop.getContext('2d'), job, { color: [0.7, 0.2, 1], horizon: 0.64, alpha: 0.75 })
    return compose(job, {
      shaded,
      backdrop,
      spill: false,
      finish(painting) {
        layGlowLines(painting, figure.buffers, isOfForm(figure) ? { hairContour: isFrizzy ? 0 : 1, seam: 0 } : {})
        bloom(painting, { radius: 0.018, from: 0.62, strength: 0.95 })
        grade(painting, { contrast: 1.05, saturation: 1.06, shadows: [0.01, 0, 0.03], lights: [0, 0, 0], vignette: 0.3 })
      },
    })
  },
}
