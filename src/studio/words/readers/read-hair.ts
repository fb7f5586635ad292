import { colorWords } from '../color-words.ts'
import { COLORS } from '../lexicon/colors.ts'
import { BEARD_LENGTHS } from '../lexicon/facial-hair.ts'
import { HAIR_STYLES } from '../lexicon/hair.ts'
import { markSpan, type Notes, state } from '../notes.ts'
import type { Modifier, Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

/** Colour and words of hair among adjectives, before the noun or after it. */
export function readHairWords(
  notes: Notes,
  modifiers: readonly Modifier[],
  { allowShade = true }: { allowShade?: boolean } = {},
): void {
  const color = colorWords(modifiers, { allowShade })
  if (color) {
    markSpan(notes, 'hairColor', ...color.lexemes)
    // 'silver hair, gradient to pink'
    if (notes.hair.color !== undefined && modifiers.some(({ isBlend }) => isBlend)) notes.hair.parts.push(`${color.value} tips`)
    notes.hair.color ??= color.value
  } else {
    const fair = modifiers.find(({ lexeme }) => termOf(lexeme, 'skin word') === 'fair')
    if (fair) {
      markSpan(notes, 'hairColor', fair.lexeme)
      notes.hair.color ??= 'fair'
    }
  }
  for (const { lexeme } of modifiers) {
    const word = termOf(lexeme, 'hair word')
    if (word === undefined) continue
    markSpan(notes, 'hairStyle', lexeme)
    if (!notes.hair.words.includes(word)) notes.hair.words.push(word)
  }
}

/** 'long red hair', 'a black braid', 'no hair'. */
export function readHair(notes: Notes, phrase: Phrase): void {
  const head = phrase.head!
  if (phrase.isNegated) {
    if (head.kind === 'hair' && phrase.modifiers.length === 0) state(notes, 'hairStyle', 'bald', phrase.headLexeme)
    if (head.kind === 'hair style' && HAIR_STYLES[head.term]?.fringe) {
      markSpan(notes, 'hairStyle', phrase.headLexeme)
      notes.hair.extras.push('no fringe')
    }
    return
  }
  readHairWords(notes, phrase.modifiers)
  // 'half black half white hair'
  const isHalved = phrase.links.some((link) => termOf(link, 'and') === 'half')
  if (isHalved && notes.hair.color?.includes(' and '))
    notes.hair.color = `half ${notes.hair.color.replace(' and ', ' and half ')}`
  if (head.kind !== 'hair style') return
  markSpan(notes, 'hairStyle', phrase.headLexeme)
  const drawn = HAIR_STYLES[head.term]
  if (drawn && !drawn.kind) notes.hair.extras.push(head.term)
  else {
    // 'her dreadlocks in a bun'
    if (notes.hair.noun !== undefined && /dread|loc|box braids|twists/.test(notes.hair.noun) && /tail|bun|knot/.test(head.term))
      notes.hair.words.push('tied back')
    notes.hair.noun ??= head.term
  }
}

/** 'with red tips', 'purple streaks'. */
export function readHairPart(notes: Notes, phrase: Phrase): void {
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const { term } = phrase.head!
  // 'a white streak' is one entry of the lexicon.
  const isColored = COLORS[term.split(' ')[0]!] !== undefined
  if (phrase.isNegated || !(color ?? isColored)) return
  markSpan(notes, 'hairColor', ...(color?.lexemes ?? []), phrase.headLexeme)
  notes.hair.parts.push(color ? `${color.value} ${term}` : term)
}

const BEARD_WORDS: Readonly<Record<string, string>> = {
  bearded: 'beard',
  moustached: 'moustache',
  mustached: 'mustache',
  mustachioed: 'mustache',
  stubbled: 'stubble',
  goateed: 'goatee',
  'facial hair': 'beard',
  beardless: 'clean shaven',
  cleanshaven: 'clean shaven',
}

/** Colours and lengths that stand before or after a beard, and its name. */
export function readBeard(notes: Notes, phrase: Phrase, modifiers: readonly Modifier[] = phrase.modifiers): void {
  const noun = phrase.head!.term
  if (phrase.isNegated) {
    state(notes, 'facialHair', 'clean shaven', phrase.headLexeme)
    return
  }
  const words = modifiers
    .filter(({ lexeme }) => {
      const length = termOf(lexeme, 'hair word')
      return (
        length !== undefined && (BEARD_LENGTHS[length] !== undefined || ['bushy', 'thick', 'braided', 'curly'].includes(length))
      )
    })
    .map(({ lexeme }) => lexeme)
  const color = colorWords(modifiers, { allowShade: true })
  const said = [...words.map((word) => termOf(word, 'hair word')), color?.value, BEARD_WORDS[noun] ?? noun].filter(Boolean)
  state(notes, 'facialHair', said.join(' '), ...words, ...(color?.lexemes ?? []), phrase.headLexeme)
}
