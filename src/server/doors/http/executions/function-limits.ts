import type { FunctionId } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import type { RateLimit } from '#server/core/limits/limits.ts'

const MINUTE_MS = 60_000

const CREDIT_CHECKS: RateLimit = { name: 'credit-checks', most: LIMITS.creditChecksPerMinute, windowMs: MINUTE_MS }
const JOB_STARTS: RateLimit = { name: 'job-starts', most: LIMITS.jobStartsPerMinute, windowMs: MINUTE_MS }
const ENHANCEMENTS: RateLimit = { name: 'enhancements', most: LIMITS.jobStartsPerMinute, windowMs: MINUTE_MS }

/** Functions that may only be called so often by a user or from a device (OP-05). */
export const FUNCTION_LIMITS: Partial<Record<FunctionId, RateLimit>> = {
  'check-user-credits': CREDIT_CHECKS,
  'create-preview': JOB_STARTS,
  'create-character': JOB_STARTS,
  'create-system-message': JOB_STARTS,
  'retry-job': JOB_STARTS,
  'save-character-image': JOB_STARTS,
  sheet_generator: JOB_STARTS,
  'create-chat-tools-response': JOB_STARTS,
  'image-generation-upscaler': JOB_STARTS,
  'enhance-prompt': ENHANCEMENTS,
  'video-generation-service': JOB_STARTS,
}
