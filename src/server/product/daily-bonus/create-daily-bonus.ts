import assert from 'node:assert/strict'
import type { Kysely } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { DAILY_BONUS } from '#contract/plans.ts'
import type { Proof } from '../../core/accounts/proof.ts'
import { findUser } from '../../core/accounts/users.store.ts'
import type { Credits } from '../../core/credits/create-credits.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findLastClaim, insertClaim, lockClaims } from './daily-claims.store.ts'
import { knownTimeZone, localDay } from './local-day.ts'
import { nextClaimAt, streakOn } from './next-claim.ts'

export type DailyBonus = ReturnType<typeof createDailyBonus>

/** Whoever claims. */
export interface Claimer {
  readonly userId: string
  readonly isProven: boolean
}

export interface DailyStatus {
  readonly isClaimable: boolean
  readonly nextClaimAt: Date
  readonly streakDays: number
  /** What a claim would be refused with, whatever the day. */
  readonly objection: AppError | undefined
}

export interface DailyClaim {
  readonly isClaimed: boolean
  /** All that was added, streak bonus included; 0 when nothing could be claimed. */
  readonly awardedCredits: number
  readonly streakBonusCredits: number
  readonly streakDays: number
  readonly balanceCredits: number
  readonly nextClaimAt: Date
  /** Nothing could be claimed because the zone changed, though it is another day there. */
  readonly waitsForZone: boolean
}

/** Free credits once a calendar day, with more on every seventh day in a row (OP-41, OP-42). */
export function createDailyBonus(parts: { database: Kysely<Tables>; credits: Credits; clock: Clock; proof: Proof }) {
  const { database, credits, clock, proof } = parts

  /**
   * The zone of the preferences; the one a request names counts where those have none, or only the meaningless UTC. Throws
   * 'timezone.unknown' for a named one that is none.
   */
  async function zoneOf(userId: string, named: string): Promise<string>
  async function zoneOf(userId: string, named: string | undefined): Promise<string | undefined>
  async function zoneOf(userId: string, named: string | undefined): Promise<string | undefined> {
    const known = named === undefined ? undefined : knownTimeZone(named)
    if (named !== undefined && known === undefined) throw new AppError('timezone.unknown', { field: 'timezone' })
    const preferred = (await findUser(database, userId))?.prefs.timezone
    const stored = typeof preferred === 'string' ? knownTimeZone(preferred) : undefined
    return stored && stored !== 'UTC' ? stored : known
  }

  return {
    /**
     * Claims today's bonus, once, also when asked many times at once: claim and ledger entry are one transaction. Throws
     * 'identity.unproven', 'timezone.unknown'.
     */
    async claim(claimer: Claimer, namedTimeZone: string): Promise<DailyClaim> {
      proof.demand(claimer)
      const { userId } = claimer
      const timeZone = await zoneOf(userId, namedTimeZone)
      return database.transaction().execute(async (transaction) => {
        await lockClaims(transaction, userId)
        const last = await findLastClaim(transaction, userId)
        const now = clock.now()
        const today = localDay(now, timeZone)
        const claimableAt = last && nextClaimAt(last, timeZone)
        if (claimableAt && now < claimableAt) {
          return {
            isClaimed: false,
            awardedCredits: 0,
            streakBonusCredits: 0,
            streakDays: last.streakDays,
            balanceCredits: await credits.balance(transaction, userId),
            nextClaimAt: claimableAt,
            waitsForZone: today > last.localDay,
          }
        }
        const streakDays = streakOn(now, last, timeZone)
        const streakBonusCredits = streakDays % DAILY_BONUS.streakDays === 0 ? DAILY_BONUS.streakCredits : 0
        const awardedCredits = DAILY_BONUS.credits + streakBonusCredits
        const claim = { localDay: today, timeZone, streakDays, claimedAt: now }
        const isNew = await insertClaim(transaction, userId, { ...claim, awardedCredits })
        assert(isNew, `the daily bonus of ${today} can be claimed, and was claimed already`)
        const reason = `Daily bonus, day ${streakDays} in a row${streakBonusCredits > 0 ? ', with streak bonus' : ''}`
        const grant = { userId, amountCredits: awardedCredits, reason, reference: `daily-bonus/${today}` }
        const balanceCredits = await credits.grant(transaction, grant)
        if (balanceCredits === undefined) throw new Error(`the daily bonus of ${today} was granted without its claim`)
        return {
          isClaimed: true,
          awardedCredits,
          streakBonusCredits,
          streakDays,
          balanceCredits,
          nextClaimAt: nextClaimAt(claim, timeZone),
          waitsForZone: false,
        }
      })
    },

    /** Whether a bonus waits, from when on, and how many days in a row there are so far (0 once one was missed). Throws 'timezone.unknown'. */
    async status(claimer: Claimer, namedTimeZone?: string): Promise<DailyStatus> {
      const { userId } = claimer
      const objection = proof.objection(claimer)
      const [last, zone] = await Promise.all([findLastClaim(database, userId), zoneOf(userId, namedTimeZone)])
      const now = clock.now()
      if (!last) return { isClaimable: !objection, nextClaimAt: now, streakDays: 0, objection }
      const timeZone = zone ?? last.timeZone
      const claimableAt = nextClaimAt(last, timeZone)
      return {
        isClaimable: !objection && now >= claimableAt,
        nextClaimAt: claimableAt,
        streakDays: streakOn(now, last, timeZone) - 1,
        objection,
      }
    },
  }
}
