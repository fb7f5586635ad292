import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { addWeather } from '../add-weather.ts'
import { alongForms } from '../along-forms.ts'
import { weaveCanvas } from '../canvas-weave.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { grade } from '../grade.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layOver } from '../lay-over.ts'
import { paintDabs } from '../paint-dabs.ts'
import { paintForm } from '../paint-form.ts'
import { partFromGround } from '../part-from-ground.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { layEyes } from '../realistic/lay-eyes.ts'
import { PHOTO } from '../realistic/shading.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { zoneFace } from '../zone-face.ts'
import { airyColors } from './airy-colors.ts'
import { divideColor } from './divide-color.ts'
import { openAir } from './open-air.ts'

const FACE_KEPT = 0.75
/** Skin in the open air. */
const SUNLIT = { ...PHOTO, exposure: 1.16, fill: 1.3, tint: [1.08, 0.99, 0.97], detail: 0.2 } as const
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
    layEyes(drawn, job, { skin: 0.6, look: SUNLIT })
    zoneFace(drawn, buffers, 1.2)
    const face = drawFaceLayer(job, 'painted')
    layFace(drawn, buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 6, blurNear: 3 })
    drawGroundShadow(backdrop.getContext('2d'), job, 1)
    const picture = backdrop.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const painting = primeCanvas({ width: widthPx, height: heightPx, data: picture.data })
    openAir(painting)
    partFromGround(picture.data, drawn, figure)
    const brush = heightPx / 1000
    const along = alongForms(painting, 5)
    const dabs = {
      seed: scene.seed,
      mixColor: divideColor(24, 0.2),
      direction: (x: number, y: number, out: Float32Array) => along(x, y, out) && slanted(out, 0.45),
      tolerance: 150,
    }
    const under = picture.data.slice()
    paintDabs(painting, under, { ...dabs, lengthPx: 56 * brush, widthPx: 20 * brush, opacity: 0.92, layers: 1.8 })
    paintDabs(painting, under, {
      ...dabs,
      seed: `${scene.seed} light`,
      lengthPx: 30 * brush,
      widthPx: 11 * brush,
      opacity: 0.88,
      layers: 1,
    })
    layOver(picture.data, drawn)
    // Edges are lost here and there: a dab may end a little beyond its form.
    const form = { opacity: 0.82, layers: 2.6, mixColor: divideColor(17, 0.14), tolerance: 130 }
    paintForm(painting, {
      seed: character.seed,
      buffers,
      hand: (direction) => slanted(direction, 0.2),
      cloth: { ...form, length: 0.2, width: 0.066 },
      hair: { ...form, length: 0.24, width: 0.036, mixColor: divideColor(14, 0.08), tolerance: 90 },
      skin: { ...form, length: 0.12, width: 0.036, mixColor: divideColor(8, 0.05), tolerance: 54, body: 0.4 },
    })
    keepFace(picture.data, drawn, { face: keptFeatures(job, face), widthPx, share: FACE_KEPT })
    raisePaint(painting, { strength: 0.14 })
    grade(painting, { contrast: 1.06, saturation: 1, shadows: [0.01, 0, 0.03], lights: [0.02, 0.01, -0.02], vignette: 0 })
    weaveCanvas(painting, { threads: 260, depth: 6 })
    return addWeather(picture, backdrop, job)
  },
}

function slanted(out: Float32Array, share: number): boolean {
  // A direction has no sign: the form's is turned to the side of the hand's.
  const sign = out[0]! * SLANT[0] + out[1]! * SLANT[1] < 0 ? -1 : 1
  const x = out[0]! * sign * (1 - share) + SLANT[0] * share
  const y = out[1]! * sign * (1 - share) + SLANT[1] * share
  const length = Math.sqrt(x * x + y * y) || 1
  out[0] = x / length
  out[1] = y / length
  return true
}
