import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

interface PastGift {
  readonly mark: Buffer
  readonly gift: string
  readonly facts: object
  readonly keptUntil: Date
}

/** What was had last counts: of two departures of a person the one whose gift is kept longer. */
export async function keepPastGift(
  transaction: Transaction<Tables>,
  { mark, gift, facts, keptUntil }: PastGift,
): Promise<void> {
  const row = { facts: JSON.stringify(facts), kept_until: keptUntil }
  await transaction
    .insertInto('past_gifts')
    .values({ mark, gift, ...row })
    .onConflict((conflict) =>
      conflict.columns(['mark', 'gift']).doUpdateSet(row).where('past_gifts.kept_until', '<', keptUntil),
    )
    .execute()
}

/** What counts still, the latest of each gift. */
export async function listPastGifts(
  transaction: Transaction<Tables>,
  { marks, now }: { marks: readonly Buffer[]; now: Date },
): Promise<readonly { gift: string; facts: unknown }[]> {
  if (marks.length === 0) return []
  return transaction
    .selectFrom('past_gifts')
    .distinctOn('gift')
    .select(['gift', 'facts'])
    .where('mark', 'in', marks)
    .where('kept_until', '>', now)
    .orderBy('gift')
    .orderBy('kept_until', 'desc')
    .execute()
}

export async function removeOldPastGifts(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('past_gifts').where('kept_until', '<=', now).execute()
}
