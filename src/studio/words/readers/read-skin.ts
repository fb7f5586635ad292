import { colorWords } from '../color-words.ts'
import { type Notes, state } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

export function readSkin(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) return
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const said = phrase.modifiers.find(({ lexeme }) => termOf(lexeme, 'skin word'))
  // 'a pale queen with silver skin': what is said of the skin itself counts.
  if ((color ?? said) && !notes.isSkinSaid) notes.texts.skin = undefined
  notes.isSkinSaid ||= (color ?? said) !== undefined
  if (color) state(notes, 'skin', color.value, ...color.lexemes, phrase.headLexeme)
  else if (said) state(notes, 'skin', termOf(said.lexeme, 'skin word')!, said.lexeme, phrase.headLexeme)
}

/** 'a woman, pale, in a coat': the skin, not the thing named before. */
export function readPallor(notes: Notes, modifiers: readonly Modifier[]): void {
  const [first] = modifiers
  const skin = first && modifiers.length === 1 ? termOf(first.lexeme, 'skin word') : undefined
  const among = skin === undefined ? modifiers.find(({ lexeme }) => termOf(lexeme, 'skin word') === 'pale') : first
  const isColor = among !== undefined && termOf(among.lexeme, 'color') !== undefined && !/^tan(ned)?$/.test(skin ?? '')
  if (among && !isColor && (modifiers.length === 1 || !colorWords(modifiers)))
    state(notes, 'skin', termOf(among.lexeme, 'skin word')!, among.lexeme)
}
