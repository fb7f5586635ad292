import type { JobCard } from '#contract/entities/job.ts'

/** More that wait are a crowd. */
export const MOST_IN_SIGHT = 3

export interface Folded<Item> {
  /** In the order in which they came. */
  readonly shown: readonly Item[]
  /** How many waiting ones are not among them. */
  readonly foldedCount: number
}

/**
 * A list in which many wait without the crowd of them, so that what is finished stays in sight. As many waiting ones as say
 * `inSight` stay: those that begin next. One more than these is no crowd.
 */
export function foldWaiting<Item>(
  items: readonly Item[],
  jobOf: (item: Item) => JobCard,
  { inSight = MOST_IN_SIGHT }: { inSight?: number } = {},
): Folded<Item> {
  const waiting = items.filter((item) => jobOf(item).status === 'QUEUED')
  if (waiting.length <= inSight + 1) return { shown: items, foldedCount: 0 }
  const next = waiting.toSorted((a, b) => beginsBefore(jobOf(a), jobOf(b))).slice(0, inSight)
  const kept = new Set(next)
  return {
    shown: items.filter((item) => jobOf(item).status !== 'QUEUED' || kept.has(item)),
    foldedCount: waiting.length - inSight,
  }
}

function beginsBefore(a: JobCard, b: JobCard): number {
  const places = (a.queuePlace ?? Number.MAX_SAFE_INTEGER) - (b.queuePlace ?? Number.MAX_SAFE_INTEGER)
  return places || (a.$createdAt < b.$createdAt ? -1 : 1)
}
