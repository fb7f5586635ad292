import { undrawn } from '../../warning.ts'
import { type Notes, stateItem, warn } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import { thingText } from './read-accessory.ts'

/** A thing that can not be drawn is still kept in words. */
export function readUndrawn(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) return
  const { term } = phrase.head!
  warn(notes, undrawn(term, `The studio can not draw “${term}” yet.`))
  const { value, lexemes } = thingText(phrase)
  if (/^(bracelet|ring|watch|wristwatch|brooch|armband|chains)s?$/.test(term)) stateItem(notes, 'jewellery', value, ...lexemes)
  else if (!/^(twins|couple|crowd)$/.test(term)) stateItem(notes, 'props', value, ...lexemes)
}
