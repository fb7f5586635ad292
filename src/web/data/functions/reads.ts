import type { FunctionId } from '#contract/functions/catalogue.ts'

/**
 * The functions that are asked with GET. The catalogue itself carries schemas, which pages do not load; a test holds this
 * list against it.
 */
export const READS: ReadonlySet<FunctionId> = new Set<FunctionId>([
  'get-characters',
  'get-chat-history',
  'get-completed-jobs',
  'get-credit-history',
  'get-daily-status',
  'get-failed-jobs',
  'get-feature-access',
  'get-hero-images',
  'get-job-by-jobid',
  'get-job-response',
  'get-job-status',
  'get-pending-jobs',
  'get-preview-rounds',
  'get-products',
  'get-running-jobs',
  'get-user-jobs',
  'result-fetcher',
])
