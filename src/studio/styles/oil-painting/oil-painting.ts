import { findEdges } from '../../raster/find-edges.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { brushPlanes } from '../brush-planes.ts'
import { weaveCanvas } from '../canvas-weave.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { figureFlow } from '../figure-flow.ts'
import { flowField } from '../flow-field.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { paintDabs } from '../paint-dabs.ts'
import { partFromGround } from '../part-from-ground.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, Style } from '../style.ts'
import { darkenGround } from './dark-ground.ts'
import { varnish } from './varnish.ts'

const FACE_KEPT = 0.62

/** An old master's portrait: smooth planes of the brush out of a dark warm ground, thick lights, a glaze of varnish. */
export const oilPainting: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const size = { width: widthPx, height: heightPx }
    const shaded = shadeRealistic(job, { fill: 1.4, detail: 0.4, exposure: 1.14 })
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 9, blurNear: 4 })
    drawGroundShadow(backdrop.getContext('2d'), buffers, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const ground = { ...size, data: picture.data }
    darkenGround(ground, figure, scene.light)
    const field = flowField(ground, { cellPx: 4, smoothCells: 5 })
    const brush = heightPx / 1000
    paintDabs(ground, picture.data.slice(), {
      seed: scene.seed,
      lengthPx: 95 * brush,
      widthPx: 24 * brush,
      opacity: 0.6,
      layers: 2.2,
      tolerance: 70,
      mixColor: nearlyAlike(7),
      direction: (x, y, out) => {
        const cell =
          Math.min(field.rows - 1, Math.floor(y / field.cellPx)) * field.columns +
          Math.min(field.columns - 1, Math.floor(x / field.cellPx))
        out[0] = field.dx[cell]!
        out[1] = field.dy[cell]!
        return true
      },
    })
    partFromGround(picture.data, shaded, figure)
    layOver(picture.data, shaded)
    smoothEdges(picture.data, size, findEdges(buffers))
    const unit = Math.min(buffers.unitPx, heightPx * 0.28)
    const painting = brushPlanes(ground, { radiusPx: Math.max(2, unit * 0.026) })
    paintDabs(painting, painting.data.slice(), {
      seed: character.seed,
      lengthPx: Math.max(3, unit * 0.2),
      widthPx: Math.max(1.5, unit * 0.04),
      opacity: 0.42,
      layers: 1.5,
      tolerance: 46,
      mixColor: nearlyAlike(9),
      direction: figureFlow(buffers),
    })
    keepFace(painting.data, shaded, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: 0.2 })
    varnish(painting)
    weaveCanvas(painting, { threads: 300, depth: 5 })
    picture.data.set(painting.data)
    return addWeather(picture, backdrop, job)
  },
}
