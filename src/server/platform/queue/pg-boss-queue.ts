import assert from 'node:assert/strict'
import type { Transaction } from 'kysely'
import { fromKysely, type Job, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { DatabaseConnection } from '../database/database-connection.ts'
import { prepared } from '../database/keep-prepared.ts'
import { notifyAfterCommit } from '../database/notify-after-commit.ts'
import type { Tables } from '../database/tables.ts'
import { giveBackAboveLimit } from './give-back-above-limit.ts'
import { listReady } from './list-ready.ts'
import type { Delivery, GroupLimits, NewDelivery, Queue, QueueOptions } from './queue.ts'
import { type ReadyBell, startReadyBell } from './ready-bell.ts'

export interface PgBossQueueOptions {
  /**
   * No other process takes jobs from this database. Jobs that were being done when the last one ended are then delivered
   * again at once, instead of after the silence of a heartbeat.
   */
  readonly onlyProcess: boolean
  /** How long work under way may go on when a worker is closed, before its signal fires. */
  readonly closeGraceMs: number
  onError(error: Error): void
}

/**
 * How often a slot looks by itself: seldom, as NOTIFY and the bell wake it. A process has dozens of slots, and asking twice a
 * second for each was most of what an idle program did.
 */
const POLLING_SECONDS = 60
const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 2
/** One to two seconds after the first delivery, twice that after the next. */
const WORK_RETRY = { retryDelay: 1, retryBackoff: true, retryDelayMax: 30 }
/** A dead job must reach its handler, however long the database is away. */
const DEAD_RETRY = { retryLimit: 100_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 }
/**
 * pg-boss removes what nobody has taken for this long, and unless it is told otherwise after two weeks: a house that was switched off
 * for longer would lose jobs that were paid for. Ten years, as there is no "never".
 */
const RETENTION_SECONDS = 10 * 365 * 24 * 60 * 60
const SCHEMA = 'pgboss'
/** Names of queues are told on it that have a new job. pg-boss would tell them inside of the transaction that sends the job. */
const CHANNEL = 'troupe_queue'

const deadQueue = (name: string) => `${name}-dead`

/** A statement of pg-boss depends on its queue only: what is sent or completed comes as one parameter. */
function onTransaction(transaction: Transaction<Tables>): ReturnType<typeof fromKysely> {
  const { executeSql } = fromKysely(transaction)
  return { executeSql: (text, values) => executeSql(prepared(text), values) }
}

/** The queue on pg-boss, in a schema of its own in the same database. */
export async function createPgBossQueue(
  connection: DatabaseConnection,
  options: PgBossQueueOptions,
): Promise<Queue & AsyncDisposable> {
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    application_name: 'troupe queue',
    max: 6,
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  const closing = new AbortController()
  // A server that ends with the program breaks connections that are parting: nobody waits for them any more.
  boss.on('error', (error) => {
    if (!closing.signal.aborted) options.onError(error)
  })
  await boss.start()
  return new PgBossQueue(boss, options, closing)
}

class PgBossQueue implements Queue, AsyncDisposable {
  readonly #boss: PgBoss
  readonly #options: PgBossQueueOptions
  readonly #closing: AbortController
  readonly #groupLimits = new Map<string, GroupLimits>()
  #bell: ReadyBell | undefined
  #listening: Promise<AsyncDisposable> | undefined

  constructor(boss: PgBoss, options: PgBossQueueOptions, closing: AbortController) {
    this.#boss = boss
    this.#options = options
    this.#closing = closing
  }

  async declare(name: string, { retryLimit, expireInSeconds }: QueueOptions): Promise<void> {
    const kept = { notify: false, retentionSeconds: RETENTION_SECONDS }
    const common = { ...kept, heartbeatSeconds: HEARTBEAT_SECONDS, expireInSeconds }
    const work = { ...common, retryLimit, ...WORK_RETRY, deadLetter: deadQueue(name) }
    await this.#boss.createQueue(deadQueue(name), { ...common, ...DEAD_RETRY })
    await this.#boss.createQueue(name, work)
    // A queue made by an earlier version keeps its settings otherwise.
    await this.#boss.updateQueue(deadQueue(name), kept)
    await this.#boss.updateQueue(name, { ...kept, retryLimit, expireInSeconds, ...WORK_RETRY })
  }

  async send(transaction: Transaction<Tables>, name: string, job: NewDelivery): Promise<void> {
    const { id, data, turn = 0, group } = job
    // pg-boss takes the highest priority first, and of those the oldest.
    const order = { priority: -turn, ...(group && { group }) }
    const sent = await this.#boss.send(name, data, { id, ...order, db: onTransaction(transaction) })
    if (sent === null) throw new Error(`a job with the id ${job.id} was already sent to ${name}`)
    // Whoever is killed between commit and this has rung no bell: the next look of the workers finds the job.
    await notifyAfterCommit(transaction, { channel: CHANNEL, payload: name })
  }

  async complete(transaction: Transaction<Tables>, name: string, delivery: Delivery): Promise<boolean> {
    const attempt = { id: delivery.id, retryCount: delivery.attempt - 1 }
    const response = await this.#boss.complete(name, attempt, null, { db: onTransaction(transaction) })
    // The declared type of the answer is empty; it counts the rows that changed.
    return (response as { affected: number }).affected === 1
  }

  async listWaiting(ids: readonly string[], key: string): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    // What a process has had that is silent since waits as well, though nobody has said so yet.
    const sent = `
      with sent as (
        select coalesce(data ->> $2, id::text) as id,
          state < 'active' or heartbeat_on + heartbeat_seconds * interval '1 second' < ${SCHEMA}.job_now() as waits
        from ${SCHEMA}.job where state <= 'active'
      )
      select id from sent where id = any ($1::text[]) group by id having bool_and(coalesce(waits, false))`
    const { rows } = await this.#boss.getDb().executeSql(sent, [ids, key])
    return new Set((rows as { id: string }[]).map(({ id }) => id))
  }

  async work(
    name: string,
    { concurrency, groupLimits }: { concurrency: number; groupLimits?: GroupLimits },
    handlers: { run(delivery: Delivery): Promise<void>; onDead(job: { id: string; data: unknown }): Promise<void> },
  ): Promise<AsyncDisposable> {
    if (this.#options.onlyProcess) await this.#takeBackOrphans([name, deadQueue(name)])
    this.#bell ??= startReadyBell((queues) => this.#listReady(queues))
    this.#listening ??= this.#listen(this.#bell)
    await this.#listening
    const closing = new AbortController()
    const workers = [
      await this.#startWorker(deadQueue(name), async (job) => {
        if (job.sourceId === null) throw new Error(`the dead job ${job.id} does not say which job it was`)
        await handlers.onDead({ id: job.sourceId, data: job.data })
      }),
    ]
    const run = async (job: JobWithMetadata<unknown>) => {
      if (groupLimits && (await giveBackAboveLimit(this.#boss.getDb(), { job, limits: groupLimits, schema: SCHEMA }))) return
      const signal = AbortSignal.any([job.signal, closing.signal])
      await handlers.run({ id: job.id, attempt: job.retryCount + 1, data: job.data, signal })
    }
    for (let slot = 0; slot < concurrency; slot++) workers.push(await this.#startWorker(name, run, groupLimits))
    const close = async () => {
      const grace = setTimeout(() => closing.abort(new Error('the worker is closing')), this.#options.closeGraceMs)
      await Promise.all(workers.map((stop) => stop()))
      clearTimeout(grace)
    }
    return { [Symbol.asyncDispose]: close }
  }

  /** One slot that does one job after the other; answers how to stop it when its job is done. */
  async #startWorker(
    name: string,
    run: (job: JobWithMetadata<unknown>) => Promise<void>,
    groupLimits?: GroupLimits,
  ): Promise<() => Promise<void>> {
    const polling = { pollingIntervalSeconds: POLLING_SECONDS, notifyPollingIntervalSeconds: POLLING_SECONDS }
    const groupConcurrency = groupLimits && { default: groupLimits.standard, tiers: { ...groupLimits.tiers } }
    if (groupLimits) this.#groupLimits.set(name, groupLimits)
    let isBusy = false
    let id: string | undefined
    const wake = () => {
      if (id) this.#boss.notifyWorker(id)
    }
    id = await this.#boss.work<unknown>(
      name,
      { ...polling, groupConcurrency, includeMetadata: true },
      async (jobs: Job<unknown>[]) => {
        isBusy = true
        try {
          await run(jobs[0] as JobWithMetadata<unknown>)
        } finally {
          isBusy = false
          // Without this a slot sleeps after each job, also when more jobs wait.
          wake()
        }
      },
    )
    assert(this.#bell, 'who works hears the bell')
    const leave = this.#bell.add({ queue: name, isBusy: () => isBusy, wake })
    return async () => {
      leave()
      await this.#boss.offWork(name, { id: id!, wait: true })
    }
  }

  /** Wakes slots when a job was sent by any process. What was not heard while the connection was away, the bell finds by itself. */
  async #listen(bell: ReadyBell): Promise<AsyncDisposable> {
    const database = this.#boss.getDb()
    assert(database.listen, "pg-boss's own connections listen")
    const { close } = await database.listen(CHANNEL, bell.ring, () => {})
    return { [Symbol.asyncDispose]: close }
  }

  async #listReady(names: readonly string[]): Promise<string[]> {
    const queues = names.map((name) => ({ name, limits: this.#groupLimits.get(name) }))
    return listReady(this.#boss.getDb(), { queues, schema: SCHEMA })
  }

  async #takeBackOrphans(names: readonly string[]): Promise<void> {
    const database = this.#boss.getDb()
    for (const name of names) {
      const active = `select id from ${SCHEMA}.job where name = $1 and state = 'active'`
      const { rows } = await database.executeSql(active, [name])
      const ids = (rows as { id: string }[]).map((row) => row.id)
      if (ids.length === 0) continue
      await this.#boss.fail(name, ids, { message: 'the program ended while it was doing this' })
      const atOnce = `update ${SCHEMA}.job set start_after = now() where name = $1 and state = 'retry' and id = any($2::uuid[])`
      await database.executeSql(atOnce, [name, ids])
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#bell?.[Symbol.dispose]()
    await (await this.#listening)?.[Symbol.asyncDispose]()
    await this.#boss.stop({ graceful: true, timeout: this.#options.closeGraceMs })
    this.#closing.abort()
  }
}
