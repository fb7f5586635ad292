import type { JobCard } from '#contract/entities/job.ts'
import { NOT_FOUND } from '#contract/job-constants.ts'
import type { OutboxEvent } from '#server/platform/outbox/write-outbox.ts'
import type { userDataDocumentOf } from '../documents/user-data-document.ts'
import type { RealtimeEvent } from './realtime-connection.ts'

/** The product's own channels (product text §3). Every change of a job may move it in or out of each of these lists. */
const JOB_CHANNELS = ['jobs.running-jobs', 'job.status', 'jobs.non-success-jobs']

/** A job was made or has changed; its payload is its card, or only its ids when it is gone. */
export function jobEvent(
  { userId, subjectId, revision }: OutboxEvent,
  card: JobCard | undefined,
  timestamp: string,
): RealtimeEvent {
  const what = card ? (revision === 1 ? 'create' : 'update') : 'delete'
  return {
    events: [`jobs.${subjectId}.${what}`, `jobs.*.${what}`, `jobs.${subjectId}`, 'jobs.*'],
    channels: JOB_CHANNELS,
    timestamp,
    payload: card ?? { $id: subjectId, jobId: subjectId, userId, status: NOT_FOUND, revision },
  }
}

/** The balance or a free use has changed: the event of the document that pages read them from. */
export function creditsEvent(document: ReturnType<typeof userDataDocumentOf>, timestamp: string): RealtimeEvent {
  const { $id, $databaseId, $collectionId } = document
  const collection = `databases.${$databaseId}.collections.${$collectionId}`
  const forms = [`${collection}.documents.${$id}`, `${collection}.documents.*`, 'databases.*.collections.*.documents.*']
  return {
    events: forms.flatMap((form) => [`${form}.update`, form]),
    channels: ['documents', `${collection}.documents`, `${collection}.documents.${$id}`],
    timestamp,
    payload: document,
  }
}
