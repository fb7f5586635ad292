import type { JobFailure } from '#contract/errors.ts'

/** Product text §4. `not_found` is no state: the job is not registered yet. */
export type JobState =
  | { readonly status: 'QUEUED' }
  | { readonly status: 'RUNNING' }
  | { readonly status: 'SUCCESS' }
  | { readonly status: 'FAILED'; readonly failure: JobFailure }

export type JobEvent =
  | { readonly type: 'taken' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly failure: JobFailure }
  | { readonly type: 'cancelled' }

/**
 * The state after an event. What makes no sense now is ignored by answering the very same object: jobs are delivered
 * more than once, and a late answer must not wake what has ended.
 */
export function nextJobState(state: JobState, event: JobEvent): JobState {
  switch (state.status) {
    case 'SUCCESS':
    case 'FAILED':
      return state
    case 'QUEUED':
    case 'RUNNING':
      return nextOfUnfinished(state, event)
    default:
      return state satisfies never
  }
}

function nextOfUnfinished(state: JobState, event: JobEvent): JobState {
  switch (event.type) {
    case 'taken':
      return state.status === 'QUEUED' ? { status: 'RUNNING' } : state
    case 'done':
      return state.status === 'RUNNING' ? { status: 'SUCCESS' } : state
    case 'failed':
      return { status: 'FAILED', failure: event.failure }
    case 'cancelled':
      return { status: 'FAILED', failure: 'cancelled' }
    default:
      return event satisfies never
  }
}
