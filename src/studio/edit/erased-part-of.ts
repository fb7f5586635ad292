import type { ErasedPart } from '../photo/erase/erased-part.ts'
import { findTerms } from '../words/find-terms.ts'
import { ANIMALS, EYEWEAR, HEADWEAR, JEWELLERY, PROPS } from '../words/lexicon/accessories.ts'
import { FACIAL_HAIR } from '../words/lexicon/facial-hair.ts'

const SPOTS = /\b(?:spots?|freckles?|pimples?|acne|blemish(?:es)?|moles?|scars?|wrinkles?|beauty marks?|rash|eye bags?)\b/
const INK = /\b(?:tattoos?|ink|face paint)\b/
const PEOPLE = /^(?:the |all (?:the )?)?(?:person|people|man|woman|girl|boy|everybody|everyone|character|subject|her|him|them)$/
const THINGS =
  /\b(?:bags?|backpack|handbag|purse|mug|cup|phone|microphone|accessor(?:y|ies)|things?|objects?|props?|jewell?e?ry|pet|animal)\b/

/** What in a photo the words of 'remove …' mean; undefined where nothing of the kind can be found there. */
export function erasedPartOf(what: string): ErasedPart | undefined {
  const names = (table: Readonly<Record<string, unknown>>) => findTerms(what, table).length > 0
  if (names(EYEWEAR) || /\b(?:glasses|eyewear|spectacles)\b/.test(what)) return 'glasses'
  if (names(FACIAL_HAIR) || /\bfacial hair\b/.test(what)) return 'facial hair'
  if (names(HEADWEAR) || /\b(?:hat|cap|headwear)\b/.test(what)) return 'hat'
  if (INK.test(what)) return 'ink'
  if (SPOTS.test(what)) return 'spots'
  if (/^(?:all )?(?:the |her |his |their )?hair$/.test(what)) return 'hair'
  if (PEOPLE.test(what)) return 'people'
  return names(JEWELLERY) || names(PROPS) || names(ANIMALS) || THINGS.test(what) ? 'thing' : undefined
}
