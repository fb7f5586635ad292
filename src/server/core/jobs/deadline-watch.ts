import type { Clock } from '../../platform/clock/clock.ts'

/** One job this process works on. */
export interface WatchedRun extends Disposable {
  /** Fires when the job is overdue, was cancelled, or the process shuts down. */
  readonly signal: AbortSignal
  readonly isOverdue: boolean
}

/**
 * The deadlines of the jobs this process works on, by the server's clock: a timer would not follow a clock that tests and
 * `/dev/clock` move.
 */
export function createDeadlineWatch(clock: Clock) {
  const runs = new Set<{ deadlineAt: Date; controller: AbortController }>()
  return {
    follow(deadlineAt: Date, stop: AbortSignal): WatchedRun {
      const run = { deadlineAt, controller: new AbortController() }
      runs.add(run)
      return {
        signal: AbortSignal.any([run.controller.signal, stop]),
        get isOverdue() {
          return run.controller.signal.aborted
        },
        [Symbol.dispose]: () => runs.delete(run),
      }
    },
    stopOverdue(): void {
      const now = clock.now()
      for (const run of runs) if (run.deadlineAt < now) run.controller.abort(new Error('the job is overdue'))
    },
  }
}

export type DeadlineWatch = ReturnType<typeof createDeadlineWatch>
