import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { bloom } from '../bloom.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { lightFigure } from '../figure-light.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { drawNeonLights } from '../neon-lights.ts'
import { repaint } from '../repaint.ts'
import { shadeSoft } from '../shade-soft.ts'
import type { PaintJob, Style } from '../style.ts'

/** Indigo in the dark, magenta haze in the middle, a trace of cyan in the lights. */
const NIGHT: Duotone = {
  ramp: [
    [0.02, 0.015, 0.07],
    [0.3, 0.06, 0.42],
    [0.35, 0.85, 1],
  ],
  share: 0.6,
  exposure: 0.62,
}
/** Of the coloured light eyes take only this much, or green ones would be grey. */
const EYES_IN_LIGHT = 0.12

/** A magenta lamp in front, a cyan one behind, and night between them. */
function neonLight({ keyDirection }: Light): Light {
  const side = farSide({ keyDirection })
  return {
    keyDirection: [-0.74 * side, -0.34, 0.58],
    key: [1, 0.74, 0.96],
    ambient: [0.13, 0.26, 0.52],
    rimDirection: [0.86 * side, -0.24, -0.45],
    rim: [0.12, 1.3, 1.5],
    rim2: { direction: [-0.9 * side, -0.1, -0.42], color: [1.5, 0.2, 1.05] },
    fog: 0.3,
    air: [0.16, 0.08, 0.3],
  }
}

/** Almost only neon on the dark: a face between magenta and cyan, burning rims, wet reflections, a bloom over it all. */
export const neonCyberpunk: Style = {
  family: 'comic',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { figure, scene } = job
    const light = neonLight(scene.light)
    const shaded = shadeSoft(job, lightFigure(figure.buffers, light, { shadowBlur: 0.03, hollowBlur: 0.05 }), {
      light,
      vivid: 1.25,
      wrap: 0.12,
      shadowPower: 0.72,
      hollow: 0.75,
      cast: 0.75,
      bounce: [0.16, 0.02, 0.22],
      sky: [0.02, 0.12, 0.2],
      blood: [0.05, 0, 0.03],
      gloss: 1.4,
      hairShine: 0.8,
      strands: 0.5,
      rim: 1,
      glance: 1.5,
      hairToVolume: 0.35,
      faceToVolume: 0.25,
    })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'), 0, EYES_IN_LIGHT)
    return compose(job, {
      shaded,
      backdrop: drawNight(job, light),
      lines: {
        lineWidth: 0.008,
        contour: 0,
        materialChange: 0.9,
        lockEdge: 0.5,
        crease: 0.5,
        ink: [0.05, 0.02, 0.12],
        inkShare: 0.7,
        tint: [0.4, 0.3, 0.5],
      },
      finish(painting) {
        bloom(painting, { radius: 0.028, from: 0.7, strength: 0.7 })
        grade(painting, { contrast: 1.08, saturation: 1.12, shadows: [0.015, 0, 0.05], lights: [0, 0, 0.02], vignette: 0.34 })
      },
    })
  },
}

function drawNight(job: PaintJob, light: Light): Canvas {
  const { scene, widthPx, heightPx, createCanvas } = job
  const night = {
    ...scene,
    timeOfDay: 'night' as const,
    light: { ...light, key: scene.light.key, ambient: scene.light.ambient },
  }
  const backdrop = drawBackdrop(night, { widthPx, heightPx, createCanvas, blurFar: 5, blurNear: 1.5 })
  repaint(backdrop, (ground) => duotone(ground, NIGHT))
  const context = backdrop.getContext('2d')
  const isMirrored = light.keyDirection[0] > 0
  drawNeonLights(context, job, {
    seed: scene.seed,
    colors: isMirrored ? ['#12dcff', '#ff2fa8'] : ['#ff2fa8', '#12dcff'],
    count: 3,
  })
  return backdrop
}
