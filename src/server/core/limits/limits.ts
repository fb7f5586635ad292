import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { createCounter } from './count-here.ts'
import { createFullWindows } from './full-windows.ts'
import { countUse, removeEndedWindows } from './limits.store.ts'
import type { RateLimit } from './rate-limit.ts'

export interface Allowance {
  readonly isAllowed: boolean
  readonly most: number
  readonly remaining: number
  readonly resetsAt: Date
  /** Whole seconds until it is worth trying again, at least 1. */
  readonly retryAfterSeconds: number
}

export interface Limits {
  /**
   * Counts one use by each of the subjects (a user, a device, an address) and answers the tightest allowance. With a
   * transaction the uses count only if that ends well. Once one of them is over the limit, nothing is counted until its window ends.
   */
  use(limit: RateLimit, subjects: readonly string[], transaction?: Transaction<Tables>): Promise<Allowance>
  /** Counts one use in this process alone: for what comes too often to write each one to the database. */
  countHere(limit: RateLimit, subject: string): Allowance
  /** Removes windows that have ended; call now and then. */
  forgetEnded(): Promise<void>
}

/** Counts in PostgreSQL, so that several API processes count together. Switched off, everything is allowed. */
export function createLimits(parts: { database: Kysely<Tables>; clock: Clock; isOn: boolean }): Limits {
  const { database, clock } = parts
  const here = createCounter()
  const full = createFullWindows()

  return {
    async use(limit, subjects, transaction) {
      const now = clock.now()
      const windowEndsAt = new Date(now.getTime() + limit.windowMs)
      if (!parts.isOn) return allowance(limit, { used: 0, windowEndsAt }, now)
      const bucketOf = (subject: string) => `${limit.name}/${subject}`
      const fullUntil = full.endOf(subjects.map(bucketOf), now)
      if (fullUntil) return allowance(limit, { used: limit.most + 1, windowEndsAt: fullUntil }, now)
      let busiest = { used: 0, windowEndsAt }
      // One after the other: transactions that count the same subjects must wait for each other in the same order.
      for (const subject of subjects) {
        const use = await countUse(transaction ?? database, { bucket: bucketOf(subject), windowEndsAt }, now)
        // What a transaction counted may be undone yet.
        if (!transaction && use.used > limit.most) full.add(bucketOf(subject), use.windowEndsAt)
        if (use.used > busiest.used) busiest = use
      }
      return allowance(limit, busiest, now)
    },

    countHere(limit, subject) {
      const now = clock.now()
      const windowEndsAt = new Date(now.getTime() + limit.windowMs)
      return allowance(limit, parts.isOn ? here.count(limit, subject, now) : { used: 0, windowEndsAt }, now)
    },

    async forgetEnded() {
      here.forgetEnded(clock.now())
      full.forgetEnded(clock.now())
      await removeEndedWindows(database, clock.now())
    },
  }
}

function allowance(limit: RateLimit, use: { used: number; windowEndsAt: Date }, now: Date): Allowance {
  return {
    isAllowed: use.used <= limit.most,
    most: limit.most,
    remaining: Math.max(0, limit.most - use.used),
    resetsAt: use.windowEndsAt,
    retryAfterSeconds: Math.max(1, Math.ceil((use.windowEndsAt.getTime() - now.getTime()) / 1000)),
  }
}
