import type { StyleId } from '#contract/styles.ts'
import type { CreateCanvas, Picture } from '#studio/canvas.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { stylePhoto } from '#studio/photo/style-photo.ts'

/** A photo in a style; Keep Original is the photo as it is. */
export function styleThePhoto(
  photo: Picture,
  reading: PhotoReading,
  options: { readonly style: StyleId; readonly seed: string; readonly candidate: number; readonly createCanvas: CreateCanvas },
): Picture {
  const { style, seed, candidate, createCanvas } = options
  return style === 'none' ? photo : stylePhoto(photo, reading, { style, seed, candidate, createCanvas })
}
