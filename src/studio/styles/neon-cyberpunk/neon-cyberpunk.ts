import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { bloom } from '../bloom.ts'
import { compose } from '../compose.ts'
import { type Duotone, duotone } from '../duotone.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { farSide } from '../far-side.ts'
import { grade } from '../grade.ts'
import { layFace } from '../lay-face.ts'
import { drawNeonLights } from '../neon-lights.ts'
import { shadeRealistic } from '../realistic/shade-realistic.ts'
import type { PhotoLook } from '../realistic/shading.ts'
import { repaint } from '../repaint.ts'
import type { PaintJob, Style } from '../style.ts'
import { wrapLight } from '../wrap-light.ts'

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

/** Smooth skin that mirrors the tubes. */
const PEOPLE: Partial<PhotoLook> = { fill: 2.1, gloss: 1.3, detail: 0.2, exposure: 1.05, hollow: 0.8, glint: 1.6 }

/** A magenta lamp in front, a cyan one behind, and night between them. */
function neonLight({ keyDirection }: Light): Light {
  const side = farSide({ keyDirection })
  return {
    keyDirection: [-0.74 * side, -0.34, 0.58],
    key: [0.95, 0.6, 0.82],
    ambient: [0.2, 0.36, 0.72],
    rimDirection: [0.86 * side, -0.24, -0.45],
    rim: [0.12, 1.3, 1.5],
    rim2: { direction: [-0.9 * side, -0.1, -0.42], color: [1.5, 0.2, 1.05] },
    fog: 0.3,
    air: [0.16, 0.08, 0.3],
  }
}

/** Almost only neon on the dark: a face between magenta and cyan, burning rims, wet reflections, a bloom over it all. */
export const neonCyberpunk: Style = {
  family: 'real',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { figure, scene } = job
    const light = neonLight(scene.light)
    const shaded = shadeRealistic(job, { ...PEOPLE, light })
    layFace(shaded, figure.buffers, drawFaceLayer(job, 'painted'), 0, EYES_IN_LIGHT)
    return compose(job, {
      shaded,
      backdrop: drawNight(job, light),
      ground: (ground) => wrapLight(shaded, ground),
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
