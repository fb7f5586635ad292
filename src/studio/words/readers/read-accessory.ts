import { colorWords } from '../color-words.ts'
import { PROPS } from '../lexicon/accessories.ts'
import { isPropStandIn } from '../lexicon/prop-words.ts'
import { markSpan, type Notes, state, stateItem, warn } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import type { Lexeme } from '../sense.ts'
import { materialWords } from './read-garment.ts'

/** The thing with its colour and material as said: 'red hat', 'wooden staff'. */
export function thingText(phrase: Phrase): { value: string; lexemes: Lexeme[] } {
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const material = materialWords(phrase.modifiers)
  const words = [color?.value, material === color?.value ? '' : material, phrase.head!.term].filter(Boolean)
  return { value: words.join(' '), lexemes: [...(color?.lexemes ?? []), phrase.headLexeme!] }
}

/** Hats, glasses, jewellery and what is held; 'no glasses' is noted as 'none'. */
export function readAccessory(notes: Notes, phrase: Phrase): void {
  const { value, lexemes } = thingText(phrase)
  switch (phrase.head!.kind) {
    case 'headwear':
      if (!phrase.isNegated && readSecondHeadwear(notes, phrase)) return
      state(notes, 'headwear', phrase.isNegated ? 'none' : value, ...lexemes)
      return
    case 'eyewear':
      state(notes, 'eyewear', phrase.isNegated ? 'none' : value.replace('bespectacled', 'glasses'), ...lexemes)
      return
    case 'jewellery':
      if (phrase.isNegated) notes.lists.jewellery ??= []
      else if (!/jewel/.test(phrase.head!.term)) stateItem(notes, 'jewellery', value, ...lexemes)
      else stateItem(notes, 'jewellery', value.replace(/jewell?e?ry/, 'necklace'), ...lexemes)
      return
    default:
      if (phrase.isNegated) notes.lists.props ??= []
      else {
        stateItem(notes, 'props', value, ...lexemes)
        warnOfStandIn(notes, phrase.head!.term)
      }
  }
}

/** What is drawn as something like it is told, not passed over. */
function warnOfStandIn(notes: Notes, term: string): void {
  if (!isPropStandIn(term)) return
  const kind = PROPS[term]!
  warn(notes, `“${term}” is drawn as ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}: the studio has nothing closer yet.`)
}

/** With a hat on, a bandana is worn round the neck; of two hats the first is drawn. */
function readSecondHeadwear(notes: Notes, phrase: Phrase): boolean {
  if (notes.texts.headwear === undefined || notes.texts.headwear === 'none') return false
  const { term } = phrase.head!
  if (!term.startsWith('bandan')) {
    if (!notes.texts.headwear.endsWith(term)) warn(notes, `Of two things on one head only the first is drawn, not “${term}”.`)
    return true
  }
  const color = colorWords(phrase.modifiers, { allowShade: true })
  markSpan(notes, 'garments', ...(color?.lexemes ?? []), phrase.headLexeme)
  notes.garments.push({ type: term, ...(color ? { color: color.value } : {}) })
  return true
}
