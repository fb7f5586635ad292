import type { Kysely } from 'kysely'
import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Executions } from '#server/core/executions/executions.ts'
import type { Limits } from '#server/core/limits/limits.ts'
import type { SlowDown } from '#server/core/limits/slow-down.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { forgetOldOutboxEvents } from '#server/platform/outbox/forget-old-outbox-events.ts'

const EVERY_MS = 60_000
/** Looking through all files and blobs takes a while, and those that nobody needs are in nobody's way. */
const FILES_EVERY_MS = 6 * 3_600_000
/** Also a program that never runs for hours comes to it. */
const FILES_FIRST_MS = 10 * 60_000

interface HouseParts {
  readonly database: Kysely<Tables>
  readonly accounts: Accounts
  readonly limits: Limits
  readonly slowDown: SlowDown
  readonly executions: Executions
  readonly enhancements: { forgetOld(): Promise<void> }
  readonly billing: { catchUp(): Promise<void> }
  readonly callbacks: { forgetOld(): Promise<void> }
  readonly ownData: { finishDepartures(): Promise<void> }
  readonly counts: { checkNext(): Promise<void> }
  readonly files: {
    forgetStaleUploads(): Promise<void>
    forgetUnused(): Promise<void>
    forgetLostBlobs(): Promise<number>
  }
  reportBug(what: string, error: unknown): void
}

/** Removes what has expired, records once a minute and files now and then, ends what was left behind and catches up with payments. Several processes may do it at the same time. */
export function keepHouse(parts: HouseParts): AsyncDisposable {
  let sweeping: Promise<unknown> = Promise.resolve()
  const run = (what: string, work: () => Promise<unknown>) => {
    sweeping = Promise.all([sweeping, work().catch((error: unknown) => parts.reportBug(what, error))])
  }
  const sweepRecords = () => run('old records were not removed', () => sweep(parts))
  const catchUp = () => run('what was paid was not caught up with', () => parts.billing.catchUp())
  const finishDepartures = () => run('not all of somebody who left was removed', () => parts.ownData.finishDepartures())
  const checkCounts = () => run('pages have shown wrong totals', () => parts.counts.checkNext())
  const sweepFiles = () => run('files that nobody needs were not removed', () => forgetFiles(parts))
  const sealTokens = () => run('stored tokens were not sealed', () => parts.accounts.sealStoredTokens())
  const timers = [
    setInterval(sweepRecords, EVERY_MS),
    setInterval(catchUp, EVERY_MS),
    setInterval(finishDepartures, EVERY_MS),
    setInterval(checkCounts, EVERY_MS),
    setInterval(sweepFiles, FILES_EVERY_MS),
    setInterval(sealTokens, FILES_EVERY_MS),
  ]
  const first = setTimeout(sweepFiles, FILES_FIRST_MS)
  for (const timer of [...timers, first]) timer.unref()
  const close = async () => {
    clearTimeout(first)
    for (const timer of timers) clearInterval(timer)
    await sweeping
  }
  return { [Symbol.asyncDispose]: close }
}

async function sweep({
  database,
  accounts,
  limits,
  slowDown,
  executions,
  enhancements,
  callbacks,
  files,
}: HouseParts): Promise<void> {
  await accounts.forgetExpired()
  await limits.forgetEnded()
  await slowDown.forgetOld()
  await executions.endOrphans()
  await executions.forgetOld()
  await enhancements.forgetOld()
  await callbacks.forgetOld()
  await files.forgetStaleUploads()
  await forgetOldOutboxEvents(database)
}

async function forgetFiles({ files }: HouseParts): Promise<void> {
  await files.forgetUnused()
  await files.forgetLostBlobs()
}
