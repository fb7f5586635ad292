import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { type PictureSource, readSourcePicture, type SourcePicture } from './source-picture.ts'

/**
 * Runs a start with its source picture in one transaction. A picture that was brought is recorded by the start when it
 * takes it (`keep`); else its blobs are removed again.
 */
export async function withSourcePicture<Started>(
  parts: GenerationParts,
  requester: Requester,
  source: PictureSource & { field: string; folder: string },
  start: (transaction: Transaction<Tables>, picture: SourcePicture & { keep(): Promise<void> }) => Promise<Started>,
): Promise<Started> {
  const picture = await readSourcePicture(parts, requester, source)
  const { brought } = picture
  let isKept = false
  try {
    return await parts.database.transaction().execute(async (transaction) => {
      const keep = async () => {
        if (brought) await parts.files.record(transaction, requester.userId, [brought])
        isKept = true
      }
      return start(transaction, { ...picture, keep })
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (brought && !isKept) await parts.files.discard([brought])
  }
}
