import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { KeptPicture } from '../../core/files/create-files.ts'
import type { GenerationParts } from './generation-parts.ts'

/**
 * Looks at a picture that somebody brought, just kept or long owned. Its thumbnail is enough, and safe: it was made in a
 * process of its own. Throws 'moderation.refused'; what was just kept is then discarded.
 */
export async function moderateBrought(
  { files, moderatePicture }: Pick<GenerationParts, 'files' | 'moderatePicture'>,
  picture: KeptPicture | { openThumbnail(): Promise<Readable | undefined> },
): Promise<void> {
  const isOwned = 'openThumbnail' in picture
  const thumbnail = await (isOwned ? picture.openThumbnail() : files.openKeptThumbnail(picture))
  // One whose blobs are gone is refused where it is read.
  if (!thumbnail) return
  try {
    await moderatePicture(await buffer(thumbnail))
  } catch (error) {
    if (!isOwned) await files.discard([picture])
    throw error
  }
}
