import { AppError } from '#contract/app-error.ts'
import type { KeptPicture, OwnedFile } from '../../core/files/create-files.ts'
import type { GenerationParts } from './generation-parts.ts'

/** A look at so many moments of a film, each as large as the networks see. */
const MOMENTS = { count: 4, mostPx: 320 } as const
/** Reading a film of half a minute takes some seconds, more when many do it at once. */
const TIMEOUT_MS = 60_000

/** Looks at moments of a film that somebody brought. Throws 'moderation.refused'; what was just kept is then discarded. */
export async function moderateFilm(
  { files, samplePictures, moderatePicture }: Pick<GenerationParts, 'files' | 'samplePictures' | 'moderatePicture'>,
  file: KeptPicture | OwnedFile,
): Promise<void> {
  const isOwned = 'id' in file
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const bytes = await (isOwned ? file.read() : files.readKept(file))
    if (!bytes) return
    for (const picture of await samplePictures(bytes, MOMENTS, signal)) await moderatePicture(picture)
  } catch (error) {
    if (!isOwned) await files.discard([file])
    // Nothing passes unseen because there is much to do.
    throw signal.aborted ? new AppError('RATE_LIMITED', {}, { cause: error }) : error
  }
}
