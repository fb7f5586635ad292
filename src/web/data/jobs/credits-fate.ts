import { creditWords } from '#contract/count-words.ts'
import type { JobCard } from '#contract/entities/job.ts'

/** What became of the credits of a job that failed; "" when there were none. */
export function creditsFate({ status, refunded, priceCredits }: Pick<JobCard, 'status' | 'refunded' | 'priceCredits'>): string {
  if (status !== 'FAILED' || !refunded) return ''
  return priceCredits > 0 ? `${creditWords(priceCredits)} returned` : 'Your free use is back'
}
