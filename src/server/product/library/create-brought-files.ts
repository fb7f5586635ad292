import type { Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Files } from '../../core/files/create-files.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { listBringers, lockBrought, lockUnused } from './brought-files.store.ts'

const BATCH = 500

export type BroughtFiles = ReturnType<typeof createBroughtFiles>

/** Files that users brought: kept as long as a job or a character uses them. */
export function createBroughtFiles({ database, files, clock }: { database: Kysely<Tables>; files: Files; clock: Clock }) {
  async function forgetSome(ownerId: string, before: Date): Promise<number> {
    const { count, blobs } = await database.transaction().execute(async (transaction) => {
      const unused = await lockUnused(transaction, { ownerId, before, most: BATCH })
      return { count: unused.length, blobs: await files.remove(transaction, ownerId, unused) }
    })
    await files.discard(blobs)
    return count
  }

  return {
    /** Removes one at its owner's wish; the id may be the one its upload was given. */
    async remove(ownerId: string, id: string): Promise<'removed' | 'in use' | 'absent'> {
      const file = await files.findFile(database, ownerId, id)
      if (!file) return 'absent'
      const blobs = await database.transaction().execute(async (transaction) => {
        const brought = await lockBrought(transaction, { ownerId, fileId: file.id })
        // What was made here goes with the job that made it.
        if (!brought || brought.isUsed) return undefined
        return files.remove(transaction, ownerId, [file.id])
      })
      if (!blobs) return 'in use'
      await files.discard(blobs)
      return 'removed'
    },

    /** Removes those that nothing has used for long enough. */
    async forgetUnused(): Promise<void> {
      const before = new Date(clock.now().getTime() - LIMITS.uploadUnusedLifetimeMs)
      for (const ownerId of await listBringers(database, before)) {
        while ((await forgetSome(ownerId, before)) === BATCH);
      }
    },
  }
}
