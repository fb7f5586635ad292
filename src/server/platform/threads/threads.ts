import { AppError } from '#contract/app-error.ts'

/** A module whose work is done in a thread; what goes in and comes out is copied over. */
export interface ThreadTask {
  run(input: never): unknown
}

export interface ThreadOrder {
  /** Whose work it is, such as a user's id: everybody who waits gets their turn, whatever the others have waiting. */
  readonly owner: string
}

/** Threads beside the event loop, for work on texts and the like that may take more than a few milliseconds. */
export interface Threads extends AsyncDisposable {
  /**
   * Runs `task`, the address of a module, in a thread: `threads.run<typeof import('./x.ts')>(new URL('./x.ts', import.meta.url), …)`.
   * Rejects with ThreadsBusy when too much waits already, with WorkTooLong after the time limit, and with what the task threw: an
   * AppError as that, anything else as an Error with its text.
   */
  run<Task extends ThreadTask>(
    task: URL,
    input: Parameters<Task['run']>[0],
    order: ThreadOrder,
  ): Promise<Awaited<ReturnType<Task['run']>>>
}

/** A piece of work takes seconds at the most, so whoever comes again soon finds room. */
const RETRY_AFTER_SECONDS = 5

/** Too much waits for a thread, of everybody or of this owner alone; users read it as RATE_LIMITED. */
export class ThreadsBusy extends AppError {
  constructor(found: string) {
    super('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause: found })
  }
}

/** One piece of work took all the time that a piece may take and was ended; users read it as RATE_LIMITED. */
export class WorkTooLong extends AppError {
  constructor(found: string) {
    super('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause: found })
  }
}
