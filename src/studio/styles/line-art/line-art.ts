import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { creaseWeight } from '../crease-weight.ts'
import { toneFigure } from '../figure-tone.ts'
import { inkFace } from '../ink-face.ts'
import { inkHair } from '../ink-hair.ts'
import { inkWeather } from '../ink-weather.ts'
import { noiseField } from '../noise-field.ts'
import type { PaintJob, Style } from '../style.ts'
import { inkFolds } from './ink-folds.ts'
import { inkGround } from './ink-ground.ts'
import { inkPrints } from './ink-prints.ts'

/** One pen for everything: its middle width in thousandths of the picture's height. */
const PEN = 2.7
/** The hand presses and lets go over so many half heads, by so much more and less than the middle. */
const STROKE = { length: 0.6, play: 0.9 } as const
const PAPER = 255
const INK = 22

/** A pen's line on white paper, thin in the light and heavy in the shade: contours, seams, folds and locks, no tone at all. */
export const lineArt: Style = {
  family: 'anime',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const penPx = Math.max(0.7, (PEN * Math.min(heightPx, widthPx * 1.3)) / 1000)
    const hand = noiseField({
      width: widthPx,
      height: heightPx,
      seed: `${scene.seed} pen`,
      cellPx: Math.max(4, STROKE.length * buffers.unitPx),
      octaves: 2,
    })
    const [keyX, keyY] = scene.light.keyDirection
    const ink = outline(buffers, findEdges(buffers), {
      lineWidth: penPx / buffers.unitPx,
      contour: 1.3,
      materialChange: 0.92,
      lockEdge: 0.75,
      crease: creaseWeight(buffers, 0.75),
      toLight: [keyX * 1.8, keyY * 1.8, 0],
      shadowGain: 1,
      pressure: (at) => 1 + (hand[at]! - 0.5) * 2 * STROKE.play,
    })
    const tones = toneFigure(job, { shadowBlur: 0.02, faceToVolume: 0.5, hairToVolume: 0.6, hollow: 0.3 })
    inkHair(ink, buffers, tones, { penPx: penPx * 0.8 })
    inkFolds(ink, buffers, { penPx })
    inkPrints(ink, buffers)
    inkFace(ink, job, { lineWidth: Math.max(0.013, (penPx * 0.85) / buffers.unitPx) })
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 1.6, blurNear: 0.8 })
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
