import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { creaseWeight } from '../crease-weight.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { gatherPigment } from '../gather-pigment.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { inkFeatures } from '../ink-features.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import { noiseField } from '../noise-field.ts'
import { seeFace } from '../realistic/see-face.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { warpPicture } from '../warp-picture.ts'
import { zoneFace } from '../zone-face.ts'
import { dryOnPaper } from './dry-on-paper.ts'
import { figureWashes } from './figure-washes.ts'
import { glazeSkin } from './glaze-skin.ts'
import { layGroundWashes } from './ground-washes.ts'
import { roughenPencil } from './pencil.ts'

const FEATURES = { fine: 0.012, broad: 0.06, from: 0.08, full: 0.26, onHair: 0.6, lid: 0.02 } as const
const GRAPHITE = [0.27, 0.23, 0.24] as const

/** Transparent washes with wet edges on grained paper, a little pencil under them, paper left white. */
export const watercolor: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const size = { width: widthPx, height: heightPx }
    const blotches = (trait: string, cell: number, octaves: number) =>
      noiseField({ ...size, seed: `${scene.seed} ${trait}`, cellPx: cell * heightPx, octaves })
    const pigment = blotches('pigment', 0.16, 4)
    const wander = blotches('wander', 0.035, 2)
    const sheet = blotches('sheet', 0.42, 3)
    const tones = toneFigure(job, {
      shadowBlur: 0.03,
      faceToVolume: 0.75,
      hairToVolume: 0.75,
      hollow: 0.42,
      castOnHair: 0.2,
      castOnFace: 0.6,
    })
    const washes = paintTones(figure, tones, figureWashes(scene.light))
    const seen = seeFace(washes, job, { skin: 0.5 })
    zoneFace(washes, buffers, 1)
    if (seen) glazeSkin(washes, buffers, { wander })
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 5, blurNear: 2 })
    const context = backdrop.getContext('2d')
    drawGroundShadow(context, job, 1)
    const picture = context.getImageData(0, 0, widthPx, heightPx)
    layGroundWashes({ ...size, data: picture.data }, { pigment, wander })
    layOver(picture.data, washes)
    const edges = findEdges(buffers)
    smoothEdges(picture.data, size, edges)
    const wet = warpPicture({ ...size, data: picture.data }, { across: wander, down: pigment, reachPx: heightPx * 0.0045 })
    gatherPigment(wet, { radiusPx: Math.max(1, heightPx * 0.006), strength: 1.5 })
    dryOnPaper(wet, { buffers, pigment, wander, sheet })
    layFace(wet.data, buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.014, isFlatSkin: true }), 0.15)
    const ink = outline(buffers, edges, {
      lineWidth: 0.011,
      contour: 0.9,
      // Beads of ink beside every strand would be dirt.
      ...(buffers.rest ? { hairContour: 0 } : {}),
      materialChange: 0.8,
      lockEdge: 0.55,
      crease: creaseWeight(buffers, 0.5),
      seam: seen ? 0 : 1,
      toLight: scene.light.keyDirection,
    })
    if (seen) inkFeatures(ink, seen, job, FEATURES)
    roughenPencil(ink, { ...size, breaks: pigment })
    layLines(wet.data, ink, buffers, { ink: GRAPHITE, inkShare: 0.5, tint: [0.5, 0.4, 0.42] })
    picture.data.set(wet.data)
    return addWeather(picture, backdrop, job)
  },
}
