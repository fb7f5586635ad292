import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Gift } from '../../core/accounts/create-past-gifts.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findLastClaim, insertClaim, lockClaims } from './daily-claims.store.ts'

/** Longer than a claim can hold up the next one in any zone, and than its streak can go on: three days and an hour. */
const COUNTS_FOR_MS = 4 * 86_400_000

const ClaimFacts = z.object({
  localDay: z.iso.date(),
  timeZone: z.string(),
  streakDays: z.number().int().positive(),
  claimedAt: z.coerce.date(),
})

/** The daily bonus, as what is given once a day to a person: the wait and the streak outlast their account. */
export function createDailyBonusGift(): Gift {
  return {
    name: 'daily-bonus',

    async findHad(transaction: Transaction<Tables>, userId: string) {
      await lockClaims(transaction, userId)
      const last = await findLastClaim(transaction, userId)
      return last && { facts: last, countsUntil: new Date(last.claimedAt.getTime() + COUNTS_FOR_MS) }
    },

    async enter(transaction: Transaction<Tables>, userId: string, facts: unknown): Promise<void> {
      await lockClaims(transaction, userId)
      await insertClaim(transaction, userId, { ...ClaimFacts.parse(facts), awardedCredits: 0 })
    },
  }
}
