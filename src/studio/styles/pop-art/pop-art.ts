import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintRays } from './paint-rays.ts'
import { clashingColors } from './pop-palette.ts'
import { printFigure } from './print-figure.ts'

const INK = [0.05, 0.04, 0.08] as const

/** Flat loud colours, Ben-Day dots in the half tones, thick black lines, rays of clashing primaries behind. */
export const popArt: Style = {
  family: 'comic',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const tones = toneFigure(job, { shadowBlur: 0.02, faceToVolume: 0.5, hairToVolume: 0.6, hollow: 0.35 })
    const printed = printFigure(buffers, tones, heightPx)
    layFace(printed, buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.024, ink: INK }), 0)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 0, blurNear: 0 })
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const { data } = picture
    paintRays({ width: widthPx, height: heightPx, data }, figure, clashingColors(character))
    layOver(data, printed)
    const edges = findEdges(buffers)
    const ink = outline(buffers, edges, {
      lineWidth: 0.03,
      contour: 1.7,
      materialChange: 0.95,
      lockEdge: 0.6,
      crease: creaseWeight(buffers, 0.6),
      toLight: scene.light.keyDirection,
    })
    layLines(data, ink, buffers, { ink: INK, inkShare: 1, tint: [0, 0, 0] })
    smoothEdges(data, { width: widthPx, height: heightPx }, edges)
    return addWeather(picture, backdrop, job)
  },
}
