import type { Context2D } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { PHOTO_LENS } from '../../scene/photo-lens.ts'
import { addGrain } from '../add-grain.ts'
import { bloom } from '../bloom.ts'
import { brighten } from '../brighten.ts'
import { compose } from '../compose.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PaintJob, PictureSize, Style } from '../style.ts'

const EYES_IN_LIGHT = 0.6
/** By day no side of a face is lost in the dark. */
const DAYLIGHT = [0.3, 0.36, 0.4] as const
/** Nor by night, though shadows are teal. */
const NIGHT = [0.22, 0.29, 0.34] as const
/** Far and near, in thousandths of the height: a lens that is near somebody sees less of the place sharp. */
const NEAR_LENS = [9, 4.4] as const
const LENS = [6, 2.4] as const

/** A still from a film: one strong warm key, teal shadows, a rim, haze behind, at night an anamorphic flare, and grain. */
export const cinematic: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { scene, figure, widthPx, heightPx, createCanvas } = job
    const side = farSide(scene.light)
    const isDark = scene.timeOfDay === 'night' || scene.timeOfDay === 'dusk'
    const light = {
      ...brighten(scene.light, { key: [1.16, 0.96, 0.76], ambient: isDark ? NIGHT : DAYLIGHT, share: 0.8 }),
      keyDirection: [-0.82 * side, -0.36, 0.44] as const,
      rimDirection: [0.88 * side, -0.26, -0.4] as const,
      rim: scene.light.effects || scene.light.rim2 ? scene.light.rim : ([0.5, 0.76, 0.86] as const),
    }
    const shaded = shadeRealistic(job, { light, fill: isDark ? 1.5 : 1.7 })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'), 0, EYES_IN_LIGHT)
    const isNear = scene.camera.framing === 'bust' || scene.camera.framing === 'close portrait'
    const [blurFar, blurNear] = isNear ? NEAR_LENS : LENS
    const backdrop = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar, blurNear, photo: PHOTO_LENS })
    if (isDark) drawFlare(backdrop.getContext('2d'), job, side)
    return compose(job, {
      shaded,
      backdrop,
      ground: (ground) =>
        grade(ground, {
          contrast: 1,
          saturation: 0.92,
          shadows: [0, 0.02, 0.035],
          lights: [-0.07, -0.09, -0.13],
          vignette: 0.42,
        }),
      finish(painting) {
        bloom(painting, { radius: 0.03, from: 0.76, strength: 0.4 })
        grade(painting, {
          contrast: 1.12,
          saturation: 0.96,
          shadows: [-0.03, 0.02, 0.045],
          lights: [0.05, 0.01, -0.06],
          vignette: 0.34,
        })
        addGrain(painting, 5)
      },
    })
  },
}

/** By night: the streak that a lens squeezed sideways makes of a lamp beside the picture. */
function drawFlare(context: Context2D, { widthPx, heightPx }: PictureSize, side: number): void {
  const x = widthPx * (0.5 + side * 0.36)
  const y = heightPx * 0.27
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const [reach, thickness, alpha] of [
    [0.7, 0.007, 0.4],
    [0.5, 0.028, 0.2],
    [0.12, 0.12, 0.35],
  ] as const) {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, `rgba(210,240,255,${alpha})`)
    gradient.addColorStop(0.35, `rgba(90,170,255,${alpha * 0.4})`)
    gradient.addColorStop(1, 'rgba(60,140,255,0)')
    context.setTransform(widthPx * reach, 0, 0, heightPx * thickness, x, y)
    context.fillStyle = gradient
    context.fillRect(-1, -1, 2, 2)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.restore()
}
