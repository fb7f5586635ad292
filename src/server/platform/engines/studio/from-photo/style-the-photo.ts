import type { Picture } from '#studio/canvas.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { type StylePhotoOptions, stylePhoto } from '#studio/photo/style-photo.ts'

/** A photo in a style; Keep Original is the photo as it is. */
export function styleThePhoto(photo: Picture, reading: PhotoReading, options: StylePhotoOptions): Picture {
  const { style, seed, candidate, createCanvas, keepsPlace = false } = options
  return style === 'none' ? photo : stylePhoto(photo, reading, { style, seed, candidate, createCanvas, keepsPlace })
}
