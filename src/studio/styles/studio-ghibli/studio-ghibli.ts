import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { layLayer } from '../lay-layer.ts'
import { type PlaceBrush, paintPlace } from '../paint-place.ts'
import { repaint } from '../repaint.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'
import { growForeground, isGreen } from './grow-foreground.ts'

const INK = [0.3, 0.17, 0.12] as const
const BROWS_THROUGH_HAIR = 0.3
/** Short dabs of gouache: foliage and clouds out of many touches. */
const BROAD: PlaceBrush = { length: 46, width: 20, opacity: 0.8, layers: 2.4, tolerance: 60 }
const FINE: PlaceBrush = { length: 24, width: 9, opacity: 0.66, layers: 1.8, tolerance: 46 }
/** In pictures less high, the fine brush would only be noise. */
const FINE_FROM_PX = 360

/** Hand-painted film: plain kind faces, a soft brown line, flat colour with one gentle shade, before a lush gouache world. */
export const studioGhibli: Style = {
  family: 'gentle',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = brighten(scene.light, { key: [1.09, 1.06, 0.98], ambient: [0.74, 0.74, 0.8], share: 0.6 })
    const shaded = shadeCel(job, lightFigure(figure.buffers, light, { shadowBlur: 0.03 }), {
      light,
      vivid: 1.02,
      keyShare: 0.7,
      shadowPower: 0.58,
      deepPower: 1,
      skinShadow: [1.04, 0.92, 0.86],
      rosyShade: 0.35,
      threshold: -0.14,
      faceThreshold: -0.4,
      softness: 0.07,
      thirdTone: 1,
      hairToVolume: 0.85,
      faceToVolume: 0.9,
      bandWidth: 0.1,
      band: 0.16,
      bandCore: 0.59,
      rim: 0.25,
      castOnHair: 0,
      isBackHairDark: true,
    })
    layFace(
      shaded,
      figure.buffers,
      drawFaceLayer(job, 'drawn', { eyes: 'plain', rosy: 0.35, ink: INK, lineWidth: 0.021 }),
      BROWS_THROUGH_HAIR,
    )
    return compose(job, {
      shaded,
      backdrop: paintGround(job),
      ground: (ground) =>
        grade(ground, { contrast: 1, saturation: 1.22, shadows: [0.015, 0.05, 0.03], lights: [0.03, 0.03, 0], vignette: 0 }),
      lines: {
        lineWidth: 0.014,
        contour: 1.1,
        materialChange: 0.85,
        lockEdge: 0.45,
        crease: 0.5,
        ink: INK,
        inkShare: 0.5,
        tint: [0.5, 0.36, 0.3],
      },
      finish(painting) {
        if (!isGreen(scene)) return
        const front = createCanvas(widthPx, heightPx).getContext('2d')
        growForeground(front, job, scene)
        layLayer(painting, front.getImageData(0, 0, widthPx, heightPx))
      },
    })
  },
}

function paintGround({ scene, figure, widthPx, heightPx, createCanvas }: PaintJob): Canvas {
  const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 2, blurNear: 0 })
  repaint(backdrop, (ground) =>
    paintPlace(ground, {
      seed: scene.seed,
      before: figure.buffers,
      brushes: heightPx < FINE_FROM_PX ? [BROAD] : [BROAD, FINE],
    }),
  )
  return backdrop
}
