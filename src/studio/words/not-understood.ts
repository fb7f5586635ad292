import type { ReadSpan } from '../sheet/reading.ts'
import { undrawn as notDrawn, strange as notRead, type Warning } from '../warning.ts'
import { HARMLESS } from './lexicon/harmless.ts'
import { type Lexeme, termOf } from './sense.ts'

const harmless = new Set(HARMLESS)

/** Scenery that is a thing of its own, which no backdrop brings. */
const THINGS = new Set(
  'car truck train bike bicycle sofa couch hologram holograms birds banner flag machine machines screen screens'.split(' '),
)

/** So many words are named; more would not be read. */
const NAMED_AT_MOST = 8

/**
 * One sentence that names what of a text was not read and could have been meant to be seen, one that names what was understood
 * and is nowhere drawn, and one for what only the human form shows. Names, numbers, denials, and words that tell nothing visible
 * do not count.
 */
export function notUnderstood(
  text: string,
  lexemes: readonly Lexeme[],
  { spans, bodyWords }: { spans: readonly ReadSpan[]; bodyWords: readonly string[] },
): Warning[] {
  const isTitle = hasCapitalsThroughout(lexemes)
  // Spans are those of whole words.
  const read = new Set(spans.map(({ start }) => start))
  const isOpen = (lexeme: Lexeme, index: number) => !read.has(lexeme.start) && !isDenied(lexemes, index)
  const strange = lexemes.filter((lexeme, index) => {
    const word = termOf(lexeme, 'unknown')
    if (
      word === undefined ||
      word.length < 3 ||
      harmless.has(word) ||
      harmless.has(word.replace(/s$/, '')) ||
      /\d/.test(word) ||
      word.endsWith('ly')
    )
      return false
    if (lexeme.isCapital && !isTitle) return false
    return isOpen(lexeme, index)
  })
  const undrawn = lexemes.filter((lexeme, index) => THINGS.has(termOf(lexeme, 'scenery') ?? '') && isOpen(lexeme, index))
  const ofBody = new Set(bodyWords.flatMap((phrase) => phrase.split(' ')))
  const isOfBody = (lexeme: Lexeme) => ofBody.has(termOf(lexeme, 'unknown') ?? '')
  const bodily = joined(text, strange.filter(isOfBody))
  return [
    ...told(
      'Not understood',
      joined(
        text,
        strange.filter((lexeme) => !isOfBody(lexeme)),
      ),
      notRead,
    ),
    ...told('Understood, but not drawn', joined(text, undrawn), notDrawn),
    ...told('Understood, but not drawn in this style', bodily, (part, sentence) => ({
      ...notDrawn(part, sentence),
      isOfBody: true,
    })),
  ]
}

/** One sentence for all of them. */
function told(start: string, words: readonly string[], warningOf: (part: string, sentence: string) => Warning): Warning[] {
  const said = [...new Set(words)]
  if (said.length === 0) return []
  const named = said.slice(0, NAMED_AT_MOST)
  const more = said.length - named.length
  const sentence = `${start}: ${named.map((each) => `“${each}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  return named.map((part) => warningOf(part, sentence))
}

/** 'no zither', 'without a zither', 'a woman called zither'. */
function isDenied(lexemes: readonly Lexeme[], index: number): boolean {
  return lexemes.slice(Math.max(0, index - 2), index).some((lexeme) => termOf(lexeme, 'not') ?? termOf(lexeme, 'named'))
}

/** Words that stand side by side are one thing: 'safety pin'. */
function joined(text: string, lexemes: readonly Lexeme[]): string[] {
  const places: { start: number; end: number }[] = []
  for (const { start, end } of lexemes) {
    const last = places.at(-1)
    if (last && /^[ -]?$/.test(text.slice(last.end, start))) last.end = end
    else places.push({ start, end })
  }
  return places.map(({ start, end }) => text.slice(start, end).toLowerCase())
}

/** 'TALL MAN', 'Tall Man With Zither': capitals tell no names. */
function hasCapitalsThroughout(lexemes: readonly Lexeme[]): boolean {
  const words = lexemes.filter(({ start, end }) => end - start > 2)
  return words.length > 2 && words.filter(({ isCapital }) => isCapital).length > words.length / 2
}
