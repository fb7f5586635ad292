import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { inkHair } from '../ink-hair.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import { partFromGround } from '../part-from-ground.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { figureInks } from './figure-inks.ts'
import { hatch } from './hatch.ts'
import { printGround } from './print-ground.ts'

const INK = [0.045, 0.04, 0.07] as const

/** Bold black lines of varied weight, spot blacks that end in hatching, few colours, halftone in the half tones. */
export const comicBook: Style = {
  family: 'comic',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const size = { width: widthPx, height: heightPx }
    const tones = toneFigure(job, {
      shadowBlur: 0.018,
      faceToVolume: 0.45,
      hairToVolume: 0.7,
      hollow: 0.5,
      castOnHair: 0.4,
      castOnFace: 0.7,
    })
    const colored = paintTones(figure, tones, figureInks(scene.light))
    layFace(colored, buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.021, ink: INK }))
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 0, blurNear: 0 })
    drawGroundShadow(backdrop.getContext('2d'), job, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    partFromGround(picture.data, colored, figure)
    printGround({ ...size, data: picture.data }, buffers)
    layOver(picture.data, colored)
    const edges = findEdges(buffers)
    const ink = outline(buffers, edges, {
      lineWidth: 0.03,
      contour: 1.45,
      materialChange: 0.85,
      lockEdge: 0.6,
      crease: creaseWeight(buffers, 0.7),
      toLight: scene.light.keyDirection.map((axis) => axis * 1.8) as unknown as readonly [number, number, number], // three axes in, three out
    })
    inkHair(ink, buffers, tones, { penPx: Math.max(0.8, buffers.unitPx * 0.013) })
    hatch(ink, buffers, tones)
    layLines(picture.data, ink, buffers, { ink: INK, inkShare: 1, tint: [0, 0, 0] })
    smoothEdges(picture.data, size, edges)
    return addWeather(picture, backdrop, job)
  },
}
