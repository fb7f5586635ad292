import { PartMissing } from '../late-table.ts'
import { mayBeSeveral } from './may-be-several.ts'
import type { PeopleSaid } from './people-said.ts'
import type { Phrase } from './phrase.ts'
import type { Lexeme } from './sense.ts'

let late: typeof import('./split-people.ts') | undefined

/** What `split-people.ts` is in browsers: loaded for a text that may name several people. Throws `PartMissing` before. */
export function splitPeople(text: string, lexemes: readonly Lexeme[], phrases: readonly Phrase[]): PeopleSaid | undefined {
  if (!mayBeSeveral(text, lexemes)) return undefined
  if (late) return late.splitPeople(text, lexemes, phrases)
  throw new PartMissing(async () => {
    late = await import('./split-people.ts')
  })
}
