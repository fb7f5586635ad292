import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { flowField } from '../flow-field.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import { paintDabs } from '../paint-dabs.ts'
import { paintForm } from '../paint-form.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { layEyes } from '../realistic/lay-eyes.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { zoneFace } from '../zone-face.ts'
import { towardArles } from './arles-palette.ts'
import { brokenColor } from './broken-color.ts'
import { figureColors } from './figure-colors.ts'
import { swirlingFlow } from './swirls.ts'

const CONTOUR = [0.05, 0.09, 0.28] as const
const FACE_KEPT = 0.85
const RAISED = 0.2
const PULLED_AGAIN = 0.6

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
    zoneFace(drawn, buffers, 1.3)
    const face = drawFaceLayer(job, 'painted')
    layFace(drawn, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 3, blurNear: 1 })
    drawGroundShadow(backdrop.getContext('2d'), job, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = primeCanvas({ width: widthPx, height: heightPx, data: picture.data })
    towardArles(painting, 0.56)
    const field = flowField(painting, { cellPx: 4, smoothCells: 6 })
    const brush = heightPx / 1000
    const air = swirlingFlow({ seed: scene.seed, width: widthPx, height: heightPx, field })
    paintDabs(painting, painting.data.slice(), {
      seed: scene.seed,
      mixColor: brokenColor(30),
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
      seam: buffers.rest ? 0 : 1,
      crease: creaseWeight(buffers, 0.2),
      toLight: scene.light.keyDirection,
    })
    const contour = { ink: CONTOUR, inkShare: 0.55, tint: [0.4, 0.34, 0.6] } as const
    layLines(picture.data, ink, buffers, contour)
    const form = { opacity: 0.88, layers: 2.6, mixColor: brokenColor(20) }
    paintForm(painting, {
      seed: character.seed,
      buffers,
      cloth: { ...form, length: 0.24, width: 0.05, tolerance: 90 },
      hair: { ...form, length: 0.3, width: 0.034, tolerance: 90 },
      skin: { ...form, length: 0.14, width: 0.034, tolerance: 50, body: 0.5, mixColor: brokenColor(11) },
    })
    // Pulled once more along its length, or dabs across it would leave beads.
    for (let at = 0; at < ink.length; at += 1) ink[at] = ink[at]! * PULLED_AGAIN
    layLines(picture.data, ink, buffers, contour)
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: RAISED })
    return addWeather(picture, backdrop, job)
  },
}
