import type { Picture } from '../../canvas.ts'
import { grade } from '../../styles/grade.ts'
import { createScreen } from '../../styles/halftone.ts'
import type { Painting } from '../../styles/stroke.ts'
import { type CelLook, celPlanes } from './cel-planes.ts'
import { drawFeatures } from './draw-features.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import type { FeatureLook } from './feature-look.ts'
import { type InkLook, inkLines, layInk } from './ink-lines.ts'
import type { PhotoHand, PhotoJob } from './photo-hand.ts'
import type { PhotoPlace } from './photo-scene.ts'
import { brightnessOf } from './planes.ts'
import type { FaceShape } from './reshape-face.ts'
import { resizePlane } from './resize-plane.ts'
import { seat } from './seat.ts'
import type { Sitter } from './sitter.ts'
import { standBefore } from './stand-before.ts'

/** A style that is printed: flat colours, a screen of dots in the half tones, black. */
export interface PrintStyle {
  readonly shape: FaceShape
  readonly calm: number
  readonly cel: CelLook
  readonly ink: InkLook
  readonly features: FeatureLook
  readonly contrast: number
  /** Dots across the picture's height. */
  readonly dots: number
  /** Factor on the colour under a dot. */
  readonly dotColor: readonly [number, number, number]
  /** Brightness (of 255) at which dots begin and are full. */
  readonly dotsFrom: number
  readonly dotsFull: number
  /** Below this brightness all is black. */
  readonly black: number
  readonly place?: PhotoPlace
}

export const printHand =
  (styleOf: (candidate: number) => PrintStyle): PhotoHand =>
  (job) =>
    print(job, styleOf(job.candidate))

function print(job: PhotoJob, style: PrintStyle): Picture {
  const { photo, reading, createCanvas } = job
  const sitter = seat(photo, reading, { shape: style.shape, calm: style.calm, createCanvas })
  const painting = enlargeCrisp(celPlanes(sitter, style.cel), sitter, 2)
  grade(painting, { contrast: style.contrast, saturation: 1, shadows: [0, 0, 0], lights: [0, 0, 0], vignette: 0 })
  layDots(painting, sitter, style)
  layInk(painting, inkLines(sitter, style.ink), { color: [12, 10, 18], own: 0 })
  drawFeatures(painting, sitter, style.features)
  return style.place ? standBefore(painting, sitter, job, style.place) : painting
}

function layDots({ width, height, data }: Painting, sitter: Sitter, style: PrintStyle): void {
  const { calm, masks } = sitter
  const light = resizePlane(brightnessOf(calm), calm, { width, height })
  const skin = resizePlane(masks.skin, calm, { width, height })
  const features = resizePlane(masks.features, calm, { width, height })
  const screen = createScreen({ pitchPx: Math.max(2.5, Math.max(width, height) / style.dots), angle: Math.PI / 4 })
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const share = Math.min(1, Math.max(0, (style.dotsFrom - light[at]!) / (style.dotsFrom - style.dotsFull)))
      const dot = share <= 0 ? 0 : screen(x, y, share * 0.46) * (1 - 0.8 * Math.min(1, Math.max(0, features[at]!)))
      // Skin is never blackened: it keeps its two tones.
      const black = Math.min(1, Math.max(0, (style.black - light[at]!) / 8)) * (1 - 0.9 * Math.min(1, Math.max(0, skin[at]!)))
      const to = at * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const dotted = data[to + channel]! * (1 + (style.dotColor[channel]! - 1) * dot)
        data[to + channel] = dotted + (12 - dotted) * black
      }
    }
  }
}
