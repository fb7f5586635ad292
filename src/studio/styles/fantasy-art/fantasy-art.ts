import type { Canvas } from '../../canvas.ts'
import { headOnView } from '../../raster/head-on-view.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { isIndoors } from '../../scene/indoor-lights.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { paintForm } from '../paint-form.ts'
import { type PlaceBrush, paintPlace } from '../paint-place.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { zoneFace } from '../zone-face.ts'

/** Plum shadow, rose middle, a sky of light gold. */
const AFTERGLOW: Duotone = {
  ramp: [
    [0.14, 0.08, 0.2],
    [0.62, 0.38, 0.42],
    [1, 0.9, 0.68],
  ],
  share: 0.36,
  exposure: 0.96,
}
const LOOSE: readonly PlaceBrush[] = [
  { length: 150, width: 42, opacity: 0.9, layers: 2, tolerance: 130 },
  { length: 80, width: 17, opacity: 0.75, layers: 1.2, tolerance: 80 },
]
const FORM = { opacity: 0.7, mixColor: nearlyAlike(4) } as const

/** Concept art of an epic: loose broad brushwork, an afterglow of rose and gold, a low sun in the haze behind somebody. */
export const fantasyArt: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, character, widthPx } = job
    const side = farSide(scene.light)
    const light = {
      ...brighten(scene.light, { key: [1.12, 0.96, 0.8], ambient: [0.42, 0.32, 0.5], share: 0.75 }),
      rimDirection: [0.84 * side, -0.34, -0.42] as const,
      rim: [1.5, 1.05, 0.6] as const,
    }
    const shaded = shadeRealistic(job, { light, fill: 1.3, detail: 0.5, gloss: 1.1 })
    zoneFace(shaded, figure.buffers, 1)
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, figure.buffers, face)
    return compose(job, {
      shaded,
      backdrop: paintGround(job),
      finish(painting) {
        const canvas = primeCanvas(painting)
        paintForm(canvas, {
          seed: character.seed,
          buffers: figure.buffers,
          cloth: { ...FORM, length: 0.3, width: 0.08, layers: 2, tolerance: 60 },
          hair: { ...FORM, length: 0.34, width: 0.034, layers: 2.2, tolerance: 70 },
          skin: { ...FORM, length: 0.12, width: 0.036, layers: 2.2, tolerance: 30, body: 0.3 },
        })
        raisePaint(canvas, { strength: 0.035 })
        keepFace(painting.data, shaded, { face: keptFeatures(job, face), widthPx, share: 0.8 })
        bloom(painting, { radius: 0.04, from: 0.7, strength: 0.45 })
        grade(painting, {
          contrast: 1.06,
          saturation: 1.08,
          shadows: [0.02, 0, 0.03],
          lights: [0.02, 0, -0.03],
          vignette: 0.25,
        })
      },
    })
  },
}

function paintGround(job: PaintJob): Canvas {
  const { scene, figure, widthPx, heightPx, createCanvas } = job
  const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 3, blurNear: 1 })
  repaint(backdrop, (ground) => duotone(ground, AFTERGLOW))
  const head = headOnView(figure.view, figure.headPlace)
  const glow = { x: head.xPx - farSide(scene.light) * heightPx * 0.2, y: head.yPx, radius: heightPx * 0.6, hex: '#ffe2a0' }
  addGlow(backdrop.getContext('2d'), { ...glow, strength: isIndoors(scene.backdrop) ? 0.3 : 0.6 })
  repaint(backdrop, (ground) => paintPlace(ground, { seed: scene.seed, before: figure.buffers, brushes: LOOSE }))
  return backdrop
}
