import { markSpan, type Notes, stateItem } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { readMarkWords } from './read-mark.ts'
import { stateMood } from './state-mood.ts'

/** 'a nervous smile', 'happy tears': the mood before the noun counts with it. */
export function readExpression(notes: Notes, phrase: Phrase): void {
  if (!phrase.isNegated) readMarkWords(notes, phrase.modifiers)
  if (!phrase.isNegated && /^gap ?toothed|^toothless/.test(phrase.head!.term))
    stateItem(notes, 'marks', 'gap tooth', phrase.headLexeme)
  if (phrase.isNegated) {
    markSpan(notes, 'expression', phrase.headLexeme)
    notes.implied.texts.expression ??= 'neutral'
    return
  }
  const moods = phrase.modifiers.filter(({ lexeme }) => termOf(lexeme, 'mood') !== undefined)
  const words = [...moods.map(({ lexeme }) => termOf(lexeme, 'mood')), phrase.head!.term]
  stateMood(notes, words.join(' '), ...moods.map(({ lexeme }) => lexeme), phrase.headLexeme)
}
