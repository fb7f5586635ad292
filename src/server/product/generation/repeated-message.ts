import type { Transaction } from 'kysely'
import type { Job } from '../../core/jobs/job.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findMessageOfJob } from '../chats/messages.store.ts'
import type { Requester } from './generation-parts.ts'
import { findRepeatedJob, getRepeatedJob, type RequestKeys } from './request-keys.ts'

/** A message of a chat and the job that answers it. */
export interface StartedMessage {
  readonly jobId: string
  readonly messageId: string
}

/** What the first request with this key has started. Throws 'idempotency.key-reused' for another request. */
export async function findRepeatedMessage(
  transaction: Transaction<Tables>,
  requester: Requester,
  keys: RequestKeys,
): Promise<StartedMessage | undefined> {
  const job = await findRepeatedJob(transaction, requester, keys)
  return job && messageOf(transaction, job)
}

/** The same, of a request that was a moment earlier and stood in the way. */
export async function getRepeatedMessage(
  transaction: Transaction<Tables>,
  requester: Requester,
  keys: RequestKeys,
): Promise<StartedMessage> {
  return messageOf(transaction, await getRepeatedJob(transaction, requester, keys))
}

async function messageOf(transaction: Transaction<Tables>, { id }: Job): Promise<StartedMessage> {
  return { jobId: id, messageId: (await findMessageOfJob(transaction, id)) ?? '' }
}
