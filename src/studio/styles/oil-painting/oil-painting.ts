import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { alongForms } from '../along-forms.ts'
import { weaveCanvas } from '../canvas-weave.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { figureFlow } from '../figure-flow.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { paintDabs } from '../paint-dabs.ts'
import { partFromGround } from '../part-from-ground.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, Style } from '../style.ts'
import { darkenGround } from './dark-ground.ts'
import { varnish } from './varnish.ts'

const FACE_KEPT = 0.7

/** An old master's portrait: a broad brush out of a dark warm ground, planes of light that follow the form, thick lights, varnish. */
export const oilPainting: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const shaded = shadeRealistic(job, { fill: 1.3, detail: 0.2, exposure: 1.12, gloss: 0.7 })
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 6, blurNear: 3 })
    drawGroundShadow(backdrop.getContext('2d'), buffers, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = primeCanvas({ width: widthPx, height: heightPx, data: picture.data })
    darkenGround(painting, figure, scene.light)
    const brush = heightPx / 1000
    const ground = { seed: scene.seed, mixColor: nearlyAlike(8), direction: alongForms(painting, 6) }
    const place = painting.data.slice()
    paintDabs(painting, place, {
      ...ground,
      lengthPx: 120 * brush,
      widthPx: 30 * brush,
      opacity: 0.92,
      layers: 2,
      tolerance: 100,
    })
    paintDabs(painting, place, {
      ...ground,
      lengthPx: 54 * brush,
      widthPx: 13 * brush,
      opacity: 0.85,
      layers: 1.1,
      tolerance: 64,
    })
    partFromGround(picture.data, shaded, figure)
    layOver(picture.data, shaded)
    smoothEdges(picture.data, painting, findEdges(buffers))
    const unit = Math.min(buffers.unitPx, heightPx * 0.28)
    const flow = figureFlow(buffers)
    const form = { seed: character.seed, mixColor: nearlyAlike(6), direction: flow }
    const drawn = picture.data.slice()
    paintDabs(painting, drawn, {
      ...form,
      lengthPx: Math.max(4, unit * 0.24),
      widthPx: Math.max(2, unit * 0.06),
      opacity: 0.9,
      layers: 2,
      tolerance: 56,
    })
    const on = (kind: Material) => (x: number, y: number, out: Float32Array) =>
      buffers.material[Math.floor(y) * widthPx + Math.floor(x)] === kind && flow(x, y, out)
    // Hair in long pulls of a narrow brush, faces and hands finer than all else, and thinner.
    paintDabs(painting, drawn, {
      ...form,
      seed: `${character.seed} hair`,
      direction: on(MATERIAL.hair),
      lengthPx: Math.max(4, unit * 0.34),
      widthPx: Math.max(1.5, unit * 0.036),
      opacity: 0.75,
      layers: 2.4,
      tolerance: 80,
    })
    paintDabs(painting, drawn, {
      ...form,
      seed: `${character.seed} skin`,
      direction: on(MATERIAL.skin),
      lengthPx: Math.max(3, unit * 0.12),
      widthPx: Math.max(1.5, unit * 0.034),
      opacity: 0.75,
      body: 0.45,
      layers: 2.6,
      tolerance: 36,
    })
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: 0.16 })
    varnish(painting)
    weaveCanvas(painting, { threads: 300, depth: 4 })
    return addWeather(picture, backdrop, job)
  },
}
