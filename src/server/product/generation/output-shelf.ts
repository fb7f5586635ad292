import type { KeptPicture } from '../../core/files/create-files.ts'
import type { OutputShelf } from '../../core/jobs/job-kind.ts'
import type { JobResult } from '../../core/jobs/results.store.ts'
import type { GenerationParts } from './generation-parts.ts'

/** IPTC: pictures of our own drawing engine follow rules; every other engine learned from pictures. */
const RULE_BASED_ENGINES: readonly string[] = ['studio']

/** Puts the pictures of a job into the blob store and, when it has succeeded, into its owner's files. */
export function createOutputShelf({ files }: Pick<GenerationParts, 'files'>): OutputShelf<KeptPicture & JobResult> {
  return {
    async keep(job, outputs, { engine }) {
      const digitalSourceType = RULE_BASED_ENGINES.includes(engine) ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
      return Promise.all(
        outputs.map(async ({ bytes, label, poster, engineState }) => {
          const options = { folder: `jobs/${job.id}`, label, digitalSourceType }
          const kept = poster ? await files.keepFilm(bytes, { ...options, poster }) : await files.keepPicture(bytes, options)
          return engineState ? { ...kept, engineState } : kept
        }),
      )
    },
    record: (transaction, job, kept) => files.record(transaction, job.userId, kept),
    discard: (kept) => files.discard(kept),
  }
}
