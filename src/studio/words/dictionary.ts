import { spellingOf } from '#studio/words/correct-spelling.ts'
import { LINK_WORDS } from './lexicon/links.ts'
import type { LinkKind, Sense, SenseKind } from './sense.ts'
import { wordTables } from './word-tables.ts'

/** The longest fixed phrase of the lexicon, in words. */
export const LONGEST_PHRASE_WORDS = 5

/** 'either' is not what 'zither' means. */
const SMALL_WORDS: ReadonlySet<SenseKind> = new Set([...(Object.keys(LINK_WORDS) as LinkKind[]), 'idiom', 'scenery', 'undrawn'])

/** Texts say the same words again and again, and what is no word again and again; what strangers ask must not pile up. */
const MOST_ASKED = 10_000

let tables = wordTables()
const asked = new Map<string, readonly Sense[] | undefined>()
let longestPhrases: ReadonlyMap<string, number> | undefined
let speller: ((word: string) => string | undefined) | undefined

/** Reads by the tables as they are now: some have grown. */
export function learnAnew(): void {
  tables = wordTables()
  asked.clear()
  longestPhrases = undefined
  speller = undefined
}

/** How many words the longest phrase has that begins with a word. */
export function longestPhraseAfter(firstWord: string): number {
  longestPhrases ??= measurePhrases()
  return longestPhrases.get(firstWord) ?? 1
}

function measurePhrases(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const { words } of tables) {
    for (const term of Object.keys(words)) {
      const blank = term.indexOf(' ')
      if (blank < 0) continue
      const first = term.slice(0, blank)
      longest.set(first, Math.max(term.split(' ').length, longest.get(first) ?? 1))
    }
  }
  return longest
}

/**
 * What a word or a fixed phrase (lower case, blanks between) can mean. Tables are asked word by word: to write down first what all
 * of their words mean takes a phone longer than a look at who is described.
 */
export function lookUp(phrase: string): readonly Sense[] | undefined {
  if (asked.has(phrase)) return asked.get(phrase)
  if (asked.size === MOST_ASKED) asked.clear()
  const kinds = new Set(tables.filter(({ words }) => Object.hasOwn(words, phrase)).map(({ kind }) => kind))
  const senses = kinds.size > 0 ? [...kinds].map((kind) => ({ kind, term: phrase })) : undefined
  asked.set(phrase, senses)
  return senses
}

/** The word of the lexicon that a misspelt one means. */
export function lookUpSlip(word: string): string | undefined {
  speller ??= spellingOf(wordsToMean())
  return speller(word)
}

/** In the order of the tables; a word that is small first of all is nothing that was meant. */
function wordsToMean(): string[] {
  const isMeant = new Map<string, boolean>()
  for (const { kind, words } of tables) {
    for (const word of Object.keys(words)) if (!isMeant.has(word)) isMeant.set(word, !SMALL_WORDS.has(kind))
  }
  return [...isMeant].flatMap(([word, is]) => (is ? word : []))
}

const SINGULARS: readonly (readonly [ending: string, replacement: string])[] = [
  ['ves', 'f'],
  ['men', 'man'],
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
]

/** What a word or the last word of a phrase may be the plural of. */
export function singularsOf(phrase: string): string[] {
  return SINGULARS.filter(([ending]) => phrase.endsWith(ending) && phrase.length >= ending.length + 3).map(
    ([ending, replacement]) => phrase.slice(0, -ending.length) + replacement,
  )
}

/** 'a black eye' was hit, black eyes are so by nature. */
const OWN_PLURALS: ReadonlySet<string> = new Set(['black eyes', 'the black eyes'])

/** The same for a word in the plural, where the table has only the singular. */
export function lookUpPlural(phrase: string): readonly Sense[] | undefined {
  if (OWN_PLURALS.has(phrase)) return undefined
  for (const singular of singularsOf(phrase)) {
    const senses = lookUp(singular)
    if (senses) return senses
  }
  return undefined
}
