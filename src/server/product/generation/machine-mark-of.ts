import { z } from 'zod'
import type { Job } from '../../core/jobs/job.ts'
import type { MachineMark } from '../../platform/media/machine-mark.ts'

/**
 * IPTC: pictures of our own drawing engine follow rules; every other engine learned from pictures. The version counts up
 * when the same request makes another picture than before.
 */
const RULE_BASED_ENGINES: Readonly<Record<string, { version: string }>> = { studio: { version: '3' } }

const Seeded = z.object({ seed: z.string() })

/** What the outputs of a job say of their making; `isFromPhoto` when something in them was brought and not made here. */
export function machineMarkOf(job: Job, { engine, isFromPhoto }: { engine: string; isFromPhoto: boolean }): MachineMark {
  const rules = RULE_BASED_ENGINES[engine]
  const { data } = Seeded.safeParse(job.input)
  const made = rules ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
  const composed = rules ? 'compositeSynthetic' : 'compositeWithTrainedAlgorithmicMedia'
  return {
    digitalSourceType: isFromPhoto ? composed : made,
    engine,
    ...(rules && { engineVersion: rules.version }),
    ...(data && { seed: data.seed }),
  }
}
