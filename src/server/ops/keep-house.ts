import type { Kysely } from 'kysely'
import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Executions } from '#server/core/executions/executions.ts'
import type { Limits } from '#server/core/limits/limits.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { forgetOldOutboxEvents } from '#server/platform/outbox/forget-old-outbox-events.ts'

const EVERY_MS = 60_000
/** Reading the names of all blobs takes a while, and what is lost is in nobody's way. */
const BLOBS_EVERY_MS = 6 * 3_600_000

interface HouseParts {
  readonly database: Kysely<Tables>
  readonly accounts: Accounts
  readonly limits: Limits
  readonly executions: Executions
  readonly enhancements: { forgetOld(): Promise<void> }
  readonly callbacks: { forgetOld(): Promise<void> }
  readonly files: {
    forgetStaleUploads(): Promise<void>
    forgetUnused(): Promise<void>
    forgetLostBlobs(): Promise<number>
  }
  reportBug(what: string, error: unknown): void
}

/** Removes once a minute what has expired, and ends what was left behind. Several processes may do it at the same time. */
export function keepHouse(parts: HouseParts): AsyncDisposable {
  let sweeping: Promise<unknown> = Promise.resolve()
  const every = (ms: number, what: string, work: () => Promise<unknown>) =>
    setInterval(() => {
      sweeping = Promise.all([sweeping, work().catch((error: unknown) => parts.reportBug(what, error))])
    }, ms).unref()
  const timers = [
    every(EVERY_MS, 'old records were not removed', () => sweep(parts)),
    every(BLOBS_EVERY_MS, 'lost blobs were not removed', () => parts.files.forgetLostBlobs()),
  ]
  const close = async () => {
    for (const timer of timers) clearInterval(timer)
    await sweeping
  }
  return { [Symbol.asyncDispose]: close }
}

async function sweep({ database, accounts, limits, executions, enhancements, callbacks, files }: HouseParts): Promise<void> {
  await accounts.forgetExpired()
  await limits.forgetEnded()
  await executions.endOrphans()
  await executions.forgetOld()
  await enhancements.forgetOld()
  await callbacks.forgetOld()
  await files.forgetStaleUploads()
  await files.forgetUnused()
  await forgetOldOutboxEvents(database)
}
