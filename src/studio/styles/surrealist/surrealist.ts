import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { layFace } from '../lay-face.ts'
import { noiseField } from '../noise-field.ts'
import { layEyes } from '../realistic/lay-eyes.ts'
import type { PaintJob, Style } from '../style.ts'
import { paintTones } from '../tone-ramp.ts'
import { cleanTones } from './clean-tones.ts'
import { drawFloatingThings } from './floating-things.ts'
import { meltHorizon } from './melt-horizon.ts'
import { towardDusk } from './toward-dusk.ts'

/** A clean, quiet picture of what cannot be: the place melts in an endless dusk, doors and stones float, shadows are too long. */
export const surrealist: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const tones = toneFigure(job, { shadowBlur: 0.03, faceToVolume: 0.3, hairToVolume: 0.6, hollow: 0.55 })
    const shaded = paintTones(figure, tones, cleanTones())
    layEyes(shaded, job, { skin: 0.65 })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'))
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 3, blurNear: 1 })
    const context = backdrop.getContext('2d')
    const size = { width: widthPx, height: heightPx }
    const plain = context.getImageData(0, 0, widthPx, heightPx)
    const drops = noiseField({ ...size, seed: `${scene.seed} drops`, cellPx: heightPx * 0.07, octaves: 2 })
    const melted = meltHorizon({ ...size, data: plain.data }, drops)
    towardDusk(melted)
    plain.data.set(melted.data)
    context.putImageData(plain, 0, 0)
    drawFloatingThings(context, { scene, figure, widthPx, heightPx })
    return compose(job, { shaded, backdrop })
  },
}
