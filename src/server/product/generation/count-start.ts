import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { LIMITS } from '#contract/limits.ts'
import type { RateLimit } from '../../core/limits/rate-limit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

const STARTS_PER_MINUTE = { most: LIMITS.jobStartsPerMinute, windowMs: 60_000 }
export const JOB_STARTS: RateLimit = { name: 'job-starts', ...STARTS_PER_MINUTE }
export const ENHANCEMENTS: RateLimit = { name: 'enhancements', ...STARTS_PER_MINUTE }

/**
 * Counts what is accepted, for the user and where it is told for the device (OP-05). In the transaction that accepts it, if
 * there is one, so that neither a refusal nor a repetition counts. Throws 'RATE_LIMITED' when there were too many.
 */
export async function countStart(
  { limits }: Pick<GenerationParts, 'limits'>,
  transaction: Transaction<Tables> | undefined,
  { userId, device }: Requester,
  limit: RateLimit,
): Promise<void> {
  const subjects = [`user/${userId}`, ...(device ? [`device/${device}`] : [])]
  const { isAllowed, retryAfterSeconds } = await limits.use(limit, subjects, transaction)
  if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterSeconds })
}
