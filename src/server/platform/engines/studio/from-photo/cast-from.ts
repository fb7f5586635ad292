import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import type { Picture } from '#studio/canvas.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castFromPhoto } from '#studio/photo/cast-from-photo.ts'
import { type PhotoHints, photoHints } from '#studio/photo/photo-hints.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'

/** Every candidate of a photo asks for the same. */
const known = new WeakMap<PhotoReading, { readonly photo: Picture; readonly hints: PhotoHints }>()

function hintsOf(reading: PhotoReading, photo: Picture): PhotoHints {
  const found = known.get(reading)
  if (found?.photo === photo) return found.hints
  const hints = photoHints(reading, photo)
  known.set(reading, { photo, hints })
  return hints
}

/** The sheets of whoever is in a photo. */
export function castFrom(
  photo: Picture,
  reading: PhotoReading,
  { seed, candidate, style }: { readonly seed: string; readonly candidate: number; readonly style: StyleId },
): Sheets {
  return castFromPhoto(hintsOf(reading, photo), { seed, candidate, style: style === 'none' ? DEFAULT_STYLE : style })
}
