import type { AppError } from '#contract/app-error.ts'
import type { Refusal } from '#contract/entities/refusal.ts'

/** A refusal that is told before it is met. */
export function refusalOf({ code, message }: AppError): Refusal {
  return { code, error: message }
}
