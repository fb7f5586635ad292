import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { weaveCanvas } from '../canvas-weave.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { figureFlow } from '../figure-flow.ts'
import { toneFigure } from '../figure-tone.ts'
import { flowField } from '../flow-field.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { paintDabs } from '../paint-dabs.ts'
import { partFromGround } from '../part-from-ground.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { layEyes } from '../realistic/lay-eyes.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { airyColors } from './airy-colors.ts'
import { divideColor } from './divide-color.ts'
import { openAir } from './open-air.ts'

const FACE_KEPT = 0.66
/** How far the slant of the hand shows against the direction of the forms. */
const SLANT = [0.55, -0.84] as const

/** Broken dabs of neighbouring and complementary colour, violet shadows, light air, the canvas between them; no line. */
export const impressionistPainting: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, character, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const tones = toneFigure(job, { shadowBlur: 0.05, faceToVolume: 0.25, hairToVolume: 0.6, hollow: 0.4 })
    const drawn = paintTones(figure, tones, airyColors(scene.light))
    layEyes(drawn, job, { skin: 0.6 })
    const face = drawFaceLayer(job, 'painted')
    layFace(drawn, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 6, blurNear: 3 })
    drawGroundShadow(backdrop.getContext('2d'), buffers, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = { width: widthPx, height: heightPx, data: picture.data }
    openAir(painting)
    partFromGround(picture.data, drawn, figure)
    const brush = heightPx / 1000
    const field = flowField(painting, { cellPx: 4, smoothCells: 3 })
    const alongPlace = (x: number, y: number, out: Float32Array) => {
      const cell =
        Math.min(field.rows - 1, Math.floor(y / field.cellPx)) * field.columns +
        Math.min(field.columns - 1, Math.floor(x / field.cellPx))
      return slanted(field.dx[cell]!, field.dy[cell]!, 0.5, out)
    }
    const dabs = { seed: scene.seed, mixColor: divideColor(26, 0.22), direction: alongPlace }
    const under = picture.data.slice()
    paintDabs(painting, under, {
      ...dabs,
      lengthPx: 44 * brush,
      widthPx: 19 * brush,
      opacity: 0.9,
      layers: 1.6,
      tolerance: 150,
    })
    paintDabs(painting, under, {
      ...dabs,
      seed: `${scene.seed} light`,
      lengthPx: 24 * brush,
      widthPx: 10 * brush,
      opacity: 0.85,
      layers: 1,
      tolerance: 150,
    })
    layOver(picture.data, drawn)
    const flow = figureFlow(buffers)
    const unit = Math.min(buffers.unitPx, heightPx * 0.28)
    paintDabs(painting, picture.data.slice(), {
      seed: character.seed,
      mixColor: divideColor(19, 0.14),
      direction: (x, y, out) => flow(x, y, out) && slanted(out[0]!, out[1]!, 0.3, out),
      lengthPx: Math.max(3, unit * 0.1),
      widthPx: Math.max(1.5, unit * 0.048),
      opacity: 0.78,
      layers: 2.6,
      // Edges are lost here and there: a dab may end a little beyond its form.
      tolerance: 130,
    })
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    weaveCanvas(painting, { threads: 260, depth: 8 })
    return addWeather(picture, backdrop, job)
  },
}

function slanted(dx: number, dy: number, share: number, out: Float32Array): boolean {
  // A direction has no sign: the form's is turned to the side of the hand's.
  const sign = dx * SLANT[0] + dy * SLANT[1] < 0 ? -1 : 1
  const x = dx * sign * (1 - share) + SLANT[0] * share
  const y = dy * sign * (1 - share) + SLANT[1] * share
  const length = Math.sqrt(x * x + y * y) || 1
  out[0] = x / length
  out[1] = y / length
  return true
}
