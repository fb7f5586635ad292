import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { writeOutbox } from '../../platform/outbox/write-outbox.ts'
import type { Job } from './job.ts'

/** Tells, after the commit, that a job has changed; whoever hears it reads the job. */
export async function announceJob(transaction: Transaction<Tables>, job: Job): Promise<void> {
  await writeOutbox(transaction, { kind: 'job.changed', userId: job.userId, subjectId: job.id, revision: job.revision })
}
