import type { Kysely } from 'kysely'
import type { Accounts } from '#server/core/accounts/accounts.ts'
import type { Executions } from '#server/core/executions/executions.ts'
import type { Limits } from '#server/core/limits/limits.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { forgetOldOutboxEvents } from '#server/platform/outbox/forget-old-outbox-events.ts'

const EVERY_MS = 60_000

interface HouseParts {
  readonly database: Kysely<Tables>
  readonly accounts: Accounts
  readonly limits: Limits
  readonly executions: Executions
  readonly enhancements: { forgetOld(): Promise<void> }
  reportBug(what: string, error: unknown): void
}

/** Removes once a minute what has expired, and ends what was left behind. Several processes may do it at the same time. */
export function keepHouse(parts: HouseParts): AsyncDisposable {
  let sweeping: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweep(parts).catch((error: unknown) => parts.reportBug('old records were not removed', error))
  }, EVERY_MS)
  timer.unref()
  const close = async () => {
    clearInterval(timer)
    await sweeping
  }
  return { [Symbol.asyncDispose]: close }
}

async function sweep({ database, accounts, limits, executions, enhancements }: HouseParts): Promise<void> {
  await accounts.forgetExpired()
  await limits.forgetEnded()
  await executions.endOrphans()
  await executions.forgetOld()
  await enhancements.forgetOld()
  await forgetOldOutboxEvents(database)
}
