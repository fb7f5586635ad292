import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { flattenGround } from '../flatten-ground.ts'
import { layFace } from '../lay-face.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'

const INK = [0.16, 0.09, 0.16] as const
const BROWS_THROUGH_HAIR = 0.3

/** A Saturday morning: big heads and ringed eyes, an even line, flat bright colours with one shade, a scene of a few shapes. */
export const cartoon: Style = {
  family: 'toon',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.05, 1.03, 0.99], ambient: [0.66, 0.62, 0.82], share: 0.65 })
    const shaded = shadeCel(job, lightFigure(figure.buffers, light, { shadowBlur: 0.03 }), {
      light,
      vivid: 1.14,
      keyShare: 0.8,
      shadowPower: 0.66,
      deepPower: 0.9,
      skinShadow: [1.06, 0.9, 0.88],
      threshold: -0.04,
      softness: 0.012,
      thirdTone: 1,
      hairToVolume: 0.85,
      faceToVolume: 0.92,
      bandWidth: 0.05,
      band: 0.55,
      bandCore: 0.59,
      rim: 0,
    })
    layFace(
      shaded,
      figure.buffers,
      drawFaceLayer(job, 'drawn', { eyes: 'ringed', nose: 'button', rosy: 0.25, ink: INK, lineWidth: 0.03 }),
      BROWS_THROUGH_HAIR,
    )
    return compose(job, {
      shaded,
      backdrop: drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 4, blurNear: 2 }),
      ground: (ground) => flattenGround(ground, { tones: 9, edge: 0.6, saturation: 1.2, lift: 0.12 }),
      lines: {
        lineWidth: 0.026,
        contour: 1.5,
        materialChange: 0.95,
        lockEdge: 0.4,
        crease: 0.35,
        ink: INK,
        inkShare: 0.85,
        tint: [0.42, 0.28, 0.38],
      },
    })
  },
}
