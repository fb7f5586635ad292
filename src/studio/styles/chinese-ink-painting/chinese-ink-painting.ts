import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { gatherPigment } from '../gather-pigment.ts'
import { inkHair } from '../ink-hair.ts'
import { inkWeather } from '../ink-weather.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { noiseField } from '../noise-field.ts'
import type { PaintJob, Style } from '../style.ts'
import { warpPicture } from '../warp-picture.ts'
import { brushLines } from './brush-lines.ts'
import { layInkWashes } from './ink-washes.ts'
import { layMist } from './lay-mist.ts'
import { soakPaper } from './soak-paper.ts'
import { stampSeal } from './stamp-seal.ts'

const INK = [0.07, 0.065, 0.075] as const

/** Ink in five tones on rice paper: brush lines thick to thin, mist for distance, a breath of colour, a vermilion seal. */
export const chineseInkPainting: Style = {
  family: 'comic',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const size = { width: widthPx, height: heightPx }
    const blotches = (trait: string, cell: number, octaves: number) =>
      noiseField({ ...size, seed: `${scene.seed} ${trait}`, cellPx: cell * heightPx, octaves })
    const flow = blotches('flow', 0.2, 4)
    const wander = blotches('wander', 0.04, 3)
    const tones = toneFigure(job, { shadowBlur: 0.03, faceToVolume: 0.55, hairToVolume: 0.6, hollow: 0.4 })
    const washed = layInkWashes(buffers, tones, wander)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 7, blurNear: 3 })
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    layMist({ ...size, data: picture.data }, figure, { flow, wander })
    layOver(picture.data, washed)
    const edges = findEdges(buffers)
    smoothEdges(picture.data, size, edges)
    const wet = warpPicture({ ...size, data: picture.data }, { across: wander, down: flow, reachPx: heightPx * 0.007 })
    gatherPigment(wet, { radiusPx: Math.max(1, heightPx * 0.008), strength: 1.2 })
    layFace(wet.data, buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.02, ink: INK }), 0.1)
    const ink = outline(buffers, edges, {
      lineWidth: 0.042,
      contour: 1.15,
      materialChange: 0.85,
      lockEdge: 0.5,
      crease: creaseWeight(buffers, 0.6),
      toLight: scene.light.keyDirection,
    })
    inkHair(ink, buffers, tones, { penPx: Math.max(0.7, buffers.unitPx * 0.011) })
    inkWeather(ink, wet, job)
    const fibres = blotches('fibres', 0.007, 2)
    brushLines(wet, ink, { flow, wander, fibres, color: INK })
    soakPaper(wet, wander)
    stampSeal(wet, buffers, scene.seed)
    picture.data.set(wet.data)
    return picture
  },
}
