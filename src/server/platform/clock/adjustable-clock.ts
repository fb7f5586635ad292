import type { Clock } from './clock.ts'

/** A clock that tests and `/dev/clock` can move; it goes on running from where it was put. */
export interface AdjustableClock extends Clock {
  advance(milliseconds: number): void
  set(now: Date): void
  /** Back to real time. */
  reset(): void
}

export function createAdjustableClock(base: Clock): AdjustableClock {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    advance: (milliseconds) => {
      offsetMs += milliseconds
    },
    set: (now) => {
      offsetMs = now.getTime() - base.now().getTime()
    },
    reset: () => {
      offsetMs = 0
    },
  }
}
