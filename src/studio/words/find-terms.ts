import { LONGEST_PHRASE_WORDS } from './dictionary.ts'

/** The entries of lexicon tables in a read value, longest first at each place: 'long wavy' → ['long', 'wavy']. */
export function findTerms(value: string, ...tables: readonly Readonly<Record<string, unknown>>[]): string[] {
  const words = value
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
  const has = (phrase: string) => tables.some((table) => Object.hasOwn(table, phrase))
  const found: string[] = []
  let index = 0
  while (index < words.length) {
    let count = Math.min(LONGEST_PHRASE_WORDS, words.length - index)
    while (count > 0 && !has(words.slice(index, index + count).join(' '))) count -= 1
    if (count > 0) found.push(words.slice(index, index + count).join(' '))
    index += Math.max(1, count)
  }
  return found
}
