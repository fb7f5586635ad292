import { colorWords } from '../color-words.ts'
import { markSpan, type Notes } from '../notes.ts'
import { isLinkedBy, type Modifier, type Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'
import { readPersonWords } from './read-person-words.ts'

/** Colours of eyes; one eye at a time ('one blue eye and one green') makes two colours. */
export function readEyes(notes: Notes, phrase: Phrase, modifiers: readonly Modifier[] = phrase.modifiers): void {
  readPersonWords(notes, modifiers, { isPerson: false })
  const color = colorWords(modifiers, { allowShade: true })
  if (!color || phrase.isNegated) return
  markSpan(notes, 'eyeColor', ...color.lexemes, phrase.headLexeme)
  const side = [...modifiers, ...phrase.modifiers].find(({ lexeme }) => termOf(lexeme, 'side'))
  const isSingle = phrase.head?.term === 'eye'
  notes.eyes.push({ color: color.value, side: side && termOf(side.lexeme, 'side'), isSingle })
}

/** '…and one green': the second eye, without its noun. */
export function readOtherEye(notes: Notes, phrase: Phrase): boolean {
  const first = notes.eyes.at(-1)
  if (!first?.isSingle || notes.eyes.length !== 1 || !isLinkedBy(phrase, 'and', 'article', 'comma')) return false
  const color = colorWords(phrase.modifiers)
  if (!color) return false
  markSpan(notes, 'eyeColor', ...color.lexemes)
  notes.eyes.push({ color: color.value, isSingle: true })
  return true
}

/** The colour of both eyes as one text: 'blue and green', 'blue (left) and green (right)'. */
export function eyeColorOf(eyes: Notes['eyes']): string | undefined {
  const [first, second] = eyes
  if (!first) return undefined
  if (!second?.isSingle || !first.isSingle || first.color === second.color) return first.color
  const named = (eye: typeof first) => (eye.side ? `${eye.color} (${eye.side})` : eye.color)
  return `${named(first)} and ${named(second)}`
}
