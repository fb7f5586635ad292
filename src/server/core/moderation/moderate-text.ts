import { AppError } from '#contract/app-error.ts'
import { plainWords } from './plain-words.ts'
import { HARMLESS_PHRASES, HATE_PHRASES, MINOR_PHRASES, SEXUAL_PHRASES } from './refused-phrases.ts'
import { HATE_WORDS, HIDDEN_WORDS, MINOR_WORDS, SEXUAL_SIGNS, SEXUAL_WORDS, SUGGESTIVE_WORDS } from './refused-words.ts'

/**
 * Refuses what may not be made, before anything is held or charged: sexual content, anything suggestive with somebody under
 * 18, symbols of hate. Whole words count, never parts of one. Throws 'moderation.refused'.
 */
export function moderateText(text: string): void {
  const line = withoutHarmless(plainWords(text).join(' '))
  const words = line.split(' ').filter(Boolean)
  if (isSexual(line, words) || isSuggestiveMinor(line, words) || isHateful(line, words) || hidesLetters(text)) {
    throw new AppError('moderation.refused')
  }
}

/** One pattern is looked for in one go; a text may be as long as a request. */
function anyOf(phrases: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(phrases.map(({ source }) => source).join('|'), `u${flags}`)
}

const HARMLESS = anyOf(HARMLESS_PHRASES, 'g')
const SEXUAL = anyOf(SEXUAL_PHRASES)
const HATE = anyOf(HATE_PHRASES)
const MINOR = anyOf(MINOR_PHRASES)
/** Nobody honest masks more words than this. */
const MOST_MASKED_WORDS = 100

/** The line without phrases such as "nude lipstick", in which a word means something else. */
function withoutHarmless(line: string): string {
  return line.replaceAll(HARMLESS, '')
}

function isSexual(line: string, words: readonly string[]): boolean {
  return says(words, SEXUAL_WORDS) || SEXUAL.test(line) || SEXUAL_SIGNS.some((sign) => line.includes(sign))
}

function isSuggestiveMinor(line: string, words: readonly string[]): boolean {
  return says(words, SUGGESTIVE_WORDS) && (says(words, MINOR_WORDS) || MINOR.test(line))
}

/** In temples of the East the swastika is a sign of luck. */
const EASTERN = new Set(['hindu', 'hinduism', 'buddhist', 'buddhism', 'buddha', 'jain', 'diwali'])

function isHateful(line: string, words: readonly string[]): boolean {
  if (says(words, HATE_WORDS) || HATE.test(line)) return true
  const isSwastika = words.some((word) => /^swastikas?$/.test(word))
  return isSwastika && (!words.some((word) => EASTERN.has(word)) || /\bnazis?\b/.test(line))
}

/** Words that are also names are meant as the other thing by those who hide a letter of theirs. */
function hidesLetters(text: string): boolean {
  const written = text.toLowerCase().split(/[^\p{L}\p{N}@$*]+/u)
  return written.some((word) => /^\p{L}+[\d@$*]+\p{L}*$/u.test(word) && says(plainWords(word), HIDDEN_WORDS))
}

/** Also when letters of a word are masked: "n*ked". */
function says(words: readonly string[], refused: ReadonlySet<string>): boolean {
  if (words.some((word) => refused.has(word))) return true
  const masked = words.filter((word) => word.includes('*')).slice(0, MOST_MASKED_WORDS)
  return masked.some((word) => {
    const pattern = new RegExp(`^${word.replaceAll('*', '.')}$`, 'u')
    return [...refused].some((one) => pattern.test(one))
  })
}
