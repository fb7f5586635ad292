import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { isIndoors } from '../../scene/indoor-lights.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { type BrushPass, paintBackdrop } from '../photoreal/paint-backdrop.ts'
import { paintFigure } from '../photoreal/paint-figure.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { raiseTitans } from './raise-titans.ts'

/** Plum shadow, rose middle, a sky of light gold. */
const AFTERGLOW: Duotone = {
  ramp: [
    [0.14, 0.08, 0.2],
    [0.62, 0.38, 0.42],
    [1, 0.9, 0.68],
  ],
  share: 0.55,
  exposure: 0.98,
}
const LOOSE: readonly BrushPass[] = [
  { length: 150, width: 40, opacity: 0.85, tolerance: 130 },
  { length: 80, width: 17, opacity: 0.7, tolerance: 90 },
]

/** Concept art of an epic: loose broad brushwork, an afterglow of rose and gold, towers and peaks far larger than anyone. */
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
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, figure.buffers, face)
    return compose(job, {
      shaded,
      backdrop: paintGround(job),
      finish(painting) {
        // Twice over, the second time in other pulls: looser than a portrait painter would.
        paintFigure(painting, figure.buffers, character.seed)
        paintFigure(painting, figure.buffers, `${character.seed} again`)
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

function paintGround({ scene, figure, widthPx, heightPx, createCanvas }: PaintJob): Canvas {
  const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 3, blurNear: 1 })
  repaint(backdrop, (ground) => duotone(ground, AFTERGLOW))
  if (!isIndoors(scene.backdrop)) raiseTitans(backdrop.getContext('2d'), { widthPx, heightPx }, scene)
  const { part } = figure.buffers
  const isHidden = (x: number, y: number) => {
    const column = Math.round(x)
    const row = Math.round(y)
    return column < 0 || row < 0 || column >= widthPx || row >= heightPx || part[row * widthPx + column] !== 0
  }
  repaint(backdrop, (ground) => {
    const { data } = paintBackdrop(ground, scene.seed, isHidden, LOOSE)
    ground.data.set(data)
  })
  return backdrop
}
