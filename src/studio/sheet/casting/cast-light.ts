import { seldomPart } from '#studio/seldom-parts.ts'
import type { Light } from '../scene-sheet.ts'

/** The light of a place as it is said to be; few say anything. */
export const castLight = (words: string | undefined, light: Light): Light =>
  words === undefined ? light : seldomPart('said light')(words, light)
