import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { lightFigure } from '../figure-light.ts'
import { flattenGround } from '../flatten-ground.ts'
import { layFace } from '../lay-face.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'

const INK = [0.07, 0.045, 0.06] as const
/** Grape, bubble gum, lemon cream. */
const CANDY: Duotone = {
  ramp: [
    [0.4, 0.22, 0.52],
    [0.95, 0.56, 0.66],
    [1, 0.96, 0.76],
  ],
  share: 0.42,
  exposure: 1.08,
}
const BROWS_THROUGH_HAIR = 0.25

/** A cable-channel comedy: enormous touching eyes, a thick black line of one width, candy colours without any shade. */
export const americanCartoon: Style = {
  family: 'bold',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const light = { ...scene.light, key: [1.03, 1.03, 1.02] as const, ambient: [0.8, 0.78, 0.88] as const }
    const shaded = shadeCel(job, lightFigure(figure.buffers, light, { shadowBlur: 0.05 }), {
      light,
      vivid: 1.32,
      keyShare: 1,
      shadowPower: 0.6,
      deepPower: 0.9,
      skinShadow: [1.02, 0.98, 0.97],
      // Only what is turned right away or covered is a shade darker.
      threshold: -0.5,
      softness: 0.01,
      thirdTone: 1,
      hairToVolume: 1,
      faceToVolume: 1,
      bandWidth: 0.03,
      band: 0,
      bandCore: 1,
      rim: 0,
    })
    layFace(
      shaded,
      figure.buffers,
      drawFaceLayer(job, 'drawn', { eyes: 'ringed', nose: 'button', rosy: 0.2, ink: INK, lineWidth: 0.042 }),
      BROWS_THROUGH_HAIR,
      0.3,
    )
    return compose(job, {
      shaded,
      backdrop: drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 9, blurNear: 6 }),
      ground(ground) {
        flattenGround(ground, { tones: 4, edge: 0.94, saturation: 1.5, lift: 0.06 })
        duotone(ground, CANDY)
      },
      lines: {
        lineWidth: 0.036,
        contour: 1.55,
        materialChange: 1.1,
        lockEdge: 0,
        crease: 0,
        ink: INK,
        inkShare: 1,
        tint: [1, 1, 1],
      },
    })
  },
}
