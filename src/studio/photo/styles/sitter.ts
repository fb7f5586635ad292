import type { CreateCanvas } from '../../canvas.ts'
import type { Painting } from '../../styles/stroke.ts'
import type { FaceMarks } from './face-marks.ts'
import type { PhotoFlow } from './photo-flow.ts'
import type { Planes } from './planes.ts'

/** A photo made ready for the styles' hands: its pixels, and who and what is where in it. Nothing here is changed by a hand. */
export interface Sitter {
  readonly width: number
  readonly height: number
  /** Opaque, its tones evened. */
  readonly photo: Painting
  /** The photo `factor` times smaller; the planes below have its size. */
  readonly small: Planes
  readonly factor: number
  readonly flow: PhotoFlow
  /** The small photo in calm planes of colour, finer where the face has its features. */
  readonly calm: Planes
  /** Shares of 0 … 1 at the size of the small photo. Without a reading all is `rest`. */
  readonly masks: SitterMasks
  /** Whether the masks tell a figure from the place behind it. */
  readonly hasFigure: boolean
  readonly face?: FaceMarks
  readonly createCanvas: CreateCanvas
}

export interface SitterMasks {
  readonly figure: Float32Array
  readonly skin: Float32Array
  readonly hair: Float32Array
  /** Where eyes, brows and mouth are, softly. */
  readonly features: Float32Array
}
