import type { Job } from '../../core/jobs/job.ts'
import { findDrawnResult } from '../../core/jobs/results.store.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { UpscaleWork } from '../../platform/engines/engine.ts'
import type { GenerationParts } from './generation-parts.ts'

/** The picture a job works on, with what its engine remembers of it. Throws `SourceGone`. */
export async function readJobPicture(
  { database, files }: GenerationParts,
  { id, userId }: Job,
  fileId: string,
): Promise<UpscaleWork['picture']> {
  const file = await files.findFile(database, userId, fileId)
  const bytes = await file?.read()
  if (!file || !bytes) throw new SourceGone(`the picture ${fileId} of the job ${id} is gone`)
  const engineState = (await findDrawnResult(database, { userId, fileId }))?.engineState
  const { widthPx, heightPx } = file
  return { bytes, widthPx, heightPx, ...(engineState && { engineState }) }
}
