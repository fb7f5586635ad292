import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Pace } from './pace.ts'
import { forgetTries, giveTryBack, removeForgottenTries, takeTry } from './slow-down.store.ts'

export type SlowDown = ReturnType<typeof createSlowDown>

/** Slows down who guesses, and shuts nobody out: after a wait the right answer is always taken. */
export function createSlowDown({ database, clock, isOn }: { database: Kysely<Tables>; clock: Clock; isOn: boolean }) {
  return {
    /** Counts one try; answers the whole seconds to wait when it comes too early, and then counts nothing. */
    async take(pace: Pace, subject: string): Promise<{ retryAfterSeconds: number } | undefined> {
      if (!isOn) return undefined
      const now = clock.now()
      const waitsUntil = await takeTry(database, { bucket: bucketOf(pace, subject), pace, now })
      if (waitsUntil === undefined) return undefined
      return { retryAfterSeconds: Math.max(1, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000)) }
    },

    /** The try was no guess. */
    async giveBack(pace: Pace, subject: string): Promise<void> {
      if (isOn) await giveTryBack(database, bucketOf(pace, subject))
    },

    /** Whoever this is, they are welcome. */
    async forget(pace: Pace, subject: string): Promise<void> {
      if (isOn) await forgetTries(database, bucketOf(pace, subject))
    },

    /** Removes what is long over; call now and then. */
    forgetOld: () => removeForgottenTries(database, clock.now()),
  }
}

/** Of one length, whatever was typed; and what was typed is nobody's business. */
function bucketOf(pace: Pace, subject: string): string {
  return `${pace.name}/${createHash('sha256').update(subject).digest('base64url')}`
}
