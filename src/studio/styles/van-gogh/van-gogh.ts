import { MATERIAL } from '../../raster/figure-buffers.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { figureFlow } from '../figure-flow.ts'
import { toneFigure } from '../figure-tone.ts'
import { flowField } from '../flow-field.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import { paintDabs } from '../paint-dabs.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { layEyes } from '../realistic/lay-eyes.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { towardArles } from './arles-palette.ts'
import { brokenColor } from './broken-color.ts'
import { figureColors } from './figure-colors.ts'
import { swirlingFlow } from './swirls.ts'

const CONTOUR = [0.05, 0.09, 0.28] as const
const FACE_KEPT = 0.85
const RAISED = 0.22

/** Thick dabs in rows that follow forms and swirl in the air, cobalt and chrome yellow, dark contours. */
export const vanGogh: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const tones = toneFigure(job, { shadowBlur: 0.03, faceToVolume: 0.2, hairToVolume: 0.5, hollow: 0.5 })
    const drawn = paintTones(figure, tones, figureColors(scene.light))
    layEyes(drawn, job, { skin: 0.6 })
    const face = drawFaceLayer(job, 'painted')
    layFace(drawn, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 3, blurNear: 1 })
    drawGroundShadow(backdrop.getContext('2d'), buffers, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = primeCanvas({ width: widthPx, height: heightPx, data: picture.data })
    towardArles(painting, 0.46)
    const field = flowField(painting, { cellPx: 4, smoothCells: 6 })
    const brush = heightPx / 1000
    const air = swirlingFlow({ seed: scene.seed, width: widthPx, height: heightPx, field })
    paintDabs(painting, painting.data.slice(), {
      seed: scene.seed,
      mixColor: brokenColor(24),
      tolerance: 130,
      layers: 2.6,
      opacity: 0.95,
      lengthPx: 74 * brush,
      widthPx: 13 * brush,
      direction: air,
    })
    layOver(picture.data, drawn)
    const ink = outline(buffers, findEdges(buffers), {
      lineWidth: 0.03,
      contour: 1.2,
      materialChange: 0.9,
      lockEdge: 0.5,
      crease: creaseWeight(buffers, 0.5),
      toLight: scene.light.keyDirection,
    })
    layLines(picture.data, ink, buffers, { ink: CONTOUR, inkShare: 0.55, tint: [0.4, 0.34, 0.6] })
    const unit = Math.min(buffers.unitPx, heightPx * 0.28)
    const flow = figureFlow(buffers)
    const inked = picture.data.slice()
    const on = (isSkin: boolean) => (x: number, y: number, out: Float32Array) =>
      (buffers.material[Math.floor(y) * widthPx + Math.floor(x)] === MATERIAL.skin) === isSkin && flow(x, y, out)
    const form = { seed: character.seed, layers: 2.6, opacity: 0.88 }
    paintDabs(painting, inked, {
      ...form,
      mixColor: brokenColor(20),
      tolerance: 90,
      lengthPx: Math.max(6, 0.24 * unit),
      widthPx: Math.max(2.2, 0.05 * unit),
      direction: on(false),
    })
    paintDabs(painting, inked, {
      ...form,
      mixColor: brokenColor(13),
      tolerance: 54,
      body: 0.7,
      lengthPx: Math.max(4, 0.15 * unit),
      widthPx: Math.max(2, 0.036 * unit),
      direction: on(true),
    })
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: RAISED })
    return addWeather(picture, backdrop, job)
  },
}
