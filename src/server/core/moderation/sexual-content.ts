import { plainWords } from './plain-words.ts'
import { MINOR_PHRASES, SEXUAL_PHRASES } from './refused-phrases.ts'
import { HIDDEN_WORDS, MINOR_WORDS, SEXUAL_SIGNS, SEXUAL_WORDS, SUGGESTIVE_WORDS } from './refused-words.ts'
import { anyOf, says } from './said-words.ts'

const SEXUAL = anyOf(SEXUAL_PHRASES)
const TALK = /\b(?:talk(?:s|ing)? dirty|dirty talk)\b/
const MINOR = anyOf(MINOR_PHRASES)

/** Sexual content, whoever is in it. */
export function isSexual(line: string, words: readonly string[]): boolean {
  return says(words, SEXUAL_WORDS) || SEXUAL.test(line) || SEXUAL_SIGNS.some((sign) => line.includes(sign))
}

/** Anything suggestive with somebody under 18. */
export function isSuggestiveMinor(line: string, words: readonly string[]): boolean {
  return (says(words, SUGGESTIVE_WORDS) || TALK.test(line)) && isMinor(line, words)
}

export function isMinor(line: string, words: readonly string[]): boolean {
  return says(words, MINOR_WORDS) || MINOR.test(line)
}

/** Words that are also names are meant as the other thing by those who hide a letter of theirs. */
export function hidesLetters(text: string): boolean {
  const written = text.toLowerCase().split(/[^\p{L}\p{N}@$*]+/u)
  return written.some((word) => /^\p{L}+[\d@$*]+\p{L}*$/u.test(word) && says(plainWords(word), HIDDEN_WORDS))
}
