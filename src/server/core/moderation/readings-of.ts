import { plainWords } from './plain-words.ts'
import { HARMLESS_PHRASES } from './refused-phrases.ts'
import { anyOf } from './said-words.ts'

const HARMLESS = anyOf(HARMLESS_PHRASES, 'g')

/**
 * The lines of plain words that a text is read as: as it is written, and, where that is another, with "KillHim" taken apart; both
 * without phrases such as "nude lipstick".
 */
export function readingsOf(text: string): string[] {
  const apart = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  return [...new Set([text, apart])].map((written) => plainWords(written).join(' ').replaceAll(HARMLESS, ''))
}
