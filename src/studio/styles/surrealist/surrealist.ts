import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { noiseField } from '../noise-field.ts'
import { paintForm } from '../paint-form.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'
import { zoneFace } from '../zone-face.ts'
import { drawFloatingThings } from './floating-things.ts'
import { meltHorizon } from './melt-horizon.ts'
import { towardDusk } from './toward-dusk.ts'

const FORM = { opacity: 0.5, layers: 2, body: 0.2, mixColor: nearlyAlike(2) } as const

/** A clean, quiet picture of what cannot be: the place melts in an endless dusk, doors and stones float, shadows are too long. */
export const surrealist: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, character, widthPx, heightPx, createCanvas } = job
    const light = {
      ...brighten(scene.light, { key: [1.1, 0.94, 0.74], ambient: [0.46, 0.36, 0.6], share: 0.8 }),
      rim: [1.2, 0.8, 0.5] as const,
    }
    const shaded = shadeRealistic(job, { light, fill: 1.3, detail: 0.15, scatter: 1.3, gloss: 0.7 })
    zoneFace(shaded, figure.buffers, 1)
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, figure.buffers, face)
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
    return compose(job, {
      shaded,
      backdrop,
      ground: (ground) => wrapLight(shaded, ground),
      // A brush that leaves hardly a trace.
      finish(painting) {
        paintForm(painting, {
          seed: character.seed,
          buffers: figure.buffers,
          cloth: { ...FORM, length: 0.22, width: 0.05, tolerance: 30 },
          hair: { ...FORM, length: 0.36, width: 0.024, tolerance: 60 },
          skin: { ...FORM, length: 0.1, width: 0.034, tolerance: 22 },
        })
        keepFace(painting.data, shaded, { face: keptFeatures(job, face), widthPx, share: 0.9 })
      },
    })
  },
}
