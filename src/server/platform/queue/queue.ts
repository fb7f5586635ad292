import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** One job handed to a worker. `attempt` counts deliveries from 1, crashes included. */
export interface Delivery {
  readonly id: string
  readonly attempt: number
  /** The payload that was sent. */
  readonly data: unknown
  /** Fires when the job was cancelled, or when the process shuts down. */
  readonly signal: AbortSignal
}

export interface QueueOptions {
  /** Deliveries after the first, crashes included. */
  readonly retryLimit: number
  readonly expireInSeconds: number
}

/** A job to be done. Those of lower turns are taken first, then those that were sent first. */
export interface NewDelivery {
  readonly id: string
  readonly data: object
  /** 0 unless it is said. */
  readonly turn?: number
  /** Whose it is, and which of the limits of `groupLimits` counts for them; without, it counts for nobody. */
  readonly group?: { readonly id: string; readonly tier?: string }
}

/** How many jobs of one group may be in work at once, over all processes. */
export interface GroupLimits {
  readonly standard: number
  readonly tiers: Readonly<Record<string, number>>
}

/** The job queue behind one small port. Sending and completing happen inside our transactions, or not at all. */
export interface Queue {
  /** Makes the queue when it is missing. Call before `send` or `work`. */
  declare(name: string, options: QueueOptions): Promise<void>
  send(transaction: Transaction<Tables>, name: string, job: NewDelivery): Promise<void>
  /** Marks a delivery done; answers false when it was not this delivery's any more (a newer attempt owns the job). */
  complete(transaction: Transaction<Tables>, name: string, delivery: Delivery): Promise<boolean>
  /** Those of `ids` that were sent, under that id or with it as this `key` of their data, and wait until somebody takes them. */
  listWaiting(ids: readonly string[], key: string): Promise<ReadonlySet<string>>
  /**
   * Takes jobs until the returned worker is closed. A handler that completed its delivery in a transaction just returns;
   * one that throws gives the job back to be delivered again after `retryDelay`, up to `retryLimit` times; after the last
   * failure `onDead` is called once for the job.
   */
  work(
    name: string,
    options: { concurrency: number; groupLimits?: GroupLimits },
    handlers: { run(delivery: Delivery): Promise<void>; onDead(job: { id: string; data: unknown }): Promise<void> },
  ): Promise<AsyncDisposable>
}
