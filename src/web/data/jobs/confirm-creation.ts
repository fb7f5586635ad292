import { NOT_FOUND } from '#contract/job-constants.ts'
import { LIMITS } from '#contract/limits.ts'
import { TIMING } from '#contract/timing.ts'
import { wait } from '#web/data/wait.ts'

/**
 * Asks every 6 s, up to 10 times, until the new job is known (product text §4). Resolves in every case, also when a
 * question fails: the library shows what became of it.
 */
export async function confirmCreation(askStatus: () => Promise<string>, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < LIMITS.creationConfirmationMaxTries; attempt += 1) {
    await wait(TIMING.creationConfirmationPollMs, signal)
    const status = await askStatus().catch(() => undefined)
    if (status !== NOT_FOUND) return
  }
}
