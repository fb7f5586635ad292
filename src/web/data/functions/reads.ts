import type { FunctionId } from '#contract/functions/catalogue.ts'

/**
 * The functions that are asked with GET. The catalogue itself carries schemas, which pages do not load; a test holds this
 * list against it.
 */
export const READS: ReadonlySet<FunctionId> = new Set<FunctionId>([
  'get-characters',
  'get-hero-images',
  'get-job-response',
  'get-job-status',
  'get-running-jobs',
  'get-user-jobs',
])
