import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { bloom } from '../bloom.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { lightFigure } from '../figure-light.ts'
import { flattenGround } from '../flatten-ground.ts'
import { layFace } from '../lay-face.ts'
import { drawPerspectiveGrid } from '../perspective-grid.ts'
import { repaint } from '../repaint.ts'
import { shadeCel } from '../shade-cel.ts'
import type { PaintJob, Style } from '../style.ts'
import { drawChromeSun } from './draw-chrome-sun.ts'
import { playTape } from './play-tape.ts'

const BROWS_THROUGH_HAIR = 0.25
const EYES_IN_LIGHT = 0.5
/** From a violet night over hot pink to a peach horizon. */
const SUNSET: Duotone = {
  ramp: [
    [0.1, 0.02, 0.22],
    [0.78, 0.16, 0.58],
    [1, 0.72, 0.55],
  ],
  share: 0.78,
  exposure: 0.82,
}

/** A tape of 1986: hard tones, a sunset from pink to violet, a striped chrome sun over a grid, scan lines and colour that slips. */
export const cyberpunkRetro: Style = {
  family: 'anime',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const side = farSide(scene.light)
    const light = {
      ...scene.light,
      key: [1.06, 0.92, 0.92] as const,
      ambient: [0.46, 0.22, 0.56] as const,
      rimDirection: [0.86 * side, -0.2, -0.45] as const,
      rim: [1.4, 0.62, 0.5] as const,
      rim2: { direction: [-0.9 * side, -0.1, -0.4] as const, color: [0.3, 1.1, 1.4] as const },
    }
    const shaded = shadeCel(job, lightFigure(figure.buffers, light, { shadowBlur: 0.017 }), {
      light,
      vivid: 1.2,
      keyShare: 0.8,
      shadowPower: 0.75,
      deepPower: 1.1,
      skinShadow: [1.05, 0.86, 0.94],
      rosyShade: 0.25,
      threshold: 0.04,
      softness: 0.012,
      faceThreshold: -0.2,
      thirdTone: 0.4,
      hairToVolume: 0.7,
      faceToVolume: 0.8,
      bandWidth: 0.1,
      band: 1.2,
      bandCore: 0.8,
      rim: 1,
      castOnHair: 0,
      isBackHairDark: true,
    })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'drawn', { lineWidth: 0.023 }), BROWS_THROUGH_HAIR, EYES_IN_LIGHT)
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 4, blurNear: 1.5 })
    repaint(backdrop, (ground) => duotone(ground, SUNSET))
    const context = backdrop.getContext('2d')
    drawChromeSun(context, job)
    drawPerspectiveGrid(context, job, { color: [0.3, 0.95, 1], horizon: 0.68, alpha: 0.7 })
    return compose(job, {
      shaded,
      backdrop,
      lines: {
        lineWidth: 0.016,
        contour: 1.3,
        materialChange: 0.9,
        lockEdge: 0.6,
        crease: 0.5,
        ink: [0.13, 0.02, 0.2],
        inkShare: 0.75,
        tint: [0.4, 0.25, 0.45],
      },
      finish(painting) {
        flattenGround(painting, { tones: 12, edge: 0.7, saturation: 1.06, lift: 0 })
        bloom(painting, { radius: 0.016, from: 0.72, strength: 0.4 })
        playTape(painting, scene.seed)
      },
    })
  },
}
