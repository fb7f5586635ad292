import { STUDIED } from './contexts.ts'
import { HATE_PHRASES } from './refused-phrases.ts'
import { HATE_WORDS } from './refused-words.ts'
import { anyOf, says } from './said-words.ts'

const HATE = anyOf(HATE_PHRASES)
/** In temples of the East the swastika is a sign of luck. */
const EASTERN = new Set(['hindu', 'hinduism', 'buddhist', 'buddhism', 'buddha', 'jain', 'diwali'])

/** Signs and greetings of hate. */
export function isHateSign(line: string, words: readonly string[]): boolean {
  if (says(words, HATE_WORDS)) return true
  if (HATE.test(line)) return !STUDIED.test(line)
  const isSwastika = words.some((word) => /^swastikas?$/.test(word))
  return isSwastika && (!words.some((word) => EASTERN.has(word)) || /\bnazis?\b/.test(line))
}
