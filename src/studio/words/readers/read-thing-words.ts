import { colorWords } from '../color-words.ts'
import { markSpan, type Notes } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { materialWords } from './read-garment.ts'

/** 'a hat of straw', 'his glasses are round', 'a backpack blue': what is said of a thing after its name. */
export function readThingWords(notes: Notes, { head }: Phrase, modifiers: readonly Modifier[]): void {
  const color = colorWords(modifiers)
  const material = materialWords(modifiers)
  const shape = modifiers.map(({ lexeme }) => termOf(lexeme, 'build')).find((word) => word === 'round' || word === 'square')
  const said = [color?.value ?? material, head!.kind === 'eyewear' ? shape : undefined].filter(Boolean).join(' ')
  if (said === '') return
  const { term } = head!
  const lexemes = color?.lexemes ?? []
  if (head!.kind === 'headwear' || head!.kind === 'eyewear') {
    if (notes.texts[head!.kind] !== term) return
    notes.texts[head!.kind] = `${said} ${term}`
    markSpan(notes, head!.kind, ...lexemes)
    return
  }
  const trait = head!.kind === 'jewellery' ? 'jewellery' : 'props'
  const list = notes.lists[trait] ?? []
  const at = list.lastIndexOf(term)
  if (at < 0) return
  list[at] = `${said} ${term}`
  markSpan(notes, trait, ...lexemes)
}
