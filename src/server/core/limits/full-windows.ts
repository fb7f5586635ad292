/** Windows kept at once; what is forgotten is counted again in the database. */
const MOST_WINDOWS = 100_000

/**
 * Windows that this process has seen full: until they end nothing that could be counted makes room in them, so whoever goes on asking
 * is refused without a write to the database each time.
 */
export function createFullWindows() {
  const endsAtMs = new Map<string, number>()

  return {
    add(bucket: string, windowEndsAt: Date): void {
      endsAtMs.delete(bucket)
      endsAtMs.set(bucket, windowEndsAt.getTime())
      const [oldest] = endsAtMs.keys()
      if (endsAtMs.size > MOST_WINDOWS && oldest !== undefined) endsAtMs.delete(oldest)
    },

    /** When the last of these windows ends that is full; undefined when none is. */
    endOf(buckets: readonly string[], now: Date): Date | undefined {
      const latestMs = Math.max(...buckets.map((bucket) => endsAtMs.get(bucket) ?? 0))
      return latestMs > now.getTime() ? new Date(latestMs) : undefined
    },

    forgetEnded(now: Date): void {
      for (const [bucket, endMs] of endsAtMs) if (endMs <= now.getTime()) endsAtMs.delete(bucket)
    },
  }
}
