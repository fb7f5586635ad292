import type { JobCard } from '#contract/entities/job.ts'
import { createBatchedLookup } from './create-batched-lookup.ts'
import type { RealtimeSource } from './realtime-source.ts'

interface AskedCard {
  readonly userId: string
  readonly jobId: string
  /** Pictures have their addresses below it. */
  readonly origin: string
}

const keyOf = ({ origin, jobId }: Pick<AskedCard, 'origin' | 'jobId'>) => `${origin} ${jobId}`

/** Looks cards up in batches. */
export function createCardLookup({ findJobs, isHere }: Pick<RealtimeSource, 'findJobs'> & { isHere(userId: string): boolean }) {
  async function find(asked: readonly AskedCard[]): Promise<ReadonlyMap<string, JobCard>> {
    const cards = new Map<string, JobCard>()
    for (const [origin, jobs] of Map.groupBy(asked, (one) => one.origin)) {
      for (const [jobId, card] of await findJobs({ jobs, origin })) cards.set(keyOf({ origin, jobId }), card)
    }
    return cards
  }
  return createBatchedLookup<AskedCard, JobCard>({ find, keyOf, isHere })
}
