import type { BackdropKind } from '../../sheet/scene-sheet.ts'
import { COMMON_PLACES } from './common-places.ts'

/** What `places.ts` is in browsers: names of places that are common are there, all come with `loadPlaces`. */
export let PLACES: Readonly<Record<string, BackdropKind>> = COMMON_PLACES

export async function loadPlaces(): Promise<void> {
  PLACES = (await import('./places.ts')).PLACES
}
