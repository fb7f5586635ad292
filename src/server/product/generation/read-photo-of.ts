import type { Job } from '../../core/jobs/job.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { WorkPhoto } from '../../platform/engines/engine.ts'
import type { GenerationParts } from './generation-parts.ts'

/** The photo that a job's previews or character are made from; undefined for those made from words. Throws `SourceGone`. */
export async function readPhotoOf(
  { database, files }: Pick<GenerationParts, 'database' | 'files'>,
  { id, userId }: Job,
  photoFileId: string | null | undefined,
): Promise<WorkPhoto | undefined> {
  if (!photoFileId) return undefined
  const bytes = await (await files.findFile(database, userId, photoFileId))?.read()
  if (!bytes) throw new SourceGone(`the photo ${photoFileId} of the job ${id} is gone`)
  return { bytes }
}
