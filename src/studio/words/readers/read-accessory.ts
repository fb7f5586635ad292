import { colorWords } from '../color-words.ts'
import { type Notes, state, stateItem } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import type { Lexeme } from '../sense.ts'
import { materialWords } from './read-garment.ts'

/** The thing with its colour and material as said: 'red hat', 'wooden staff'. */
export function thingText(phrase: Phrase): { value: string; lexemes: Lexeme[] } {
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const words = [color?.value, materialWords(phrase.modifiers), phrase.head!.term].filter(Boolean)
  return { value: words.join(' '), lexemes: [...(color?.lexemes ?? []), phrase.headLexeme!] }
}

/** Hats, glasses, jewellery and what is held; 'no glasses' is noted as 'none'. */
export function readAccessory(notes: Notes, phrase: Phrase): void {
  const { value, lexemes } = thingText(phrase)
  switch (phrase.head!.kind) {
    case 'headwear':
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
      else stateItem(notes, 'props', value, ...lexemes)
  }
}
