import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { creaseWeight } from '../crease-weight.ts'
import { toneFigure } from '../figure-tone.ts'
import { inkFace } from '../ink-face.ts'
import { inkHair } from '../ink-hair.ts'
import { inkWeather } from '../ink-weather.ts'
import type { PaintJob, Style } from '../style.ts'
import { inkFolds } from './ink-folds.ts'
import { inkGround } from './ink-ground.ts'

/** One pen for everything: its width in thousandths of the picture's height. */
const PEN = 2.6
const PAPER = 255
const INK = 22

/** One even ink line on white paper: contours, seams, folds and locks, no tone at all. */
export const lineArt: Style = {
  family: 'anime',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const penPx = Math.max(0.7, (PEN * Math.min(heightPx, widthPx * 1.3)) / 1000)
    const ink = outline(buffers, findEdges(buffers), {
      lineWidth: penPx / buffers.unitPx,
      contour: 1.15,
      materialChange: 1,
      lockEdge: 0.9,
      crease: creaseWeight(buffers, 0.9),
      toLight: [0, 0, 0],
    })
    const tones = toneFigure(job, { shadowBlur: 0.02, faceToVolume: 0.5, hairToVolume: 0.6, hollow: 0.3 })
    inkHair(ink, buffers, tones, { penPx: penPx * 0.8 })
    inkFolds(ink, buffers, { penPx })
    inkFace(ink, job, { lineWidth: Math.max(0.013, (penPx * 0.85) / buffers.unitPx) })
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 0, blurNear: 0 })
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const ground = inkGround(picture.data, buffers, { penPx })
    inkWeather(ink, { width: widthPx, height: heightPx, data: picture.data }, job)
    for (let at = 0, to = 0; at < ink.length; at += 1, to += 4) {
      const covered = Math.max(ink[at]!, ground[at]!)
      const grey = PAPER + ((INK - PAPER) * covered) / 255
      picture.data[to] = grey
      picture.data[to + 1] = grey
      picture.data[to + 2] = grey
    }
    return picture
  },
}
