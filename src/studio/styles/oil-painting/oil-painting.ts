import { findEdges } from '../../raster/find-edges.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { weaveCanvas } from '../canvas-weave.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { paintForm } from '../paint-form.ts'
import { paintPlace } from '../paint-place.ts'
import { partFromGround } from '../part-from-ground.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { zoneFace } from '../zone-face.ts'
import { darkenGround } from './dark-ground.ts'
import { varnish } from './varnish.ts'

const PLACE = [
  { length: 120, width: 30, opacity: 0.92, layers: 2, tolerance: 100 },
  { length: 54, width: 13, opacity: 0.85, layers: 1.1, tolerance: 64 },
] as const
const FACE_KEPT = 0.7

/** An old master's portrait: a broad brush out of a dark warm ground, planes of light that follow the form, thick lights, varnish. */
export const oilPainting: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const shaded = shadeRealistic(job, { fill: 1.3, detail: 0.2, exposure: 1.12, gloss: 0.7, white: 0.8 })
    zoneFace(shaded, buffers, 1)
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 5, blurNear: 2 })
    drawGroundShadow(backdrop.getContext('2d'), job, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = primeCanvas({ width: widthPx, height: heightPx, data: picture.data })
    darkenGround(painting, figure, scene.light)
    paintPlace(painting, { seed: scene.seed, before: buffers, brushes: PLACE })
    partFromGround(picture.data, shaded, figure)
    wrapLight(shaded, painting)
    layOver(picture.data, shaded)
    smoothEdges(picture.data, painting, findEdges(buffers))
    const drawn = picture.data.slice()
    const form = { opacity: 0.85, mixColor: nearlyAlike(6) }
    paintForm(painting, {
      seed: character.seed,
      buffers,
      cloth: { ...form, length: 0.24, width: 0.058, layers: 2.4, tolerance: 56 },
      hair: { ...form, length: 0.34, width: 0.034, layers: 2.6, tolerance: 80, body: 0.7 },
      skin: { ...form, length: 0.11, width: 0.034, layers: 3, tolerance: 34, body: 0.3 },
    })
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: 0.16 })
    varnish(painting)
    weaveCanvas(painting, { threads: 300, depth: 4 })
    return addWeather(picture, backdrop, job)
  },
}
