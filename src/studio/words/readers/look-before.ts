import { COLORS, SHADES } from '../lexicon/colors.ts'

/** Its colour, shade and material, as said before it. */
export function lookBefore(before: string): string[] {
  const words = before.trimEnd().split(' ')
  let from = words.length
  while (from > 0 && isLook(words[from - 1]!)) from -= 1
  return words.slice(from).filter((word) => COLORS[word] !== undefined || SHADES[word] !== undefined)
}

const isLook = (word: string) =>
  COLORS[word] !== undefined ||
  SHADES[word] !== undefined ||
  /^(big|old|small|large|tall|huge|vintage|rusty|shiny|open|broken|wooden)$/.test(word)
