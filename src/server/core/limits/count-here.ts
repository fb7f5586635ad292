import type { RateLimit } from './rate-limit.ts'

/** Windows kept at once; a flood from more addresses than that forgets the oldest. */
const MOST_WINDOWS = 100_000

interface Window {
  used: number
  readonly endsAtMs: number
}

/** Counts in the memory of this process, for what comes too often to write each one down. */
export function createCounter() {
  const windows = new Map<string, Window>()

  return {
    count(limit: RateLimit, subject: string, now: Date): { used: number; windowEndsAt: Date } {
      const bucket = `${limit.name}/${subject}`
      const nowMs = now.getTime()
      let window = windows.get(bucket)
      if (!window || window.endsAtMs <= nowMs) {
        windows.delete(bucket)
        window = { used: 0, endsAtMs: nowMs + limit.windowMs }
        windows.set(bucket, window)
        if (windows.size > MOST_WINDOWS) forgetOldest()
      }
      window.used += 1
      return { used: window.used, windowEndsAt: new Date(window.endsAtMs) }
    },

    forgetEnded(now: Date): void {
      for (const [bucket, { endsAtMs }] of windows) if (endsAtMs <= now.getTime()) windows.delete(bucket)
    },
  }

  function forgetOldest(): void {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }
}
