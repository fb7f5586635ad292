import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { withSourcePictures } from './with-source-pictures.ts'

/** The same as `withSourcePictures`, for a start with one picture. */
export function withSourcePicture<Started>(
  parts: GenerationParts,
  requester: Requester,
  { field, folder, ...source }: PictureSource & { field: string; folder: string },
  start: (transaction: Transaction<Tables>, picture: SourcePicture & { keep(): Promise<void> }) => Promise<Started>,
): Promise<Started> {
  return withSourcePictures(
    parts,
    requester,
    { sources: [source], field, folder },
    // One source gives one picture.
    (transaction, { pictures: [picture], keep }) => start(transaction, { ...picture!, keep }),
  )
}
