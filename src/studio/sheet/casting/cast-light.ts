import { seldomPart } from '#studio/seldom-parts.ts'
import type { Reading } from '../reading.ts'
import type { Light } from '../scene-sheet.ts'

/** Said of a sky, these are seen in the light too. */
const OVERCAST = /overcast|gr[ae]y|gloomy|dreary|leaden/

/** What is said of light, of the sky too, and what burns beside somebody in the dark. */
export const lightWords = ({ light, weather = '', things = [], timeOfDay = '' }: Reading): string | undefined => {
  const said = light ?? (DARK.test(timeOfDay) && things.some((thing) => FIRE.test(thing)) ? 'firelight' : undefined)
  return OVERCAST.test(weather) ? `${said ?? ''} overcast` : said
}
const DARK = /night|dusk|evening|twilight|dark/
const FIRE = /camp ?fire|bonfire/

/** The light of a place as it is said to be; few say anything. */
export const castLight = (words: string | undefined, light: Light): Light =>
  words === undefined ? light : seldomPart('said light')(words, light)
