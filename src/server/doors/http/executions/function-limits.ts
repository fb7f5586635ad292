import type { FunctionId } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import type { RateLimit } from '#server/core/limits/limits.ts'

const MINUTE_MS = 60_000

const CREDIT_CHECKS: RateLimit = { name: 'credit-checks', most: LIMITS.creditChecksPerMinute, windowMs: MINUTE_MS }
const IMAGE_SAVES: RateLimit = { name: 'image-saves', most: LIMITS.jobStartsPerMinute, windowMs: MINUTE_MS }
/** Each asks the payment provider. */
const PAYMENT_CALLS: RateLimit = { name: 'payment-calls', most: LIMITS.paymentCallsPerMinute, windowMs: MINUTE_MS }

/**
 * Functions that may only be called so often by a user or from a device (OP-05). What starts a job is counted where the
 * job is accepted: neither a refusal nor a repetition is a start.
 */
export const FUNCTION_LIMITS: Partial<Record<FunctionId, RateLimit>> = {
  'change-subscription': PAYMENT_CALLS,
  'check-user-credits': CREDIT_CHECKS,
  checkout: PAYMENT_CALLS,
  'save-character-image': IMAGE_SAVES,
  'sync-credits': PAYMENT_CALLS,
}
