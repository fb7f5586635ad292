import { STUDIED } from './contexts.ts'
import { HATE_PHRASES } from './refused-phrases.ts'
import { HATE_WORDS } from './refused-words.ts'
import { anyOf, says } from './said-words.ts'

const HATE = anyOf(HATE_PHRASES)
/** In temples of the East the swastika is a sign of luck. */
const EASTERN = new Set(['hindu', 'hinduism', 'buddhist', 'buddhism', 'buddha', 'jain', 'diwali'])

/** Somebody tells what was done to them, or takes it away. */
const WIPED_OFF =
  /\b(?:remov(?:e|es|ing)|take away|erase|delete|get rid of|photoshop out|tears? down|scrub(?:s|bed|bing)?(?: off)?|paint(?:s|ed|ing)? over|wash(?:es|ed|ing)? off) (?:the |a |that |this |these |those |old |big |black |sprayed ){0,3}swastikas?\b|\bswastikas? .{0,40}\b(?:clean(?:s|ed|ing)?|scrub(?:bed|bing)?|painted over|washed) (?:it|them|off|away|up)\b/

/** Signs and greetings of hate. */
export function isHateSign(line: string, words: readonly string[]): boolean {
  if (says(words, HATE_WORDS)) return true
  if (HATE.test(line)) return !STUDIED.test(line)
  const isSwastika = words.some((word) => /^swastikas?$/.test(word))
  if (WIPED_OFF.test(line)) return false
  return isSwastika && (!words.some((word) => EASTERN.has(word)) || /\bnazis?\b/.test(line))
}
