import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Credits } from './create-credits.ts'

const ALL_FREE_USES: readonly FreeUseKind[] = ['preview', 'regeneration', 'character']

/** Development: brings a new user into a state of the acceptance page. */
export async function preparePerson(
  { database, credits }: { database: Kysely<Tables>; credits: Credits },
  userId: string,
  state: { credits: number; freeUsesTaken: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (state.credits > 0) {
      await credits.grant(transaction, { userId, amountCredits: state.credits, reason: 'development' })
    }
    if (!state.freeUsesTaken) return
    for (const kind of ALL_FREE_USES) await credits.takeFreeUse(transaction, { kind, userId }, randomUUID())
  })
}
