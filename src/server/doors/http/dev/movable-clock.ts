/** A server clock that development can move; real time goes on from wherever it was put. */
export interface MovableClock {
  now(): Date
  advance(milliseconds: number): void
  set(now: Date): void
  /** Back to real time. */
  reset(): void
}
