import type { Picture } from '../../canvas.ts'
import { addGrain } from '../../styles/add-grain.ts'
import { type BloomOptions, bloom } from '../../styles/bloom.ts'
import { type Duotone, duotone } from '../../styles/duotone.ts'
import { type Grade, grade } from '../../styles/grade.ts'
import type { Painting } from '../../styles/stroke.ts'
import { blendWhere } from './blend-where.ts'
import { cleanPhoto } from './clean-photo.ts'
import { drawFeatures } from './draw-features.ts'
import type { FeatureLook } from './feature-look.ts'
import { type InkLook, inkLines, layInk } from './ink-lines.ts'
import type { PhotoHand, PhotoJob } from './photo-hand.ts'
import type { PhotoPlace } from './photo-scene.ts'
import { type Lamps, relight } from './relight.ts'
import type { FaceShape } from './reshape-face.ts'
import { seat } from './seat.ts'
import type { Sitter } from './sitter.ts'
import { softenSkin } from './soften-skin.ts'
import { standBefore } from './stand-before.ts'
import { tintAcross } from './tint-across.ts'
import { whereFigure } from './where-figure.ts'

/** A style that keeps the photo's forms and gives it another light, palette and place. */
export interface LitStyle {
  readonly shape?: FaceShape
  readonly calm: number
  /** Of the photo's fine detail, how much stays, 0 … 1. */
  readonly detail: number
  readonly figure: Grade
  /** How far skin is smoothed into one soft form, 0 … 1. */
  readonly softSkin?: number
  readonly features?: FeatureLook
  readonly palette?: Duotone
  readonly lamps?: Lamps
  readonly ink?: InkLook & { readonly color: readonly [number, number, number]; readonly own: number }
  /** Where the sitter stands; absent leaves the photo's own place. */
  readonly place?: PhotoPlace
  /** What becomes of the photo's own place where it stays. */
  readonly behind?: Duotone
  readonly bloom?: BloomOptions
  readonly finish?: Grade
  readonly grain?: number
  /** The last pass of a style, over all. */
  readonly over?: (painting: Painting, seed: string) => void
}

/** The hand of a style of light; each candidate has another light of it. */
export const litHand =
  (styleOf: (candidate: number) => LitStyle): PhotoHand =>
  (job) =>
    paintLit(job, styleOf(job.candidate))

function paintLit(job: PhotoJob, style: LitStyle): Picture {
  const { photo, reading, seed, createCanvas } = job
  const sitter = seat(photo, reading, { ...(style.shape && { shape: style.shape }), calm: style.calm, createCanvas })
  const figure = cleanPhoto(sitter, style.detail)
  if (style.softSkin) softenSkin(figure, sitter, style.softSkin)
  grade(figure, style.figure)
  if (style.palette) duotone(figure, style.palette)
  const isPlaced = style.place !== undefined && !job.keepsPlace && sitter.hasFigure && reading !== undefined
  // A photo that keeps its place takes the palette of the style's place instead.
  if (!isPlaced && style.behind) paintBehind(figure, sitter, style.behind)
  if (style.lamps && sitter.hasFigure) relight(figure, sitter, style.lamps)
  else if (style.lamps) tintAcross(figure, style.lamps)
  if (style.ink) layInk(figure, inkLines(sitter, style.ink), style.ink)
  if (style.features) drawFeatures(figure, sitter, style.features)
  const painting = style.place ? standBefore(figure, sitter, job, style.place) : figure
  if (style.bloom) bloom(painting, style.bloom)
  if (style.finish) grade(painting, style.finish)
  if (style.grain) addGrain(painting, style.grain)
  style.over?.(painting, seed)
  return painting
}

/** The palette of the place, on all that is no figure. */
function paintBehind(painting: Painting, sitter: Sitter, palette: Duotone): void {
  const ground = { ...painting, data: painting.data.slice() }
  duotone(ground, palette)
  blendWhere(painting, ground, whereFigure(sitter))
}
