import type { Delivery } from '../../platform/queue/queue.ts'

/** A job is sent under its own id, and once more under another one when its engine's provider has called back late. */
export function jobIdOf({ id, data }: Pick<Delivery, 'id' | 'data'>): string {
  const named = (data as { jobId?: unknown } | null)?.jobId
  return typeof named === 'string' ? named : id
}
