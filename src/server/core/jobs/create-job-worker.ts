import type { GroupLimits, Queue } from '../../platform/queue/queue.ts'
import { createDeadlineWatch } from './deadline-watch.ts'
import { endOverdueJobs } from './end-overdue-jobs.ts'
import { failJob } from './fail-job.ts'
import { jobIdOf } from './job-id-of.ts'
import type { JobKind } from './job-kind.ts'
import type { JobParts } from './job-parts.ts'
import { listEndedJobs } from './jobs.store.ts'
import { runJob } from './run-job.ts'

/** Deliveries after the first. Each is a crash of a worker or a broken store; an engine's failures are counted elsewhere. */
const MAX_REDELIVERIES = 10
const SWEEP_MS = 1_000

/** Makes the queues of the kinds of job; every process that sends or works calls it once. */
export async function declareJobQueues(queue: Queue, kinds: readonly JobKind[]): Promise<void> {
  for (const kind of kinds) {
    const expireInSeconds = Math.ceil(kind.timeoutMs / 1000) + 60
    await queue.declare(kind.name, { retryLimit: MAX_REDELIVERIES, expireInSeconds })
  }
}

/**
 * Works on the jobs of these kinds until it is closed. It knows no kind: what differs between them, each kind says itself.
 * `userLimits`: how many jobs of one kind somebody may have in work at once, by their plan.
 */
export function createJobWorker(parts: JobParts, kinds: readonly JobKind[], { userLimits }: { userLimits?: GroupLimits } = {}) {
  const watch = createDeadlineWatch(parts.clock)

  async function sweep(): Promise<number> {
    watch.stopOverdue()
    watch.stopEnded(await listEndedJobs(parts.database, watch.jobIds()))
    return endOverdueJobs(parts)
  }

  return {
    /** Ends what is overdue by the server's clock now; happens every second by itself. */
    sweep,

    async start(): Promise<AsyncDisposable> {
      await using starting = new AsyncDisposableStack()
      await declareJobQueues(parts.queue, kinds)
      for (const kind of kinds) {
        const worker = await parts.queue.work(
          kind.name,
          { concurrency: kind.concurrency, groupLimits: userLimits },
          {
            run: async (delivery) => {
              try {
                await runJob(parts, kind, delivery, watch)
              } catch (error) {
                if (!delivery.signal.aborted) parts.reportBug(`job ${jobIdOf(delivery)} was interrupted`, error)
                throw error
              }
            },
            onDead: (delivery) =>
              parts.database.transaction().execute(async (transaction) => {
                await failJob(parts, transaction, { jobId: jobIdOf(delivery), failure: 'worker.lost' })
              }),
          },
        )
        starting.use(worker)
      }
      let sweeping: Promise<unknown> = Promise.resolve()
      const timer = setInterval(() => {
        // What a sweep misses because the database is away, the next one ends.
        sweeping = sweep().catch(() => {})
      }, SWEEP_MS)
      starting.defer(async () => {
        clearInterval(timer)
        await sweeping
      })
      return starting.move()
    },
  }
}
