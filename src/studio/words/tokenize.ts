/** A word, number or punctuation mark of a text, with its place (UTF-16 offsets, `end` exclusive). */
export interface Token {
  /** Lower case, accents kept; for punctuation the mark itself. */
  readonly word: string
  readonly start: number
  readonly end: number
  readonly isCapital: boolean
  /** Written "woman's". */
  readonly isPossessive: boolean
}

// Hyphens are no tokens: 'red-haired' reads as 'red haired'. Emoji and other signs say nothing.
const PIECES = /@?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*|[,;:.!?()\n—–&+]/gu

/** Heads of such colours are heads of hair: 'red-headed', 'ginger headed', 'redheaded'. */
export const HAIR_OF_HEADS = /^(red|ginger|fair|blonde?|black|dark|brown|golden|copper|flame)(headed|)$/

/** 'A man in red headed home' goes there. */
function isOfHair(before: readonly Token[]): boolean {
  const [last, other] = [before.at(-1)?.word ?? '', before.at(-2)?.word ?? '']
  return HAIR_OF_HEADS.test(last) && !/^(?:in|wearing|all)$/.test(other)
}

/** The words and marks of a text, in order; what is neither is left out. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECES)) {
    const written = match[0]
    if (written.startsWith('@')) continue
    const said = written.toLowerCase().replaceAll('’', "'")
    const word = said === 'headed' && isOfHair(tokens) ? 'haired' : said
    const isPossessive = word.endsWith("'s")
    tokens.push({
      word: isPossessive ? word.slice(0, -2) : word,
      start: match.index,
      end: match.index + written.length,
      isCapital: written[0] !== word[0],
      isPossessive,
    })
  }
  return tokens
}
