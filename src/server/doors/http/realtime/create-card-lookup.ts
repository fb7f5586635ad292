import type { JobCard } from '#contract/entities/job.ts'
import type { RealtimeSource } from './realtime-source.ts'

/** So many cards are one look; more of them would hold up what else the process does. */
const MOST_AT_ONCE = 200

interface Asked {
  readonly userId: string
  readonly jobId: string
  readonly origin: string
  resolve(card: JobCard | undefined): void
  reject(error: unknown): void
}

/**
 * Looks cards up in batches, one batch after the other: what is asked for while one is on its way is the next. So a storm of
 * events takes one connection to the database and little memory, and events are told in the order in which they happened.
 */
export function createCardLookup({
  findJobs,
  isHere,
}: Pick<RealtimeSource, 'findJobs'> & {
  /** Whether anybody would be told: the cards of who has left meanwhile are not looked up. */
  isHere(userId: string): boolean
}) {
  const waiting: Asked[] = []
  let isLooking = false

  async function lookAll(): Promise<void> {
    while (waiting.length > 0) {
      const byOrigin = Map.groupBy(waiting.splice(0, MOST_AT_ONCE), ({ origin }) => origin)
      for (const [origin, batch] of byOrigin) await look(origin, batch)
    }
    isLooking = false
  }

  /** A batch that fails is halved, so that one broken card keeps nobody else from theirs. */
  async function look(origin: string, batch: readonly Asked[]): Promise<void> {
    const wanted = batch.filter(({ userId }) => isHere(userId))
    try {
      const cards = wanted.length === 0 ? new Map<string, JobCard>() : await findJobs({ jobs: wanted, origin })
      for (const { jobId, resolve } of batch) resolve(cards.get(jobId))
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error)
      const half = Math.ceil(batch.length / 2)
      await look(origin, batch.slice(0, half))
      await look(origin, batch.slice(half))
    }
  }

  return ({ userId, jobId, origin }: Pick<Asked, 'userId' | 'jobId' | 'origin'>): Promise<JobCard | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, jobId, origin, resolve, reject })
      if (isLooking) return
      isLooking = true
      // What is told in the same breath is one batch.
      queueMicrotask(() => void lookAll())
    })
}
