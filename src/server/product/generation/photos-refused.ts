import { AppError } from '#contract/app-error.ts'
import { JOB_FAILURES } from '#contract/errors.ts'

/** The refusal of a photo that nothing here can look at, before it is paid. */
export function photosRefused(field?: string): AppError {
  return new AppError('engine.unsupported', { message: JOB_FAILURES['engine.no-networks'], ...(field && { field }) })
}
