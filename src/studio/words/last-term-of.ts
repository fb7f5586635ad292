import { findTerms } from './find-terms.ts'

/** What the last word of a table that is said stands for; undefined where none is. */
export function lastTermOf<Value>(words: string | undefined, table: Readonly<Record<string, Value>>): Value | undefined {
  const term = words === undefined ? undefined : findTerms(words, table).at(-1)
  return term === undefined ? undefined : table[term]
}
