import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { EngineOutput, Progress, Work } from '../../platform/engines/engine.ts'
import type { Job } from './job.ts'
import type { JobResult } from './results.store.ts'

/** All that the worker must be told about one kind of job; everything else is the same for all of them. */
export interface JobKind {
  /** The queue's name, and `kind` of its jobs. */
  readonly name: string
  /** From the first taking on; then the job fails and is given back. */
  readonly timeoutMs: number
  /** How many jobs of this kind one process works on at once. */
  readonly concurrency: number
  /** What the engine is asked to make. Throws `SourceGone` when the job can never be done; anything else is tried again. */
  plan(job: Job): Promise<Work>
  /** In the transaction that ends the job in SUCCESS: what else there is to write. */
  succeed?(transaction: Transaction<Tables>, job: Job, done: Extract<Progress, { state: 'done' }>): Promise<void>
}

/** Where outputs go: to the store before the last transaction, to their owner in it. */
export interface OutputShelf<Kept extends JobResult = JobResult> {
  keep(job: Job, outputs: readonly EngineOutput[], madeBy: { engine: string }): Promise<readonly Kept[]>
  record(transaction: Transaction<Tables>, job: Job, kept: readonly Kept[]): Promise<void>
  discard(kept: readonly Kept[]): Promise<void>
  /** Removes whatever was stored for a job that has no results. */
  clear(job: Job): Promise<void>
}

/** What a job was started for is paid, or given back, in the transaction that ends it. */
export interface JobLedger {
  settle(transaction: Transaction<Tables>, job: Job): Promise<void>
  /** Whether anything was given back. */
  giveBack(transaction: Transaction<Tables>, job: Job): Promise<boolean>
}
