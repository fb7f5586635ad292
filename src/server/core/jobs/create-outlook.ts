import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Job } from './job.ts'
import { type KindPace, listQueuePlaces, measureKinds } from './outlook.store.ts'

/** What can be said of a job that has not ended; what was never measured is not said. */
export interface JobOutlook {
  /** Among all jobs that wait for the same kind of work, from 1. */
  readonly queuePlace?: number
  /** Until it begins. */
  readonly waitSeconds?: number
  /** From its beginning to its end. */
  readonly expectedSeconds?: number
}

/** Fewer jobs than these say nothing of the next one. */
const LEAST_MEASURED = 3
/** A page of cards, and every event, asks; the pace of a house changes slowly. */
const MEASURE_EVERY_MS = 5_000

/**
 * Where jobs stand in line and how long they take, measured from this house's own newest jobs of the same kind, by the engine
 * that makes them now (`makerOf`).
 */
export function createOutlook({
  database,
  clock,
  makerOf,
}: {
  database: Kysely<Tables>
  clock: Clock
  makerOf(kind: Job['kind']): string | undefined
}) {
  const measured = new Map<string, { pace: KindPace; atMs: number }>()

  async function measure(kinds: readonly string[]): Promise<void> {
    const nowMs = clock.now().getTime()
    const isOld = (kind: string) => Math.abs(nowMs - (measured.get(kind)?.atMs ?? Number.NEGATIVE_INFINITY)) >= MEASURE_EVERY_MS
    const makers = kinds.filter(isOld).flatMap((kind) => {
      const engine = makerOf(kind)
      return engine === undefined ? [] : [{ kind, engine }]
    })
    if (makers.length === 0) return
    for (const [kind, pace] of await measureKinds(database, makers)) measured.set(kind, { pace, atMs: nowMs })
  }

  return {
    /** By the ids of those of them that have not ended. */
    async outlookOf(jobs: readonly Job[]): Promise<ReadonlyMap<string, JobOutlook>> {
      const waiting = jobs.filter((job) => job.state.status === 'QUEUED')
      const unfinished = [...waiting, ...jobs.filter((job) => job.state.status === 'RUNNING')]
      if (unfinished.length === 0) return new Map()
      const [places] = await Promise.all([
        waiting.length === 0 ? new Map<string, number>() : listQueuePlaces(database, askedFor(waiting)),
        measure(distinctKinds(unfinished)),
      ])
      return new Map(unfinished.map((job) => [job.id, outlook(measured.get(job.kind)?.pace, places.get(job.id))]))
    },
  }
}

export type Outlook = ReturnType<typeof createOutlook>

const distinctKinds = (jobs: readonly Job[]) => [...new Set(jobs.map((job) => job.kind))]
const askedFor = (jobs: readonly Job[]) => ({ kinds: distinctKinds(jobs), jobIds: jobs.map((job) => job.id) })

function outlook(pace: KindPace | undefined, place: number | undefined): JobOutlook {
  const isMeasured = pace?.medianSeconds != null && pace.measured >= LEAST_MEASURED
  const expectedSeconds = isMeasured ? (pace.medianSeconds ?? 0) : undefined
  // As many as are in work now end in the time that one takes; where none is, work has not begun again and none ends.
  const turnSeconds = expectedSeconds === undefined || !pace?.running ? undefined : expectedSeconds / pace.running
  return {
    ...(place !== undefined && { queuePlace: place }),
    ...(place !== undefined && turnSeconds !== undefined && { waitSeconds: Math.ceil(place * turnSeconds) }),
    ...(expectedSeconds !== undefined && { expectedSeconds: Math.max(1, Math.round(expectedSeconds)) }),
  }
}
