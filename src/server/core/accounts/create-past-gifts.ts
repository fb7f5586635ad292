import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { KnownBy, Pseudonyms } from '#server/platform/sealing/create-pseudonyms.ts'
import { keepPastGift, listPastGifts, removeOldPastGifts } from './past-gifts.store.ts'

/** Something that is given once to a person, and not once to each of the accounts they make. */
export interface Gift {
  readonly name: string
  /** What the account has had of it, for as long as that counts; undefined for nothing. */
  findHad(transaction: Transaction<Tables>, userId: string): Promise<HadGift | undefined>
  /** From now on the account is answered as one that has had this already. `facts` are those of `findHad`. */
  enter(transaction: Transaction<Tables>, userId: string, facts: unknown): Promise<void>
}

export interface HadGift {
  readonly facts: object
  readonly countsUntil: Date
}

export type PastGifts = ReturnType<typeof createPastGifts>

/**
 * Whoever leaves and comes back goes on where they were with what is given once: it is kept under keyed hashes of how they signed
 * in, for as long as it counts, and entered into the account with which they come back.
 */
export function createPastGifts(parts: { pseudonyms: Pseudonyms; gifts: readonly Gift[]; clock: Clock }) {
  const { pseudonyms, gifts, clock } = parts
  return {
    /** Keeps what an account has had before nobody can tell any more whose it was. */
    async keep(transaction: Transaction<Tables>, userId: string, ways: readonly KnownBy[]): Promise<void> {
      if (ways.length === 0) return
      for (const gift of gifts) {
        const had = await gift.findHad(transaction, userId)
        if (!had || had.countsUntil <= clock.now()) continue
        const kept = { gift: gift.name, facts: had.facts, keptUntil: had.countsUntil }
        for (const way of ways) await keepPastGift(transaction, { ...kept, mark: pseudonyms.of(way) })
      }
    },

    /** Enters into an account what the person who signs in by these ways had with another one. */
    async enter(transaction: Transaction<Tables>, userId: string, ways: readonly KnownBy[]): Promise<void> {
      const marks = ways.flatMap((way) => pseudonyms.allOf(way))
      for (const { gift: name, facts } of await listPastGifts(transaction, { marks, now: clock.now() })) {
        const gift = gifts.find((one) => one.name === name)
        await gift?.enter(transaction, userId, facts)
      }
    },

    /** Forgets what does not count any more; call now and then. */
    forgetOld: (database: Kysely<Tables>): Promise<void> => removeOldPastGifts(database, clock.now()),
  }
}
