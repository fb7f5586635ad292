import { LIMITS } from '#contract/limits.ts'
import { TIMING } from '#contract/timing.ts'
import { wait } from '#web/data/wait.ts'

/** What `get-job-response` says of a preview job. */
export interface PreviewReply {
  readonly status: 'QUEUED' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'not_found'
  readonly data: readonly string[]
  readonly expiresAt?: string
  readonly warnings: readonly string[]
}

const never = () => new Promise<void>(() => {})

/** How polling a preview ended. */
export type PreviewOutcome =
  | { status: 'ready'; pictureUrls: readonly string[]; expiresAt: string | undefined; warnings: readonly string[] }
  | { status: 'failed' }
  | { status: 'unreachable' }

/**
 * Asks every 6 s until the previews are there or failed; a failing question is repeated 3 times, 5 s apart (product text §4).
 * Once `end` says that they are, it asks at once.
 */
export async function pollPreview(
  ask: () => Promise<PreviewReply>,
  signal: AbortSignal,
  end: Promise<void> = never(),
): Promise<PreviewOutcome> {
  let failuresInARow = 0
  let news = end
  for (;;) {
    const reply = await ask().catch(() => undefined)
    signal.throwIfAborted()
    if (!reply) {
      failuresInARow += 1
      if (failuresInARow > LIMITS.previewPollMaxRetries) return { status: 'unreachable' }
      await wait(TIMING.previewPollRetryMs, signal)
      continue
    }
    failuresInARow = 0
    if (reply.status === 'FAILED') return { status: 'failed' }
    if (reply.status === 'SUCCESS') {
      return { status: 'ready', pictureUrls: reply.data, expiresAt: reply.expiresAt, warnings: reply.warnings }
    }
    const resting = new AbortController()
    const rest = wait(TIMING.previewPollMs, AbortSignal.any([signal, resting.signal]))
    const isTold = await Promise.race([rest.then(() => false), news.then(() => true)]).finally(() => resting.abort())
    // Heard once, it is no reason to ask again and again.
    if (isTold) news = never()
  }
}
