import { type Film, filmOptions } from './film-options.ts'

/** Width by height of a film; what is no ratio counts as the product's default. */
export function filmRatio(film: Partial<Film>): number {
  const [width = 0, height = 0] = filmOptions(film).aspectRatio.split(':').map(Number)
  return width > 0 && height > 0 ? width / height : 16 / 9
}
