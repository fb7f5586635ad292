import { useEffect, useState } from 'react'

export interface ProgressTiming {
  start: number
  cap: number
  done: number
  tickMs: number
  hideMs: number
}

/** What a tick adds: a tenth of what is left to the cap, so that it never stands still and never arrives. */
const SHARE_PER_TICK = 0.1

/**
 * A bar for work of unknown length: from `start`, rising with every tick up to `cap`; at `done` when the work is,
 * and undefined (hidden) `hideMs` later.
 */
export function useProgress(isDone: boolean, { start, cap, done, tickMs, hideMs }: ProgressTiming): number | undefined {
  const [value, setValue] = useState<number | undefined>(start)

  useEffect(() => {
    if (isDone) {
      setValue(done)
      const hiding = setTimeout(() => setValue(undefined), hideMs)
      return () => clearTimeout(hiding)
    }
    setValue(start)
    const ticking = setInterval(() => {
      setValue((now = start) => Math.min(cap, now + Math.max(1, (cap - now) * SHARE_PER_TICK)))
    }, tickMs)
    return () => clearInterval(ticking)
  }, [isDone, start, cap, done, tickMs, hideMs])

  return value
}
