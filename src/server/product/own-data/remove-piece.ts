import type { Kysely } from 'kysely'
import type { Credits } from '../../core/credits/create-credits.ts'
import type { Files } from '../../core/files/create-files.ts'
import { announceJob } from '../../core/jobs/announce-job.ts'
import { failJob } from '../../core/jobs/fail-job.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { createJobLedger } from '../generation/job-ledger.ts'
import { listSomeFiles, listSomeUnfinished, lockDeparture, removeSomeRows } from './departures.store.ts'

export interface RemovingParts {
  readonly database: Kysely<Tables>
  readonly clock: Clock
  readonly credits: Credits
  readonly files: Pick<Files, 'remove' | 'discard'>
}

const ROWS_IN_A_PIECE = 1000
/** Each is ended with a dozen statements. */
const JOBS_IN_A_PIECE = 50

/**
 * Removes a part of what somebody has left that takes well under a second: jobs end first, so that what they hold goes back, and
 * files go last, when nothing names them. Answers 'held' while another process is at it.
 */
export async function removePiece(
  { database, clock, credits, files }: RemovingParts,
  userId: string,
): Promise<'removed' | 'nothing' | 'held'> {
  const piece = await database.transaction().execute(async (transaction) => {
    if (!(await lockDeparture(transaction, userId))) return 'held'
    const jobIds = await listSomeUnfinished(transaction, userId, JOBS_IN_A_PIECE)
    const ending = { clock, ledger: createJobLedger(credits), announce: announceJob }
    for (const jobId of jobIds) await failJob(ending, transaction, { jobId, failure: 'cancelled' })
    if (jobIds.length > 0 || (await removeSomeRows(transaction, userId, ROWS_IN_A_PIECE)) > 0) return []
    const blobs = await files.remove(transaction, userId, await listSomeFiles(transaction, userId, ROWS_IN_A_PIECE))
    return blobs.length > 0 ? blobs : 'nothing'
  })
  if (typeof piece === 'string') return piece
  await files.discard(piece)
  return 'removed'
}
