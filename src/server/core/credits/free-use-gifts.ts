import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findFreeUseHad, insertFreeUse } from './free-uses.store.ts'

/** Whoever comes back later than a year after a first use gets it again: nobody is remembered for ever for three pictures. */
const COUNTS_FOR_MS = 365 * 86_400_000

const FreeUseFacts = z.object({ usedAt: z.coerce.date() })

/** The free first uses, as what is given once to a person. */
export function createFreeUseGifts() {
  return (['preview', 'regeneration', 'character'] as const satisfies FreeUseKind[]).map((kind) => ({
    name: `free-use/${kind}`,

    /** What is unfinished when its owner goes is cancelled, and gives its free use back, when nobody can tell any more whose it was. */
    async findHad(transaction: Transaction<Tables>, userId: string) {
      const usedAt = await findFreeUseHad(transaction, { kind, userId })
      return usedAt && { facts: { usedAt }, countsUntil: new Date(usedAt.getTime() + COUNTS_FOR_MS) }
    },

    async enter(transaction: Transaction<Tables>, userId: string, facts: unknown): Promise<void> {
      const { usedAt } = FreeUseFacts.parse(facts)
      // No job that is here can give it back.
      await insertFreeUse(transaction, { kind, userId, deviceHash: null, jobId: randomUUID(), createdAt: usedAt })
    },
  }))
}
