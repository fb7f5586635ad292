import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { PictureSource, SourcePicture } from './source-picture.ts'
import { withSourcePictures } from './with-source-pictures.ts'

interface OneSourcePicture extends PictureSource {
  readonly field: string
  readonly folder: string
  readonly look?: (picture: SourcePicture) => Promise<void>
}

/** The same as `withSourcePictures`, for a start with one picture. */
export function withSourcePicture<Started>(
  parts: GenerationParts,
  requester: Requester,
  { field, folder, look, ...source }: OneSourcePicture,
  start: (transaction: Transaction<Tables>, picture: SourcePicture & { keep(): Promise<void> }) => Promise<Started>,
): Promise<Started> {
  return withSourcePictures(
    parts,
    requester,
    // One source gives one picture.
    { sources: [source], field, folder, look: look && (([picture]) => look(picture!)) },
    (transaction, { pictures: [picture], keep }) => start(transaction, { ...picture!, keep }),
  )
}
