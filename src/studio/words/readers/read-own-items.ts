import { colorWords } from '../color-words.ts'
import { HAIR_ONLY_COLORS } from '../lexicon/hair.ts'
import { markSpan, type Notes, state } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

const TONES = /^(very pale|pale|tan|tanned)$/

/**
 * Between commas some words are the person's own, whatever thing comes next: 'a vampire, pale, slicked back hair', 'an elf,
 * honey blond, gold robes'. They are noted, and the phrase comes back without them.
 */
export function withoutOwnItems(notes: Notes, phrase: Phrase): Phrase {
  const { modifiers, links, head } = phrase
  if (!modifiers.some(({ isListed }) => isListed)) return phrase
  if (links.some((link) => !(termOf(link, 'comma') ?? termOf(link, 'stop')))) return phrase
  const items = itemsOf(modifiers)
  const left = items.filter((item, index) => {
    if (index === items.length - 1) return true
    const tone = item.length === 1 ? termOf(item[0]!.lexeme, 'skin word') : undefined
    if (tone !== undefined && TONES.test(tone)) {
      state(notes, 'skin', tone, item[0]!.lexeme)
      return false
    }
    if (head?.kind === 'hair' || !item.some(isOfHair)) return true
    const color = colorWords(item)!
    markSpan(notes, 'hairColor', ...color.lexemes)
    notes.hair.color ??= color.value
    return false
  })
  return left.length === items.length ? phrase : { ...phrase, modifiers: left.flat() }
}

const isOfHair = ({ lexeme }: Modifier) => {
  const color = termOf(lexeme, 'color') ?? ''
  return HAIR_ONLY_COLORS.has(color) || HAIR_ONLY_COLORS.has(color.split(' ').at(-1)!)
}

function itemsOf(modifiers: readonly Modifier[]): Modifier[][] {
  const items: Modifier[][] = []
  for (const modifier of modifiers) {
    if (modifier.isListed || items.length === 0) items.push([modifier])
    else items.at(-1)!.push(modifier)
  }
  return items
}
