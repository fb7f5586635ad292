import { AppError } from '#contract/app-error.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findOwnJob, findUnfinishedJob, lockJob } from '../../core/jobs/jobs.store.ts'
import { moveMessage } from '../chats/messages.store.ts'
import { acceptJob, type NewJob } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { type Price, previewPrice } from './price.ts'
import { findRepeatedJob, getRepeatedJob, requestKeys } from './request-keys.ts'

/** Creations and regenerations are begun again where they were begun: only there one is counted against the other. */
const RETRYABLE: Readonly<Record<string, NewJob['kind'] | undefined>> = {
  preview: 'preview',
  picture: 'picture',
  edit: 'edit',
  'dress-up': 'dress-up',
  blend: 'blend',
  'upscale-image': 'upscale-image',
  video: 'video',
  'lip-sync': 'lip-sync',
  'lip-sync-film': 'lip-sync-film',
  'upscale-video': 'upscale-video',
  'restore-video': 'restore-video',
}

/**
 * Starts a failed job again with all it was asked for; its message is answered by the new one. A repeated key answers the
 * job it has started, and so does anybody's second click while that job goes on. Throws 'job.not-found',
 * 'job.not-retryable', 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported'.
 */
export async function retryJob(parts: GenerationParts, requester: Requester, jobId: string): Promise<{ jobId: string }> {
  const { database, clock } = parts
  const { userId } = requester
  const keys = requestKeys(requester, ['retry', jobId])
  return database.transaction().execute(async (transaction) => {
    const failed = await findOwnJob(transaction, { userId, jobId, now: clock.now() })
    if (!failed) throw new AppError('job.not-found', { field: 'jobId' })
    // The lock makes two retries of one job wait for each other.
    await lockJob(transaction, failed.id)
    const { requestHash } = keys
    const begun =
      (await findRepeatedJob(transaction, requester, keys)) ?? (await findUnfinishedJob(transaction, { userId, requestHash }))
    if (begun) return { jobId: begun.id }
    const kind = RETRYABLE[failed.kind]
    if (failed.state.status !== 'FAILED' || !kind || failed.originalJobId) throw new AppError('job.not-retryable')
    const job = await acceptJob(parts, transaction, {
      requester,
      price: priceOf(failed),
      // Read when it was first asked for.
      clearedPrompt: failed.prompt,
      job: {
        id: parts.randomId(),
        kind,
        type: failed.type,
        mode: failed.mode,
        title: failed.title,
        prompt: failed.prompt,
        style: failed.style,
        input: failed.input as object, // of the same kind, which wrote it
        characterId: failed.characterId ?? undefined,
        chatId: failed.chatId ?? undefined,
        ...keys,
      },
    })
    if (!job) return { jobId: (await getRepeatedJob(transaction, requester, keys)).id }
    await moveMessage(transaction, { fromJobId: failed.id, toJobId: job.id })
    return { jobId: job.id }
  })
}

/** What it took the first time; a preview may have a free use again. */
function priceOf(failed: Job): Price {
  return failed.kind === 'preview' ? previewPrice({ isRegeneration: false }) : { credits: failed.priceCredits }
}
