import type { Modifier } from './phrase.ts'
import { type Lexeme, termOf } from './sense.ts'

/** The colour that adjectives say: 'dark green', 'red and gold'; a shade alone counts where it can be said of the thing. */
export function colorWords(
  modifiers: readonly Modifier[],
  { allowShade = false }: { allowShade?: boolean } = {},
): { value: string; lexemes: Lexeme[] } | undefined {
  let value = ''
  let shades: Lexeme[] = []
  const lexemes: Lexeme[] = []
  for (const { lexeme, isListed, isBlend } of modifiers) {
    const color = termOf(lexeme, 'color')
    const shade = termOf(lexeme, 'shade')
    if (shade !== undefined && color === undefined) shades.push(lexeme)
    if (color === undefined) continue
    const words = [...shades.map((word) => termOf(word, 'shade')!), color].join(' ')
    const isNext = isListed || (shades.length > 0 && value !== '')
    value = value === '' ? words : `${value}${isBlend ? ' to ' : isNext ? ' and ' : ' '}${words}`
    lexemes.push(...shades, lexeme)
    shades = []
  }
  if (value !== '') return { value, lexemes }
  if (!allowShade || shades.length === 0) return undefined
  return { value: shades.map((word) => termOf(word, 'shade')!).join(' '), lexemes: shades }
}
