import type { JobFailure } from '#contract/errors.ts'

/** An engine has not taken the work, for certain, so nothing was paid and it may be asked again. Thrown by `Engine.start`. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  readonly failure: JobFailure
  /** How long to wait before another try; undefined when no other try would end differently. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, end: { failure: JobFailure; retryAfterMs?: number }, options?: ErrorOptions) {
    super(message, options)
    this.failure = end.failure
    this.retryAfterMs = end.retryAfterMs
  }
}
