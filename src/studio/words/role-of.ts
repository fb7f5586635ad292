import { canBe, headSense, type Lexeme, termOf } from './sense.ts'

export type Role = 'modifier' | 'head' | 'link' | 'skip'

interface Surroundings {
  readonly links: readonly Lexeme[]
  readonly hasRun: boolean
}

/** Names that are colours or flowers too: 'Ruby is…', 'Violet, a…'. */
function isName(lexemes: readonly Lexeme[], index: number): boolean {
  const lexeme = lexemes[index]!
  if (!lexeme.isCapital) return false
  const before = lexemes[index - 1]
  if (before && termOf(before, 'named')) return true
  const next = lexemes[index + 1]
  const startsSentence = !before || termOf(before, 'stop') !== undefined
  if (!startsSentence || !next || !(termOf(lexeme, 'color') || termOf(lexeme, 'prop'))) return false
  // 'Ruby, 24, red hair'
  const after = lexemes[index + 2]
  if (!before && termOf(next, 'comma') && after && (termOf(after, 'age') ?? termOf(after, 'article'))) return true
  return ['is', 'has', 'wears', 'looks', 'was'].includes(next.senses[0]!.term)
}

const COLORED = new Set(['colored', 'coloured', 'tinted', 'painted', 'dyed'])

const UNNOTICED_HEADS = new Set([
  'undrawn',
  'weather',
  'hour',
  'place',
  'light',
  'scenery',
  'garment',
  'skin',
  'garment part',
  'hair style',
  'mark',
])

/** 'coffee in hand', 'a rose in her hands'. */
function isInHand(lexemes: readonly Lexeme[], index: number): boolean {
  const words = lexemes.slice(index + 1, index + 4).map(({ senses }) => senses[0]!.term)
  return words[0] === 'in' && words.slice(1).some((word) => word === 'hand' || word === 'hands')
}

/** What a word does in its sentence: describe, name, link, or nothing. */
export function roleOf(lexemes: readonly Lexeme[], index: number, { links, hasRun }: Surroundings): Role {
  const lexeme = lexemes[index]!
  if (isName(lexemes, index)) return 'skip'
  const next = lexemes[index + 1]
  const nextDescribes =
    next !== undefined && termOf(next, 'unknown') === undefined && (canBe(next, 'modifier') || canBe(next, 'head'))
  // 'coral coloured hair'
  const before = lexemes[index - 1]
  if (hasRun && nextDescribes && before && termOf(before, 'color') && COLORED.has(lexeme.senses[0]!.term)) return 'skip'
  const unknown = termOf(lexeme, 'unknown')
  if (unknown !== undefined) {
    if (nextDescribes || unknown.endsWith('ly')) return 'skip'
    const isNamed = links.some(
      (link) => termOf(link, 'article') || termOf(link, 'hold') || termOf(link, 'with') || termOf(link, 'wear'),
    )
    return hasRun || isNamed ? 'head' : 'skip'
  }
  if (termOf(lexeme, 'prop') !== undefined && isInHand(lexemes, index)) return 'head'
  const isModifier = canBe(lexeme, 'modifier')
  const isHead = canBe(lexeme, 'head')
  if (!isModifier && !isHead) return 'link'
  if (!isHead) return 'modifier'
  if (!isModifier) return 'head'
  if (nextDescribes) return 'modifier'
  // 'an orange and blue dress' holds no fruit.
  const after = lexemes[index + 2]
  if (next && after && termOf(lexeme, 'color') && termOf(next, 'and') && termOf(after, 'color')) return 'modifier'
  const head = headSense(lexeme)!
  if (UNNOTICED_HEADS.has(head.kind)) return 'head'
  // 'a rose', 'holding a red rose', 'a blonde', but 'in rose', 'her hair is blonde'.
  return hasRun || links.some((link) => termOf(link, 'article') || termOf(link, 'hold')) ? 'head' : 'modifier'
}
