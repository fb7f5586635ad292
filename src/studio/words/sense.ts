const MODIFIERS = [
  'color',
  'shade',
  'pattern',
  'hair word',
  'age',
  'build',
  'gender',
  'skin word',
  'origin',
  'mood',
  'material',
  'side',
  'sky word',
  'hour word',
  'filler',
] as const

const HEADS = [
  'person',
  'animal',
  'hair',
  'hair style',
  'hair part',
  'eyes',
  'skin',
  'face',
  'facial hair',
  'garment',
  'garment part',
  'headwear',
  'eyewear',
  'jewellery',
  'prop',
  'mark',
  'spot',
  'feature',
  'expression',
  'pose',
  'place',
  'scenery',
  'hour',
  'weather',
  'light',
  'camera',
  'undrawn',
  'unknown',
] as const

const LINKS = [
  'comma',
  'stop',
  'colon',
  'and',
  'or',
  'not',
  'article',
  'owner',
  'with',
  'in',
  'of',
  'on',
  'is',
  'wear',
  'hold',
  'named',
  'idiom',
  'word',
] as const

/** Words that say how a thing is. */
export type ModifierKind = (typeof MODIFIERS)[number]
/** Words that name a thing. */
export type HeadKind = (typeof HEADS)[number]
/** Words and marks between the things. */
export type LinkKind = (typeof LINKS)[number]
export type SenseKind = ModifierKind | HeadKind | LinkKind

/** One meaning that a word can have; the phrase it stands in decides between several. */
export interface Sense {
  readonly kind: SenseKind
  /** The entry of the lexicon table, in its base form. */
  readonly term: string
}

/** A word or fixed phrase of the text; one that the lexicon does not have is 'unknown'. */
export interface Lexeme {
  readonly senses: readonly Sense[]
  readonly start: number
  readonly end: number
  readonly isCapital: boolean
  readonly isPossessive: boolean
}

const KIND_OF_WORD = new Map<SenseKind, 'modifier' | 'head' | 'link'>([
  ...MODIFIERS.map((kind) => [kind, 'modifier'] as const),
  ...HEADS.map((kind) => [kind, 'head'] as const),
  ...LINKS.map((kind) => [kind, 'link'] as const),
])

/** Whether a lexeme has a sense of this kind of word. */
export function canBe(lexeme: Lexeme, kindOfWord: 'modifier' | 'head' | 'link'): boolean {
  return lexeme.senses.some(({ kind }) => KIND_OF_WORD.get(kind) === kindOfWord)
}

/** The head sense of a lexeme: the first in the order of the dictionary. */
export function headSense(lexeme: Lexeme): Sense | undefined {
  return lexeme.senses.find(({ kind }) => KIND_OF_WORD.get(kind) === 'head')
}

/** The term a lexeme has in one sense, if it has that sense. */
export function termOf(lexeme: Lexeme, kind: SenseKind): string | undefined {
  return lexeme.senses.find((sense) => sense.kind === kind)?.term
}
