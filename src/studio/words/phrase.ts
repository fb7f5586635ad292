import type { Lexeme, LinkKind, Sense } from './sense.ts'

export interface Modifier {
  readonly lexeme: Lexeme
  /** A comma or an 'and' stands before it: 'red and gold'. */
  readonly isListed: boolean
  /** 'blue to pink': the one goes over into the other. */
  readonly isBlend?: boolean
}

/** A thing with the words that say how it is; without a head it is adjectives alone ('…is long and red'). */
export interface Phrase {
  readonly modifiers: readonly Modifier[]
  readonly head?: Sense
  readonly headLexeme?: Lexeme
  /** Heads before the head that tell what kind it is: 'bear' of 'bear detective'. */
  readonly kinds?: readonly Lexeme[]
  /** What stands between the phrase before and this one. */
  readonly links: readonly Lexeme[]
  readonly isNegated: boolean
  /** Its writer took it back: 'a red dress? no, blue'. */
  readonly isTakenBack?: boolean
}

/** Whether one of these links stands before the phrase. */
export function isLinkedBy(phrase: Phrase, ...kinds: readonly LinkKind[]): boolean {
  return phrase.links.some((link) => link.senses.some(({ kind }) => (kinds as readonly string[]).includes(kind)))
}

/** Nothing stands between the phrase before and this one. */
export function isAdjoined(phrase: Phrase): boolean {
  return phrase.links.length === 0
}

function lexemesOf({ modifiers, kinds = [], headLexeme }: Phrase): Lexeme[] {
  return [...modifiers.map(({ lexeme }) => lexeme), ...kinds, ...(headLexeme ? [headLexeme] : [])]
}

/** Where in the text the first word of a phrase begins, links before it not counted. */
export const startOf = (phrase: Phrase) => Math.min(...lexemesOf(phrase).map(({ start }) => start))

/** Where in the text its last word ends. */
export const endOf = (phrase: Phrase) => Math.max(...lexemesOf(phrase).map(({ end }) => end))
