import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { countEntries, type LedgerEntry, listEntries } from './history.store.ts'

/** What moved a user's credits, newest first: up to `most` entries from behind the one with the id `before`. */
export async function readCreditHistory(
  database: Kysely<Tables>,
  userId: string,
  { before, most }: { before?: number; most: number },
): Promise<{ entries: LedgerEntry[]; hasNextPage: boolean; total: number }> {
  const [entries, total] = await Promise.all([
    listEntries(database, { userId, before, most: most + 1 }),
    countEntries(database, userId),
  ])
  return { entries: entries.slice(0, most), hasNextPage: entries.length > most, total }
}
