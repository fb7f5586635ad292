import { seldomPart } from '#studio/seldom-parts.ts'
import type { Reading } from '../reading.ts'
import type { Light } from '../scene-sheet.ts'

/** Said of a sky, these are seen in the light too. */
const OVERCAST = /overcast|gr[ae]y|gloomy|dreary|leaden/

/** What is said of light, of the sky too. */
export const lightWords = ({ light, weather = '' }: Reading): string | undefined =>
  OVERCAST.test(weather) ? `${light ?? ''} overcast` : light

/** The light of a place as it is said to be; few say anything. */
export const castLight = (words: string | undefined, light: Light): Light =>
  words === undefined ? light : seldomPart('said light')(words, light)
