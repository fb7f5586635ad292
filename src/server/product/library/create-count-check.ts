import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { listNextOwners, lockCounts, mendCounts, removeCountsOfNothing } from './job-counts.store.ts'

/** Counted in a few milliseconds, as long as their libraries are of a usual size. */
const OWNERS_AT_ONCE = 100

/**
 * Looks whether the kept counts of finished jobs are those of the jobs, of a hundred people each time it is asked to, and mends
 * them. What is left of somebody who went through an older program, which knows of no counts, goes as well.
 */
export function createCountCheck({ database }: { database: Kysely<Tables> }) {
  let after = ''

  async function checkNext(): Promise<number> {
    return database.transaction().execute(async (transaction) => {
      if (!(await lockCounts(transaction))) return 0
      const owners = await listNextOwners(transaction, { after, most: OWNERS_AT_ONCE })
      // At the end it begins anew.
      after = owners.length < OWNERS_AT_ONCE ? '' : (owners.at(-1) ?? '')
      const mended = await mendCounts(transaction, owners)
      await removeCountsOfNothing(transaction, owners)
      return mended
    })
  }

  return {
    /** Throws what was wrong, after it was mended: something has changed jobs behind the back of their counts. */
    async checkNext(): Promise<void> {
      const mended = await checkNext()
      if (mended > 0) throw new Error(`${mended} counts of finished jobs were not those of the jobs; they are now`)
    },
  }
}
