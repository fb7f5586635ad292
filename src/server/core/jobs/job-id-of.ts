import type { Delivery } from '../../platform/queue/queue.ts'

/** Where a delivery says whose it is when its id does not. */
export const JOB_ID_KEY = 'jobId'

/** A job is sent under its own id, and once more under another one when its engine's provider has called back late. */
export function jobIdOf({ id, data }: Pick<Delivery, 'id' | 'data'>): string {
  const named = (data as { [JOB_ID_KEY]?: unknown } | null)?.[JOB_ID_KEY]
  return typeof named === 'string' ? named : id
}
