import { type BodyWord, DEGREES, PART_WORDS, SAME_PARTS } from './body-words.ts'
import { BETWEEN_WORDS, BREAK_WORDS, IS_WORDS, NO_WORDS, PERSON_NOUNS } from './phrase-words.ts'

/** Whatever a table has of its own: 'constructor' is a word like any other. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word = ''): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

export const degreeBefore = (words: readonly string[], at: number) => lookUp(DEGREES, words[at - 1]) ?? 1
export const isMoreBefore = (words: readonly string[], at: number) => words[at - 1] === 'more'

export function partOf(word: string): string | undefined {
  const part = lookUp(SAME_PARTS, word) ?? word
  return Object.hasOwn(PART_WORDS, part) ? part : undefined
}

/** The adjectives before a part of the body; words in between that are unknown (colours mostly) are passed over. */
export function adjectivesOf(part: string, words: readonly string[], at: number) {
  const entries = PART_WORDS[part]! // of partOf
  const pieces = new Set(Object.keys(entries).flatMap((entry) => entry.split(' ')))
  let from = at
  let isListed = false
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = words[before]!
    const isKnown = pieces.has(word) || Object.hasOwn(DEGREES, word)
    if (word === ',' || BETWEEN_WORDS.has(word)) isListed = true
    // Beyond a comma or 'and' it may be another thing that is spoken of: 'round glasses and brown eyes'.
    else if (!isKnown && (isListed || endsPhrase(word) || PERSON_NOUNS.has(word) || partOf(word))) break
    else from = before
  }
  const found: { from: number; length: number; entry: BodyWord }[] = []
  while (from < at) {
    const length = lookUp(entries, `${words[from]} ${words[from + 1]}`) && from + 1 < at ? 2 : 1
    const entry = lookUp(entries, words.slice(from, from + length).join(' '))
    if (entry) found.push({ from, length, entry })
    from += length
  }
  return found
}

export const endsPhrase = (word: string) => word === ',' || BREAK_WORDS.has(word)

/** What is said of a part after it: 'her nose is long and thin', and as learners write it, 'nose big'. */
export function predicatesOf(part: string, words: readonly string[], at: number) {
  const entries = PART_WORDS[part]! // of partOf
  const found: { from: number; length: number; entry: BodyWord }[] = []
  let next = at + 1
  while (IS_WORDS.has(words[next] ?? '')) next += 1
  const isAside = (word = '') => Object.hasOwn(DEGREES, word) || NO_WORDS.has(word)
  const isListed = (word = '') => found.length > 0 && (word === ',' || BETWEEN_WORDS.has(word))
  while (next < words.length) {
    if (isAside(words[next]) || isListed(words[next])) {
      next += 1
      continue
    }
    const length = lookUp(entries, `${words[next]} ${words[next + 1]}`) ? 2 : 1
    const entry = lookUp(entries, words.slice(next, next + length).join(' '))
    // Before another noun it is that noun's: 'a small nose, big eyes'.
    const after = words[next + length]
    if (!entry || (after !== undefined && !endsPhrase(after) && !BETWEEN_WORDS.has(after))) break
    found.push({ from: next, length, entry })
    next += length
  }
  return found
}
