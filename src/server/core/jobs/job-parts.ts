import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Engines } from '../../platform/engines/choose-engines.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Job } from './job.ts'
import type { JobLedger, OutputShelf } from './job-kind.ts'

/** Writes the business event of a changed job in the transaction that changed it. */
export type AnnounceJob = (transaction: Transaction<Tables>, job: Job) => Promise<void>

/** What working on jobs needs. */
export interface JobParts {
  readonly database: Kysely<Tables>
  readonly queue: Queue
  readonly engines: Pick<Engines, 'forKind' | 'named'>
  readonly clock: Clock
  readonly outputs: OutputShelf
  readonly ledger: JobLedger
  readonly announce: AnnounceJob
  /** Tells the host what went wrong on our side, a full disk for example. */
  readonly reportBug: (what: string, error: unknown) => void
}
