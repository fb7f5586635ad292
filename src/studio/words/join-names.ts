import { longestPhraseAfter, lookUp, lookUpPlural } from './dictionary.ts'
import type { SenseKind } from './sense.ts'
import type { Token } from './tokenize.ts'

/** Things whose names begin with a word that tells their kind: a wide hat, high boots, round glasses. */
const THINGS: ReadonlySet<SenseKind> = new Set(['garment', 'headwear', 'eyewear', 'jewellery', 'prop', 'place'])
/** What may stand between that word and the thing. */
const BETWEEN: ReadonlySet<SenseKind> = new Set(['color', 'shade', 'pattern', 'material'])
const COLORS: ReadonlySet<SenseKind> = new Set(['color', 'shade'])
const MOST_BETWEEN = 4

const sensesOf = (words: string) => lookUp(words) ?? lookUpPlural(words)
const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
const isOneOf = (kinds: ReadonlySet<SenseKind>, words: string) => sensesOf(words)?.some(({ kind }) => kinds.has(kind)) ?? false

/**
 * 'a wide black hat' is a wide hat that is black: English puts colours between the two words of a name. Moves the first ones to
 * the last; they keep no place of their own in the text.
 */
export function joinNames(tokens: readonly Token[]): readonly Token[] {
  const joined = [...tokens]
  for (let at = 0; at < joined.length - 2; at += 1) {
    if (longestPhraseAfter(joined[at]!.word) < 2) continue
    const move = moveAt(joined, at)
    if (!move) continue
    const place = joined[move.to]!.start
    const moved = joined.splice(at, move.count).map((token) => ({ ...token, start: place, end: place }))
    joined.splice(move.to - move.count, 0, ...moved)
  }
  return joined
}

/** Colours, patterns and materials, and an 'and' between two colours. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  const isColor = (token: Token | undefined) => token !== undefined && isOneOf(COLORS, token.word)
  return (
    isOneOf(BETWEEN, tokens[at]!.word) || (tokens[at]!.word === 'and' && isColor(tokens[at - 1]) && isColor(tokens[at + 1]))
  )
}

/** How many words from a place on belong before which other. */
function moveAt(tokens: readonly Token[], at: number): { count: number; to: number } | undefined {
  for (const count of [2, 1]) {
    const kind = wordsOf(tokens.slice(at, at + count))
    // What is a thing itself keeps its place: 'a white dress and black shoes' names no dress shoes.
    if (isOneOf(BETWEEN, kind) || isOneOf(THINGS, kind)) continue
    let to = at + count
    while (to < tokens.length && to - at - count < MOST_BETWEEN && isBetween(tokens, to)) to += 1
    const between = tokens.slice(at + count, to)
    if (!between.some(({ word }) => isOneOf(COLORS, word))) continue
    // 'a long brown' is no name yet, 'a black tie dress' is one.
    if (sensesOf(`${kind} ${between[0]!.word}`)) continue
    for (const length of [2, 1]) {
      const noun = wordsOf(tokens.slice(to, to + length))
      if (to + length > tokens.length || !isOneOf(THINGS, `${kind} ${noun}`) || !isOneOf(THINGS, noun)) continue
      if (!sensesOf(wordsOf(tokens.slice(at, to + length)))) return { count, to }
    }
  }
  return undefined
}
