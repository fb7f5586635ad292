import type { Delivery, GroupLimits, Queue } from '../../platform/queue/queue.ts'
import { createDeadlineWatch } from './deadline-watch.ts'
import { endOverdueJobs } from './end-overdue-jobs.ts'
import { failJob } from './fail-job.ts'
import { type Company, findPast, type Hold, letGo, markFault, type Past } from './interruptions.store.ts'
import { jobIdOf } from './job-id-of.ts'
import type { JobKind } from './job-kind.ts'
import type { JobParts } from './job-parts.ts'
import { listEndedJobs, pauseDeadline } from './jobs.store.ts'
import { runJob } from './run-job.ts'
import { createWorkplace } from './workplace.ts'

/**
 * The queue delivers for as long as it takes, after a second or two at first and more and more seldom: when a job is given up is
 * decided by what interrupted its own work.
 */
const MAX_REDELIVERIES = 1_000_000
/** Interruptions that were no crash, by a broken store for example; an engine's failures are counted elsewhere. */
const MOST_FAULTS = 10
/**
 * Of how many crashes a job has been when it is worked on alone: one may be anybody's, or somebody's who stopped the program the
 * hard way.
 */
const CRASHES_OF_A_SUSPECT = 2
/**
 * The same for work that an engine elsewhere has: asking how far it is seldom brings a process down, and may take as long as a
 * film does, in which nothing else would begin.
 */
const CRASHES_OF_A_FOLLOWED_SUSPECT = 4
const SWEEP_MS = 1_000

/** Makes the queues of the kinds of job; every process that sends or works calls it once. */
export async function declareJobQueues(queue: Queue, kinds: readonly JobKind[]): Promise<void> {
  for (const kind of kinds) {
    const expireInSeconds = Math.ceil(kind.timeoutMs / 1000) + 60
    await queue.declare(kind.name, { retryLimit: MAX_REDELIVERIES, expireInSeconds })
  }
}

function companyOf({ crashes, isFollowed }: Past): Company {
  return crashes >= (isFollowed ? CRASHES_OF_A_FOLLOWED_SUSPECT : CRASHES_OF_A_SUSPECT) ? 'alone' : 'beside others'
}

/**
 * Works on the jobs of these kinds until it is closed. It knows no kind: what differs between them, each kind says itself.
 * `userLimits`: how many jobs of one kind somebody may have in work at once, by their plan.
 */
export function createJobWorker(parts: JobParts, kinds: readonly JobKind[], { userLimits }: { userLimits?: GroupLimits } = {}) {
  const watch = createDeadlineWatch(parts.clock)
  const workplace = createWorkplace()

  async function sweep(): Promise<number> {
    watch.stopOverdue()
    watch.stopEnded(await listEndedJobs(parts.database, watch.jobIds()))
    return endOverdueJobs(parts)
  }

  async function run(kind: JobKind, delivery: Delivery): Promise<void> {
    const jobId = jobIdOf(delivery)
    // Also of a first delivery: a provider that calls back has its job delivered anew.
    const past = await findPast(parts.database, jobId)
    if (past && past.faults > MOST_FAULTS) return await giveUp(kind, delivery)
    const hold: Hold = { company: past ? companyOf(past) : 'beside others' }
    if (past?.isRunning && !workplace.isFree(hold.company)) await pauseDeadline(parts.database, jobId)
    using _place = await workplace.enter(hold.company, delivery.signal)
    try {
      await runJob(parts, kind, { delivery, hold, watch })
    } catch (error) {
      if ((await afterInterruption(error, { delivery, hold })) <= MOST_FAULTS) throw error
      await giveUp(kind, delivery)
    }
  }

  /** Answers how many faults have interrupted the job until now, as far as it is to be given up for them. */
  async function afterInterruption(error: unknown, { delivery, hold }: { delivery: Delivery; hold: Hold }): Promise<number> {
    const jobId = jobIdOf(delivery)
    try {
      if (delivery.signal.aborted) {
        await letGo(parts.database, jobId, hold)
        return 0
      }
      parts.reportBug(`job ${jobId} was interrupted`, error)
      return await markFault(parts.database, jobId, hold)
    } catch {
      // Where the database is away too, the next delivery counts a crash.
      return 0
    }
  }

  async function giveUp(kind: JobKind, delivery: Delivery): Promise<void> {
    const jobId = jobIdOf(delivery)
    try {
      await parts.database.transaction().execute(async (transaction) => {
        await failJob(parts, transaction, { jobId, failure: 'worker.lost' })
        await parts.queue.complete(transaction, kind.name, delivery)
      })
    } catch (error) {
      parts.reportBug(`job ${jobId} could not be given up`, error)
      throw error
    }
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
            run: (delivery) => run(kind, delivery),
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
