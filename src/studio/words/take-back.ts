import { endOf, type Phrase, startOf } from './phrase.ts'
import { termOf } from './sense.ts'

/** 'glasses? no', 'a hat? none' */
const DENIED = /^[^.!;]*\?\s*(?:no|nope|nah|not|none|never)\b/
/** 'blue eyes, no wait, green eyes' */
const CORRECTED = /\b(?:no,? wait|wait,? no|i mean|i meant|scratch that|sorry|correction|oops|make (?:it|that))\b/

/** 'helmet off', 'his hat is off' */
const OFF = /^(?: is| was| are)?(?: taken| pulled)? (?:off|removed)\b(?! (?:to|white))/

/** The phrases of a text without what its writer took back: 'glasses? no glasses', 'a red dress? no, blue', 'blue eyes, I mean green'. */
export function takeBack(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const kept = [...phrases]
  for (let index = 1; index < kept.length; index += 1) {
    const before = kept[index - 1]!
    const phrase = kept[index]!
    const gap = text.slice(endOf(before), startOf(phrase)).toLowerCase()
    const isDenied = DENIED.test(gap)
    const isColor = phrase.head === undefined && phrase.modifiers.some(({ lexeme }) => termOf(lexeme, 'color') !== undefined)
    const isSameThing = isColor || (phrase.head !== undefined && phrase.head.kind === before.head?.kind)
    if (before.head === undefined || !(isDenied || (CORRECTED.test(gap) && isSameThing))) continue
    kept[index - 1] = { ...before, isNegated: true, isTakenBack: !isDenied || isColor }
    if (isColor) kept[index] = { ...phrase, head: before.head, headLexeme: before.headLexeme, isNegated: false }
  }
  return kept
    .filter((phrase) => !phrase.isTakenBack)
    .map((phrase) => {
      const isWornOnHead = phrase.head?.kind === 'headwear' || phrase.head?.kind === 'eyewear'
      return isWornOnHead && OFF.test(text.slice(endOf(phrase)).toLowerCase()) ? { ...phrase, isNegated: true } : phrase
    })
}
