import { countCharacters } from '#contract/text.ts'

/**
 * Keeps a text within a limit by cutting the end of what was just typed or pasted (it ends at the caret), never what
 * stood there before. Counts code points.
 */
export function limitInsertion(text: string, { caret, maxChars }: { caret: number; maxChars: number }) {
  const after = text.slice(caret)
  const before = Array.from(text.slice(0, caret))
  while (before.length > 0 && countCharacters(before.join('') + after) > maxChars) {
    // Many at once for a long paste; at least the one that is too much.
    before.splice(Math.max(0, before.length - Math.max(1, countCharacters(before.join('') + after) - maxChars)))
  }
  const kept = before.join('')
  return { text: kept + after, caret: kept.length }
}
