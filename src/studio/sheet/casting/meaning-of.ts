import { findTerms } from '../../words/find-terms.ts'

/** What a read value means in a table: its longest entry, the last where there are several. */
export function meaningOf<Value>(words: string | undefined, table: Readonly<Record<string, Value>>): Value | undefined {
  const term = words === undefined ? undefined : findTerms(words, table).at(-1)
  return term === undefined ? undefined : table[term]
}
