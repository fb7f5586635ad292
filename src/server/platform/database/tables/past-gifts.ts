import type { ColumnType } from 'kysely'

export interface PastGiftTables {
  past_gifts: PastGiftTable
}

/** What somebody had who left. */
interface PastGiftTable {
  /** A keyed hash of an identity or an e-mail address; see `createPseudonyms`. */
  mark: Buffer
  gift: string
  /** What the gift itself wants to know when they come back. */
  facts: ColumnType<unknown, string, string>
  kept_until: Date
}
