import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LastClaim } from './next-claim.ts'

/** Until the transaction ends nobody else claims for this user. */
export async function lockClaims(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`daily-claims/${userId}`}, 0))`.execute(transaction)
}

export async function findLastClaim(database: Kysely<Tables>, userId: string): Promise<LastClaim | undefined> {
  const row = await database
    .selectFrom('daily_claims')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('local_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { localDay: row.local_day, timeZone: row.time_zone, streakDays: row.streak_days, claimedAt: row.claimed_at }
}

/** False when this day was claimed before. */
export async function insertClaim(
  transaction: Transaction<Tables>,
  userId: string,
  claim: LastClaim & { awardedCredits: number },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('daily_claims')
    .values({
      user_id: userId,
      local_day: claim.localDay,
      time_zone: claim.timeZone,
      streak_days: claim.streakDays,
      awarded_credits: claim.awardedCredits,
      claimed_at: claim.claimedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('local_day')
    .executeTakeFirst()
  return inserted !== undefined
}
