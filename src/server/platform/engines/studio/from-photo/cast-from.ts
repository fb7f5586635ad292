import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import type { Picture } from '#studio/canvas.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castFromPhoto } from '#studio/photo/cast-from-photo.ts'
import { photoHints } from '#studio/photo/photo-hints.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'

/** The sheets of whoever is in a photo. */
export function castFrom(
  photo: Picture,
  reading: PhotoReading,
  { seed, candidate, style }: { readonly seed: string; readonly candidate: number; readonly style: StyleId },
): Sheets {
  return castFromPhoto(photoHints(reading, photo), { seed, candidate, style: style === 'none' ? DEFAULT_STYLE : style })
}
