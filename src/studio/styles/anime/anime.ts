import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import { partFromGround } from '../part-from-ground.ts'
import type { PaintJob, Style } from '../style.ts'
import { shadeAnime } from './shade-anime.ts'

const INK = [0.1, 0.06, 0.12] as const
const BROWS_THROUGH_HAIR = 0.2

/** Cel shading in two tones and a third, thin tapered lines, a clear painted sky. */
export const anime: Style = {
  family: 'anime',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { light } = scene
    const { buffers } = figure
    const shaded = shadeAnime(job, lightFigure(buffers, light, { shadowBlur: 0.032 }))
    layFace(shaded, buffers, drawFaceLayer(job, 'drawn'), BROWS_THROUGH_HAIR)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 5, blurNear: 1.4 })
    const context = backdrop.getContext('2d')
    drawGroundShadow(context, job, 1)
    const picture = context.getImageData(0, 0, widthPx, heightPx)
    const { data } = picture
    partFromGround(data, shaded, figure)
    layOver(data, shaded)
    const edges = findEdges(buffers)
    const ink = outline(buffers, edges, {
      lineWidth: 0.013,
      contour: 1.15,
      materialChange: 0.85,
      lockEdge: 0.85,
      crease: 0.6,
      toLight: light.keyDirection,
    })
    layLines(data, ink, buffers, { ink: INK, inkShare: 0.34, tint: [0.5, 0.34, 0.44] })
    smoothEdges(data, { width: widthPx, height: heightPx }, edges)
    return addWeather(picture, backdrop, job)
  },
}
