import { mixRgb } from '../../color.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer, isOfForm } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { inkFeatures } from '../ink-features.ts'
import { keepFace } from '../keep-face.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { nearlyAlike } from '../nearly-alike.ts'
import { paintForm } from '../paint-form.ts'
import { paintPlace } from '../paint-place.ts'
import { primeCanvas } from '../prime-canvas.ts'
import { raisePaint } from '../raise-paint.ts'
import { keptFeatures } from '../realistic/kept-features.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { drawMagicAir } from './draw-magic-air.ts'
import { scatterSparks } from './scatter-sparks.ts'

/** Night blue, emerald and old gold. */
const JEWELS: Duotone = {
  ramp: [
    [0.02, 0.03, 0.12],
    [0.1, 0.34, 0.36],
    [1, 0.82, 0.5],
  ],
  share: 0.36,
  exposure: 0.82,
}
/** By fires and at sunset: wine, rust and old gold. */
const EMBERS: Duotone = {
  ramp: [
    [0.05, 0.02, 0.08],
    [0.46, 0.24, 0.16],
    [1, 0.84, 0.54],
  ],
  share: 0.46,
  exposure: 0.8,
}
/** A painter's last darks: lids, nostrils, between the lips, between locks. */
const ACCENTS = { fine: 0.012, broad: 0.05, from: 0.12, full: 0.5, onHair: 0.6, lid: 0.014 } as const
const UMBER = [0.16, 0.08, 0.07] as const
const BRUSH = { length: 50, width: 11, opacity: 0.7, layers: 2, tolerance: 60 } as const
const FORM = { opacity: 0.6, mixColor: nearlyAlike(4) } as const
const MAGIC = [0.42, 0.78, 0.8] as const
const GOLD = [0.95, 0.76, 0.46] as const

/** The cover of a saga: brushwork over jewel colours, golden light, a rim of magic, mist, beams and sparks in the air. */
export const fantasy: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, character, widthPx, heightPx, createCanvas } = job
    const side = farSide(scene.light)
    const isWarm = scene.light.air[0] > scene.light.air[2] + 0.08
    const light = {
      ...brighten(scene.light, { key: [1.04, 0.9, 0.72], ambient: [0.24, 0.26, 0.46], share: 0.8 }),
      rimDirection: [0.84 * side, -0.34, -0.42] as const,
      rim: isWarm || scene.light.effects ? mixRgb(MAGIC, scene.light.rim, 0.8) : MAGIC,
      rim2: { direction: [-0.86 * side, -0.4, -0.3] as const, color: GOLD },
    }
    const shaded = shadeRealistic(job, { light, fill: 1.2, detail: 0.4, gloss: 1 })
    const accents = new Uint8Array(figure.buffers.part.length)
    if (isOfForm(figure)) inkFeatures(accents, shaded, job, ACCENTS)
    const face = drawFaceLayer(job, 'painted')
    layFace(shaded, figure.buffers, face)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 6, blurNear: 2 })
    repaint(backdrop, (ground) => duotone(ground, isWarm ? EMBERS : JEWELS))
    repaint(backdrop, (ground) => paintPlace(ground, { seed: scene.seed, before: figure.buffers, brushes: [BRUSH] }))
    drawMagicAir(backdrop.getContext('2d'), job, mixRgb(scene.light.air, [0.95, 0.8, 0.5], 0.5))
    return compose(job, {
      shaded,
      backdrop,
      ground: (ground) =>
        grade(ground, { contrast: 1.1, saturation: 1.15, shadows: [0, 0, 0.04], lights: [0.04, 0.01, -0.05], vignette: 0.6 }),
      finish(painting) {
        const canvas = primeCanvas(painting)
        paintForm(canvas, {
          seed: character.seed,
          buffers: figure.buffers,
          cloth: { ...FORM, length: 0.26, width: 0.05, layers: 2, tolerance: 50 },
          hair: { ...FORM, length: 0.34, width: 0.026, layers: 2, tolerance: 70 },
          skin: { ...FORM, length: 0.11, width: 0.032, layers: 2, tolerance: 28, body: 0.2 },
        })
        raisePaint(canvas, { strength: 0.025 })
        keepFace(painting.data, shaded, { face: keptFeatures(job, face), widthPx, share: 0.7 })
        layLines(painting.data, accents, figure.buffers, { ink: UMBER, inkShare: 0.5, tint: [0.5, 0.34, 0.3] })
        scatterSparks(painting, { seed: scene.seed, color: [255, 214, 120], part: figure.buffers.part })
        bloom(painting, { radius: 0.03, from: 0.72, strength: 0.5 })
        grade(painting, {
          contrast: 1.06,
          saturation: 1.08,
          shadows: [0.01, 0, 0.03],
          lights: [0.02, 0.01, -0.03],
          vignette: 0.2,
        })
      },
    })
  },
}
