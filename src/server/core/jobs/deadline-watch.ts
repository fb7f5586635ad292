import type { Clock } from '../../platform/clock/clock.ts'

/** One job this process works on. */
export interface WatchedRun extends Disposable {
  /** Fires when the job is overdue, was cancelled, or the process shuts down. */
  readonly signal: AbortSignal
  /** Overdue or ended by somebody else: there is nothing left to work for. */
  readonly isOver: boolean
}

/**
 * The deadlines of the jobs this process works on, by the server's clock: a timer would not follow a clock that tests and
 * `/dev/clock` move.
 */
export function createDeadlineWatch(clock: Clock) {
  const runs = new Set<{ jobId: string; deadlineAt: Date; controller: AbortController }>()
  return {
    follow({ jobId, deadlineAt }: { jobId: string; deadlineAt: Date }, stop: AbortSignal): WatchedRun {
      const run = { jobId, deadlineAt, controller: new AbortController() }
      runs.add(run)
      return {
        signal: AbortSignal.any([run.controller.signal, stop]),
        get isOver() {
          return run.controller.signal.aborted
        },
        [Symbol.dispose]: () => runs.delete(run),
      }
    },
    /** The jobs this process works on. */
    jobIds: (): string[] => [...runs].map(({ jobId }) => jobId),
    /** Stops the work on jobs that somebody else has ended. */
    stopEnded(jobIds: ReadonlySet<string>): void {
      for (const run of runs) if (jobIds.has(run.jobId)) run.controller.abort(new Error('the job has ended'))
    },
    stopOverdue(): void {
      const now = clock.now()
      for (const run of runs) if (run.deadlineAt < now) run.controller.abort(new Error('the job is overdue'))
    },
  }
}

export type DeadlineWatch = ReturnType<typeof createDeadlineWatch>
