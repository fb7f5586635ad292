import { PartMissing } from '../late-table.ts'
import { loadSpelling } from './correct-spelling.browser.ts'
import { LONGEST_PHRASE_WORDS, learnAnew, lookUp, singularsOf } from './dictionary.ts'
import { EYEWEAR, HEADWEAR, JEWELLERY, MARKS, PROPS } from './lexicon/accessories.ts'
import { PEOPLE_OF_KNOWN_WORDS } from './lexicon/common-people.ts'
import { loadGarmentParts } from './lexicon/garment-parts.browser.ts'
import { GARMENTS } from './lexicon/garments.ts'
import { loadPeople } from './lexicon/people.browser.ts'
import { loadPlaces } from './lexicon/places.browser.ts'
import { loadSeldomAccessories } from './lexicon/seldom-accessories.browser.ts'
import { loadSeldomGarments } from './lexicon/seldom-garments.browser.ts'
import { loadSeldomPoseWords } from './lexicon/seldom-poses.browser.ts'
import { SENT_FOR } from './lexicon/sent-for.ts'
import { loadAnimals } from './readers/read-animal.browser.ts'
import { loadParts } from './take-parts.browser.ts'

const otherPeople: ReadonlySet<string> = new Set(PEOPLE_OF_KNOWN_WORDS)
let isWhole = false

/**
 * What `require-words.ts` is in browsers: throws `PartMissing` for a text that the whole lexicon may read otherwise than common
 * words do. Those are texts with a word that common words do not have, with an animal, which many beings are named for, with a thing,
 * which may be held or stand somewhere, or with somebody else who is named by known words.
 */
export function requireWords(words: readonly string[]): void {
  if (isWhole || (words.every(isCommon) && !namesOthers(words))) return
  throw new PartMissing(loadWords)
}

/** Brings all words, and who corrects those that are none. */
export async function loadWords(): Promise<void> {
  if (isWhole) return
  await Promise.all([
    loadPeople(),
    loadAnimals(),
    loadPlaces(),
    loadSeldomPoseWords(),
    loadParts(),
    loadGarmentParts(),
    loadSeldomGarments(),
    loadSpelling(),
  ])
  Object.assign(GARMENTS, await loadSeldomGarments())
  const late = await loadSeldomAccessories()
  Object.assign(HEADWEAR, late.SELDOM_HEADWEAR)
  Object.assign(EYEWEAR, late.SELDOM_EYEWEAR)
  Object.assign(JEWELLERY, late.SELDOM_JEWELLERY)
  Object.assign(MARKS, late.SELDOM_MARKS)
  Object.assign(PROPS, late.SELDOM_PROPS)
  learnAnew()
  isWhole = true
}

function isCommon(word: string): boolean {
  if (SENT_FOR.test(word)) return false
  const senses = lookUp(word)
  return senses ? !senses.some(({ kind }) => /^(?:animal|scenery|undrawn|prop)$/.test(kind)) : /^\d+$/.test(word)
}

function namesOthers(words: readonly string[]): boolean {
  return words.some((_, from) => {
    for (let count = 1; count <= LONGEST_PHRASE_WORDS && from + count <= words.length; count += 1) {
      const phrase = words.slice(from, from + count).join(' ')
      if (otherPeople.has(phrase) || singularsOf(phrase).some((each) => otherPeople.has(each))) return true
    }
    return false
  })
}
