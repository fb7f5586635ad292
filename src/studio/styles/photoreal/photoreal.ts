import type { Canvas, Picture } from '../../canvas.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { partFromGround } from '../part-from-ground.ts'
import type { PaintJob, Style } from '../style.ts'
import { gradePhotoreal } from './grade-photoreal.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import { paintFigure } from './paint-figure.ts'
import { shadePhotoreal } from './shade-photoreal.ts'

/** The ground is out of focus, so it is painted at half the size. */
const GROUND_SCALE = 0.5

/** Of the sharp drawing under the strokes, eyes and mouth keep this much. */
const FACE_KEPT = 0.82

/** A painter's portrait: soft light with blood in the shadows, brushwork along the forms, the ground out of focus. */
export const photoreal: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx } = job
    const { buffers } = figure
    const shaded = shadePhotoreal(job, lightFigure(buffers, scene.light, { shadowBlur: 0.024 }))
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, buffers, face)
    const { canvas, picture } = paintGround(job)
    const { data } = picture
    partFromGround(data, shaded, figure)
    layOver(data, shaded)
    const painting = { width: widthPx, height: heightPx, data }
    paintFigure(painting, buffers, job.character.seed)
    keepFace(data, shaded, { face, widthPx, share: FACE_KEPT })
    smoothEdges(data, painting, findEdges(buffers))
    gradePhotoreal(painting, scene.light)
    return addWeather(picture, canvas, job)
  },
}

function paintGround({ scene, figure, widthPx, heightPx, createCanvas }: PaintJob): { canvas: Canvas; picture: Picture } {
  const width = Math.ceil(widthPx * GROUND_SCALE)
  const height = Math.ceil(heightPx * GROUND_SCALE)
  const backdrop = drawBackdrop(scene, { widthPx: width, heightPx: height, createCanvas, blurFar: 7, blurNear: 2.4 })
  const context = backdrop.getContext('2d')
  drawGroundShadow(context, figure.buffers, GROUND_SCALE)
  const { part } = figure.buffers
  const isHidden = (x: number, y: number) => {
    const column = Math.round(x / GROUND_SCALE)
    const row = Math.round(y / GROUND_SCALE)
    return column < 0 || row < 0 || column >= widthPx || row >= heightPx || part[row * widthPx + column] !== 0
  }
  const painted = paintBackdrop({ width, height, data: context.getImageData(0, 0, width, height).data }, scene.seed, isHidden)
  const small = context.createImageData(width, height)
  small.data.set(painted.data)
  context.putImageData(small, 0, 0)
  const canvas = createCanvas(widthPx, heightPx)
  const full = canvas.getContext('2d')
  // Out of focus anyway: the plain stretch takes a quarter of the time of the best one.
  full.imageSmoothingQuality = 'low'
  full.drawImage(backdrop, 0, 0, widthPx, heightPx)
  return { canvas, picture: full.getImageData(0, 0, widthPx, heightPx) }
}
