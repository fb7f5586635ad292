import { AppError } from '#contract/app-error.ts'
import { plainWords } from './plain-words.ts'
import { HARMLESS_PHRASES, HATE_WORDS, MINOR_WORDS, SEXUAL_WORDS, SUGGESTIVE_WORDS } from './refused-words.ts'

const ADULT_FROM_YEARS = 18

/**
 * Refuses what may not be made, before anything is held or charged: sexual content, anything suggestive with somebody under
 * 18, symbols of hate. Whole words count, never parts of one. Throws 'moderation.refused'.
 */
export function moderateText(text: string): void {
  const words = plainWords(text)
  const said = withoutHarmless(words)
  const isSexual = said.some((word) => SEXUAL_WORDS.has(word))
  const isSuggestive = said.some((word) => SUGGESTIVE_WORDS.has(word)) && isAboutMinor(words)
  if (isSexual || isSuggestive || said.some((word) => HATE_WORDS.has(word))) throw new AppError('moderation.refused')
}

/** The words without phrases such as "nude lipstick", in which a word means something else. */
function withoutHarmless(words: readonly string[]): string[] {
  let line = ` ${words.join(' ')} `
  for (const phrase of HARMLESS_PHRASES) line = line.replaceAll(` ${phrase} `, '  ')
  return line.split(' ').filter(Boolean)
}

function isAboutMinor(words: readonly string[]): boolean {
  return words.some(
    (word, index) => MINOR_WORDS.has(word) || isMinorAge(word, words.slice(index + 1, index + 3), words[index - 1]),
  )
}

/** "12 years", "15 year old", "aged 9", "8yo". */
function isMinorAge(word: string, [next = '', afterNext = '']: string[], before = ''): boolean {
  const [, digits = '', unit = ''] = /^(\d{1,2})(yo|y)?$/.exec(word) ?? []
  if (digits === '') return false
  const isAge = unit !== '' || /^(years?|yrs?|yo)$/.test(next) || /^(aged?|age)$/.test(before) || afterNext === 'old'
  return isAge && Number(digits) < ADULT_FROM_YEARS
}
