import type { Canvas, Picture } from '../../canvas.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { addWeather } from '../add-weather.ts'
import { bloom } from '../bloom.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { partFromGround } from '../part-from-ground.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { sharpen } from '../sharpen.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { focusGround } from './focus-ground.ts'
import { gradePhotoreal } from './grade-photoreal.ts'

/** What gives light itself shines into the lens. */
const GLARE = { radius: 0.035, from: 0.8, strength: 0.55 } as const
/** How much a camera sharpens what it took. */
const CRISP = 0.45
/** The ground is out of focus, so it is drawn at half the size. */
const GROUND_SCALE = 0.5

/** A photograph: skin with depth in the light of the place, the lens focused on the face, a little grain. */
export const photoreal: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx } = job
    const { buffers } = figure
    const shaded = shadeRealistic(job)
    layFace(shaded, buffers, drawFaceLayer(job, 'painted'))
    const { canvas, picture } = paintGround(job)
    const { data } = picture
    partFromGround(data, shaded, figure)
    wrapLight(shaded, { data, width: widthPx, height: heightPx })
    layOver(data, shaded)
    const painting = { width: widthPx, height: heightPx, data }
    smoothEdges(data, painting, findEdges(buffers))
    sharpen(painting, CRISP)
    if (buffers.material.includes(MATERIAL.glow)) bloom(painting, GLARE)
    gradePhotoreal(painting, scene.light)
    return addWeather(picture, canvas, job)
  },
}

function paintGround(job: PaintJob): { canvas: Canvas; picture: Picture } {
  const { scene, widthPx, heightPx, createCanvas } = job
  const ground = focusGround(scene, {
    widthPx: Math.ceil(widthPx * GROUND_SCALE),
    heightPx: Math.ceil(heightPx * GROUND_SCALE),
    createCanvas,
  })
  drawGroundShadow(ground.getContext('2d'), job, GROUND_SCALE)
  const canvas = createCanvas(widthPx, heightPx)
  const full = canvas.getContext('2d')
  // Out of focus anyway: the plain stretch takes a quarter of the time of the best one.
  full.imageSmoothingQuality = 'low'
  full.drawImage(ground, 0, 0, widthPx, heightPx)
  return { canvas, picture: full.getImageData(0, 0, widthPx, heightPx) }
}
