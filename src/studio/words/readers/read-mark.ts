import { isFaceTrait } from '../../sheet/casting/face-traits.ts'
import { undrawn } from '../../warning.ts'
import { colorWords } from '../color-words.ts'
import { MARKS } from '../lexicon/accessories.ts'
import { animalOf } from '../lexicon/animal-heads.ts'
import { FEATURES } from '../lexicon/features.ts'
import { markSpan, type Notes, stateItem, warn } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

/** Adjectives that say a mark: the noun they stand for. */
const NOUNS: Readonly<Record<string, string>> = {
  freckled: 'freckles',
  freckle: 'freckles',
  'freckle faced': 'freckles',
  freckly: 'freckles',
  bruised: 'bruises',
  dimpled: 'dimples',
  inked: 'tattoos',
  scarred: 'scar',
  tattooed: 'tattoo',
  wrinkled: 'wrinkles',
  wrinkly: 'wrinkles',
  scaly: 'scales',
  horned: 'horns',
  'cat eared': 'cat ears',
  'fox eared': 'fox ears',
  'wolf eared': 'wolf ears',
  'dog eared': 'dog ears',
  'rabbit eared': 'rabbit ears',
  'bunny eared': 'bunny ears',
  'pointy eared': 'pointy ears',
  'elf eared': 'elf ears',
  winged: 'wings',
  fanged: 'fangs',
}

/** What an adjective stands for; 'a wolf-headed man', 'the head of a wolf' and 'a wolf's head' are one. */
function nounOf(term: string): string {
  const animal = /^(.+?)s? head(?:ed)?$/.exec(term)?.[1] ?? /^head of an? (.+)$/.exec(term)?.[1]
  if (animal !== undefined && FEATURES[term]) return `${animalOf(animal) ? animal : `${animal}s`} head`
  const shown = /^tattoo of (?:an? )?(.+)$|^tattooed (.+)$|^(.+) tattooed$/.exec(term)
  if (shown) return `${shown[1] ?? shown[2] ?? shown[3]} tattoo`
  return NOUNS[term] ?? term
}

/** 'a wrinkled face': marks among the adjectives of face or skin. */
export function readMarkWords(notes: Notes, modifiers: readonly Modifier[]): void {
  for (const { lexeme } of modifiers) {
    const mark = termOf(lexeme, 'mark')
    if (mark !== undefined) stateItem(notes, 'marks', nounOf(mark), lexeme)
  }
}

/** Scars, freckles, horns and wings, with their colour. */
export function readMark(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) {
    notes.lists.marks ??= []
    return
  }
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const said = nounOf(phrase.head!.term)
  const noun =
    phrase.modifiers.map(({ lexeme }) => `${lexeme.senses[0]!.term} ${said}`).find((words) => FEATURES[words]) ?? said
  if (MARKS[said] === 'unseen' && !isFaceTrait(said))
    warn(
      notes,
      undrawn(
        said,
        OF_PEOPLE.test(said) ? `“${said}” does not show in the picture yet.` : `The studio can not draw “${said}” yet.`,
      ),
    )
  // In Britain trousers hang on braces.
  if (said === 'braces' && HANGS_ON_BRACES.test(notes.words ?? '')) {
    stateItem(notes, 'jewellery', 'suspenders', phrase.headLexeme)
    return
  }
  // Teeth are seen of who smiles.
  if (said === 'braces' || MARKS[said] === 'braces') notes.implied.texts.expression ??= 'broad smile'
  const value = color ? `${color.value} ${noun}` : noun
  stateItem(notes, 'marks', value, ...(color?.lexemes ?? []), phrase.headLexeme)
}

/** 'a white shirt with braces', 'jeans and braces', 'braces over his shirt'. */
const HANGS_ON_BRACES = /\b(?:shirt|trousers|pants|jeans|boots),? (?:with|and) braces\b|\bbraces over\b|\bskinhead\b/

/** Said of how people are, not of things they have. */
const OF_PEOPLE = /syndrome|amputee|one armed?|missing (arm|leg|eye)|blind/

/** '…over her left eye': where the last mark lies. */
export function readSpot(notes: Notes, phrase: Phrase, spot: string): void {
  const marks = notes.lists.marks
  const last = marks?.at(-1)
  if (!marks || last === undefined || / (on|over) /.test(last)) return
  const side = phrase.modifiers.map(({ lexeme }) => termOf(lexeme, 'side')).find(Boolean)
  const place = [side, spot === 'brow' ? 'eyebrow' : spot].filter(Boolean).join(' ')
  marks[marks.length - 1] = `${last} ${spot === 'eye' ? 'over' : 'on'} ${place}`
  markSpan(notes, 'marks', phrase.headLexeme)
}
