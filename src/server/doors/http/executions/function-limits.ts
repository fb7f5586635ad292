import type { FunctionId } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'

const MINUTE_MS = 60_000

const CREDIT_CHECKS: RateLimit = { name: 'credit-checks', most: LIMITS.creditChecksPerMinute, windowMs: MINUTE_MS }
const ORDER_CHECKS: RateLimit = { name: 'order-checks', most: LIMITS.orderChecksPerMinute, windowMs: MINUTE_MS }
const JOB_LISTS: RateLimit = { name: 'job-lists', most: LIMITS.jobListsPerMinute, windowMs: MINUTE_MS }
const IMAGE_SAVES: RateLimit = { name: 'image-saves', most: LIMITS.jobStartsPerMinute, windowMs: MINUTE_MS }
/** Each asks the payment provider. */
const PAYMENT_CALLS: RateLimit = { name: 'payment-calls', most: LIMITS.paymentCallsPerMinute, windowMs: MINUTE_MS }
const PLAN_PREVIEWS: RateLimit = { name: 'plan-previews', most: LIMITS.planPreviewsPerMinute, windowMs: MINUTE_MS }

/** What starts something may be refused, or be a repetition, for some work of the house. */
const START_CALLS: RateLimit = { name: 'start-calls', most: LIMITS.startCallsPerMinute, windowMs: MINUTE_MS }
const CHANGES: RateLimit = { name: 'changes', most: LIMITS.changesPerMinute, windowMs: MINUTE_MS }

/** So many refusals are told a user at once: pages are told a few, and wait. Each further one of the minute comes later, also of calls beside each other. */
export const REFUSALS: RateLimit = { name: 'refusals', most: 20, windowMs: MINUTE_MS }
export const REFUSAL_WAIT_MS = 1_000

/**
 * Functions that may only be called so often by a user or from a device (OP-05). What starts a job is counted once more
 * where the job is accepted: neither a refusal nor a repetition is a start.
 */
export const FUNCTION_LIMITS: Partial<Record<FunctionId, RateLimit>> = {
  'cancel-job': CHANGES,
  'change-subscription': PAYMENT_CALLS,
  'check-order': ORDER_CHECKS,
  'check-user-credits': CREDIT_CHECKS,
  checkout: PAYMENT_CALLS,
  'create-character': START_CALLS,
  'create-character-direct': START_CALLS,
  'create-character-job': START_CALLS,
  'create-chat-tools-response': START_CALLS,
  'create-preview': START_CALLS,
  'create-preview-image': START_CALLS,
  'create-preview-job': START_CALLS,
  'create-system-message': START_CALLS,
  'create-user': CHANGES,
  'daily-claims': CHANGES,
  'delete-character': CHANGES,
  'delete-job': CHANGES,
  'enhance-prompt': START_CALLS,
  'get-completed-jobs': JOB_LISTS,
  'get-failed-jobs': JOB_LISTS,
  'get-user-jobs': JOB_LISTS,
  'image-generation-upscaler': START_CALLS,
  'preview-plan-change': PLAN_PREVIEWS,
  'retry-job': START_CALLS,
  'save-character-image': IMAGE_SAVES,
  sheet_generator: START_CALLS,
  'sync-credits': PAYMENT_CALLS,
  'update-character': CHANGES,
  'video-generation-service': START_CALLS,
}
