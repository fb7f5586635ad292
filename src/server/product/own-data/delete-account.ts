import type { Kysely, Transaction } from 'kysely'
import type { Credits } from '../../core/credits/create-credits.ts'
import type { Files } from '../../core/files/create-files.ts'
import { announceJob } from '../../core/jobs/announce-job.ts'
import { failJob } from '../../core/jobs/fail-job.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writeOutbox } from '../../platform/outbox/write-outbox.ts'
import { createJobLedger } from '../generation/job-ledger.ts'

export interface LeavingParts {
  readonly database: Kysely<Tables>
  readonly clock: Clock
  readonly credits: Credits
  readonly files: Pick<Files, 'remove' | 'discard'>
  /** Throws when what the person pays for could not be ended. */
  endSubscriptions(userId: string): Promise<void>
  /** What is paid from now on by a page that is open still has nobody to come to. */
  noteDeparture(transaction: Transaction<Tables>, userId: string): Promise<void>
}

const TABLES_OF_USERS = [
  'messages',
  'characters',
  'jobs',
  'profiles',
  'enhancements',
  'executions',
  'daily_claims',
] as const satisfies (keyof Tables)[]

/**
 * Deletes a person: what they pay for ends first, then everything of theirs goes in one transaction, then their pictures. What
 * tax law wants kept of payments and credits stays under an id that leads to nobody any more, and so do the free uses, so that
 * a new account does not get them again on the same device.
 */
export async function deleteAccount(parts: LeavingParts, userId: string): Promise<void> {
  await parts.endSubscriptions(userId)
  await remove(parts, async (transaction) => {
    const blobs = await removeBelongings(parts, transaction, userId)
    await transaction.deleteFrom('users').where('id', '=', userId).execute()
    await parts.noteDeparture(transaction, userId)
    await writeOutbox(transaction, { kind: 'account.deleted', userId, subjectId: userId, revision: 0 })
    return blobs
  })
  // Nobody can call in this name any more; this takes what a call that was under way has left meanwhile.
  await remove(parts, (transaction) => removeBelongings(parts, transaction, userId))
}

type Blobs = Awaited<ReturnType<Files['remove']>>

async function remove({ database, files }: LeavingParts, take: (transaction: Transaction<Tables>) => Promise<Blobs>) {
  await files.discard(await database.transaction().execute(take))
}

async function removeBelongings(parts: LeavingParts, transaction: Transaction<Tables>, userId: string): Promise<Blobs> {
  await endJobs(parts, transaction, userId)
  for (const table of TABLES_OF_USERS) await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  // What is left of unfinished uploads in the store is swept as blobs that nobody has.
  await transaction.deleteFrom('uploads').where('owner_id', '=', userId).execute()
  const files = await transaction.selectFrom('files').select('id').where('owner_id', '=', userId).execute()
  return parts.files.remove(
    transaction,
    userId,
    files.map(({ id }) => id),
  )
}

async function endJobs({ clock, credits }: LeavingParts, transaction: Transaction<Tables>, userId: string): Promise<void> {
  const unfinished = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .execute()
  const ending = { clock, ledger: createJobLedger(credits), announce: announceJob }
  for (const { id } of unfinished) await failJob(ending, transaction, { jobId: id, failure: 'cancelled' })
}
