import { colorWords } from '../color-words.ts'
import { garmentKindOf } from '../garment-kind-of.ts'
import { GARMENT_ZONES, PATTERN_NOUNS } from '../lexicon/garments.ts'
import { markSpan, type NotedGarment, type Notes, state } from '../notes.ts'
import { isLinkedBy, type Modifier, type Phrase } from '../phrase.ts'
import { termOf } from '../sense.ts'

/** Materials before a thing, as they were said. */
export function materialWords(modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ lexeme }) => termOf(lexeme, 'material'))
    .filter(Boolean)
    .join(' ')
}

/** Colour and pattern that are said of a garment, before it or after it. */
export function readGarmentWords(notes: Notes, garment: NotedGarment, modifiers: readonly Modifier[]): void {
  const color = colorWords(modifiers, { allowShade: true })
  if (color) {
    markSpan(notes, 'garments', ...color.lexemes)
    garment.color ??= color.value
  }
  const pattern = modifiers.find(({ lexeme }) => termOf(lexeme, 'pattern'))
  if (!pattern) return
  markSpan(notes, 'garments', pattern.lexeme)
  garment.pattern ??= termOf(pattern.lexeme, 'pattern')
}

/** 'a plum coat', 'striped trousers'; 'black hat and coat' share their colour when both are clothes. */
export function readGarment(notes: Notes, phrase: Phrase, before: Phrase | undefined): void {
  if (phrase.isNegated) {
    // Shoes and shirts are worn unless somebody says that they are not.
    const kind = garmentKindOf(phrase.head!.term) ?? 'coat'
    if (GARMENT_ZONES[kind].includes('feet')) notes.garments.push({ type: 'bare feet' })
    if (kind === 'shirt' || kind === 't-shirt') notes.garments.push({ type: 'bare chest' })
    return
  }
  // 'a black pirate's coat'
  const isOfCalling = before?.head?.kind === 'person' && before.headLexeme?.isPossessive && phrase.links.length === 0
  const modifiers = isOfCalling ? [...before.modifiers, ...phrase.modifiers] : phrase.modifiers
  const material = materialWords(modifiers)
  const type = material ? `${material} ${phrase.head!.term}` : phrase.head!.term
  const parts = notes.parts?.get(phrase.headLexeme!.start)
  const garment: NotedGarment = parts ? { type, parts } : { type }
  readGarmentWords(notes, garment, modifiers)
  if (notes.parts && notes.garments.length < MOST_TIED && isTiedRoundWaist(notes, phrase.head!.term)) {
    garment.type = 'sash'
    if (/flannel|plaid|tartan/.test(type)) garment.pattern ??= 'plaid'
  }
  const isShared = phrase.links.length === 1 && isLinkedBy(phrase, 'and') && modifiers.length === 0
  const hasOwnColor = /\b(?:jeans?|denims?|leather)\b/.test(type)
  if (isShared && !hasOwnColor && before?.head?.kind === 'garment') garment.color = notes.garments.at(-1)?.color
  markSpan(notes, 'garments', phrase.headLexeme)
  notes.garments.push(garment)
}

/** Of more garments the text is not looked through. */
const MOST_TIED = 12

/** 'a flannel shirt tied around her waist' */
function isTiedRoundWaist({ words = '' }: Notes, term: string): boolean {
  return new RegExp(
    `\\b${term} (?:\\w+ )?(?:tied|knotted|wrapped|slung) (?:a?round|about|at) (?:\\w+ )?(?:waist|hips)\\b`,
  ).test(words)
}

/** Collars, hems, stripes: they take their own colour and leave the garment's alone. */
export function readGarmentPart(notes: Notes, phrase: Phrase, subject: Phrase | undefined): void {
  const part = phrase.head!.term
  const color = colorWords(phrase.modifiers, { allowShade: true })
  if (phrase.isNegated) return
  if (part === 'hood up') {
    state(notes, 'headwear', 'hood', phrase.headLexeme)
    return
  }
  const isInHair = subject?.head?.kind === 'hair' || subject?.head?.kind === 'hair style'
  if (isInHair && isLinkedBy(phrase, 'with', 'in', 'and', 'on', 'is') && ['ribbon', 'ribbons', 'bow', 'band'].includes(part)) {
    state(notes, 'headwear', color ? `${color.value} ${part}` : part, ...(color?.lexemes ?? []), phrase.headLexeme)
    return
  }
  const garment = notes.garments.at(-1)
  // 'one blonde with a red ribbon'
  if (!garment && /^(?:ribbons?|bow)$/.test(part) && isLinkedBy(phrase, 'with', 'comma')) {
    state(notes, 'headwear', color ? `${color.value} ${part}` : part, ...(color?.lexemes ?? []), phrase.headLexeme)
    return
  }
  if (!garment || subject?.head?.kind !== 'garment') return
  markSpan(notes, 'garments', ...(color?.lexemes ?? []), phrase.headLexeme)
  const detail = [color?.value, PATTERN_NOUNS[part] ?? part].filter(Boolean).join(' ')
  if (color || PATTERN_NOUNS[part]) garment.pattern = garment.pattern ? `${garment.pattern}, ${detail}` : detail
}
