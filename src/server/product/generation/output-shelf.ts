import type { KeptPicture } from '../../core/files/create-files.ts'
import type { Job } from '../../core/jobs/job.ts'
import type { OutputShelf } from '../../core/jobs/job-kind.ts'
import type { JobResult } from '../../core/jobs/results.store.ts'
import type { GenerationParts } from './generation-parts.ts'
import { isFromPhoto } from './is-from-photo.ts'
import { machineMarkOf } from './machine-mark-of.ts'

/** Puts the pictures of a job into the blob store and, when it has succeeded, into its owner's files. */
export function createOutputShelf({
  files,
  database,
}: Pick<GenerationParts, 'files' | 'database'>): OutputShelf<KeptPicture & JobResult> {
  return {
    async keep(job, outputs, { engine }) {
      const mark = machineMarkOf(job, { engine, isFromPhoto: await isFromPhoto(database, job) })
      const keeping = await Promise.allSettled(
        outputs.map(async ({ bytes, label, poster, engineState }) => {
          const options = { folder: folderOf(job), label, mark }
          const kept = poster ? await files.keepFilm(bytes, { ...options, poster }) : await files.keepPicture(bytes, options)
          return engineState ? { ...kept, engineState } : kept
        }),
      )
      const failed = keeping.find((result) => result.status === 'rejected')
      // All of them have ended: whoever clears up misses none.
      if (failed) throw failed.reason
      return keeping.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    },
    record: (transaction, job, kept) => files.record(transaction, job.userId, kept),
    discard: (kept) => files.discard(kept),
    clear: (job) => files.clearFolder(folderOf(job)),
  }
}

function folderOf({ id }: Job): string {
  return `jobs/${id}`
}
