import type { Picture } from '../../canvas.ts'
import { grade } from '../../styles/grade.ts'
import { type CelLook, celPlanes } from './cel-planes.ts'
import { drawFeatures } from './draw-features.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { evenLight } from './even-light.ts'
import type { FeatureLook } from './feature-look.ts'
import { type InkLook, inkLines, layInk } from './ink-lines.ts'
import type { PhotoHand, PhotoJob } from './photo-hand.ts'
import type { PhotoPlace } from './photo-scene.ts'
import type { FaceShape } from './reshape-face.ts'
import { seat } from './seat.ts'
import { standBefore } from './stand-before.ts'

/** A style of flat tones with lines round them. */
export interface CelStyle {
  readonly shape: FaceShape
  readonly calm: number
  readonly cel: CelLook
  readonly ink: InkLook
  readonly inkColor: readonly [number, number, number]
  /** How much of an ink line keeps the hue of what it surrounds. */
  readonly inkOwn: number
  readonly features?: FeatureLook
  readonly warmth: number
  /** Where the sitter stands; absent leaves the photo's own place, painted in the same tones. */
  readonly place?: PhotoPlace
  readonly contrast: number
}

/** The hand of a cel style; each candidate has another mood of it. */
export const celHand =
  (styleOf: (candidate: number) => CelStyle): PhotoHand =>
  (job) =>
    paintCel(job, styleOf(job.candidate))

function paintCel(job: PhotoJob, style: CelStyle): Picture {
  const { reading, createCanvas } = job
  const photo = reading ? evenLight(job.photo, reading) : job.photo
  const sitter = seat(photo, reading, { shape: style.shape, calm: style.calm, createCanvas })
  const painting = enlargeCrisp(celPlanes(sitter, style.cel), sitter, 2)
  layInk(painting, inkLines(sitter, style.ink), { color: style.inkColor, own: style.inkOwn })
  if (style.features) drawFeatures(painting, sitter, style.features)
  const warm = style.warmth
  grade(painting, {
    contrast: style.contrast,
    saturation: 1,
    shadows: [0, 0, 0],
    lights: [warm, warm * 0.4, -warm],
    vignette: 0,
  })
  return style.place ? standBefore(painting, sitter, job, style.place) : painting
}
