import { type BodyWord, DEGREES, WHOLE_WORDS } from './body-words.ts'
import { COMPARATIVES } from './comparatives.ts'
import {
  FIGURE_NOUNS,
  NO_WORDS,
  NUMBERS,
  OWN_NOUNS,
  PART_THINGS,
  PERSON_NOUNS,
  POSSESSIVES,
  THING_WORDS,
} from './phrase-words.ts'
import { adjectivesOf, degreeBefore, endsPhrase, isMoreBefore, lookUp, partOf, predicatesOf } from './words-of-parts.ts'

/** Longest first: 'very tall' is one entry, 'heavily pregnant' is not 'pregnant'. */
const LONGEST_WORDS = 3

/** A phrase of a text that says something of a body. */
export interface BodyPhrase {
  /** As the tables have it, without how much of it is meant: 'hooded eyes'. */
  readonly name: string
  readonly entry: BodyWord
  readonly degree: number
  /** 'bigger', 'more prominent': than it was. */
  readonly isMore: boolean
  /** 'not tall', 'without dimples' */
  readonly isDenied: boolean
}

/** No bridge over a river. */
const NOSE_BRIDGE = /\b(?:nose bridge|nasal bridge|bridge of (?:the|his|her|their) nose)\b/g

/** 'enormous ears': arms, hands and thighs have entries of their own. */
const HUGE =
  /\b(?:huge|enormous|massive|gigantic|giant|humongous)(?= (?:\w+ )?(?:ears?|nose|belly|stomach|eyes|lips|feet|forehead|chin|mouth|nostrils|head)\b)/g

/** Words, and every mark that ends a phrase as a comma; 'bigger' as 'more big', '8' as 'eight'. */
function wordsOf(phrase: string): string[] {
  const plain = phrase
    .toLowerCase()
    .replaceAll(/n['’]t\b/g, ' not')
    .replaceAll(NOSE_BRIDGE, 'nosebridge')
    .replaceAll(HUGE, 'big')
  return (plain.match(/[a-z]+|\d+|[,;.:()!?]/g) ?? []).flatMap((word) => {
    if (!/[a-z\d]/.test(word)) return [',']
    const than = lookUp(COMPARATIVES, word)
    return than === undefined ? [lookUp(NUMBERS, word) ?? word] : ['more', than]
  })
}

type IsOfBody = (name: string, isDenied: boolean) => boolean | undefined

/**
 * The phrases of a text that say something of a body, in its order. Whether adjectives of a whole body ('tall', 'slim') are said
 * of a person is told by the words after them, unless the reader of the text knows: `isOfBody`, undefined where it cannot tell.
 */
export function bodyPhrasesIn(text: string, isOfBody: IsOfBody = () => undefined): BodyPhrase[] {
  const words = wordsOf(text)
  const isDenied = denied(words)
  const isTaken = new Set<number>()
  const found: (BodyPhrase & { readonly at: number })[] = []
  const add = (at: number, name: string, entry: BodyWord) =>
    found.push({
      at,
      name,
      entry,
      degree: degreeBefore(words, at),
      isMore: isMoreBefore(words, at),
      isDenied: isDenied.has(at),
    })
  for (const [at, word] of words.entries()) {
    const part = partOf(word)
    if (!part || PART_THINGS.has(words[at + 1] ?? '')) continue
    for (const { from, length, entry } of [...adjectivesOf(part, words, at), ...predicatesOf(part, words, at)]) {
      if (isTaken.has(from)) continue
      for (let taken = from; taken < from + length; taken += 1) isTaken.add(taken)
      add(from, `${words.slice(from, from + length).join(' ')} ${part}`, entry)
    }
  }
  for (let at = 0; at < words.length; ) {
    const { entry, name, length } = isTaken.has(at) ? NOTHING : wholeAt(words, at)
    const isSaid = entry && (isOfBody(name, isDenied.has(at)) ?? isOfPerson(words, at, length))
    if (isSaid) add(at, name, entry)
    at += Math.max(1, length)
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...phrase }) => phrase)
}

/** The places of words after 'not', 'no', 'without', until what is said changes. */
function denied(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  let isDenying = false
  for (const [at, word] of words.entries()) {
    if (word === ',' || word === 'but' || word === 'and' || word === 'with') isDenying = false
    if (NO_WORDS.has(word)) isDenying = true
    if (isDenying) places.add(at)
  }
  return places
}

const NOTHING: { readonly entry?: BodyWord; readonly name: string; readonly length: number } = { name: '', length: 0 }

/** The longest entry that begins here: whose eyes the bags are under is passed over. */
function wholeAt(words: readonly string[], at: number): typeof NOTHING {
  for (let count = LONGEST_WORDS; count > 0; count -= 1) {
    let end = at
    const taken: string[] = []
    for (; end < words.length && taken.length < count; end += 1) {
      if (taken.length === 0 || !POSSESSIVES.has(words[end]!)) taken.push(words[end]!)
    }
    const name = taken.join(' ')
    const entry = taken.length === count ? lookUp(WHOLE_WORDS, name) : undefined
    if (entry) return { entry, name, length: end - at }
  }
  return NOTHING
}

/** Whether words of a whole body are said of somebody: 'tall' of 'a tall, thin man' is, 'short' of 'short hair' is not. */
function isOfPerson(words: readonly string[], at: number, length: number): boolean {
  if (OWN_NOUNS.has(words[at + length - 1]!)) return true
  if (THING_WORDS.has(words[at + length] ?? '')) return false
  for (let next = at + length; next < words.length; next += 1) {
    const word = words[next]!
    if (PERSON_NOUNS.has(word) || FIGURE_NOUNS.has(word) || /(?:m[ae]n|lady)$/.test(word)) return true
    if (!endsPhrase(word)) continue
    // What ends here is of somebody when nothing but such words stands before the end.
    return onlyWhole(words.slice(at + length, next))
  }
  return onlyWhole(words.slice(at + length))
}

function onlyWhole(words: readonly string[]): boolean {
  let at = 0
  while (at < words.length) {
    const { length } = wholeAt(words, at)
    if (length === 0 && !Object.hasOwn(DEGREES, words[at]!)) return false
    at += Math.max(1, length)
  }
  return true
}
