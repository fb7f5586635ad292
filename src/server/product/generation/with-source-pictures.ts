import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { keepBrought } from './keep-brought.ts'
import { type PictureSource, readSourcePicture, type SourcePicture } from './source-picture.ts'

interface SourcePictures {
  readonly sources: readonly PictureSource[]
  readonly field: string
  readonly folder: string
  /** Work on the pictures for which no transaction should wait, such as to refuse them. */
  readonly look?: (pictures: readonly SourcePicture[]) => Promise<void>
}

/**
 * Runs a start with its source pictures in one transaction. Pictures that were brought are recorded by the start when it
 * takes them (`keep`); else their blobs are removed again.
 */
export async function withSourcePictures<Started>(
  parts: GenerationParts,
  requester: Requester,
  { sources, field, folder, look }: SourcePictures,
  start: (
    transaction: Transaction<Tables>,
    given: { pictures: readonly SourcePicture[]; keep(): Promise<void> },
  ) => Promise<Started>,
): Promise<Started> {
  const pictures: SourcePicture[] = []
  const broughtOf = () => pictures.flatMap(({ brought }) => brought ?? [])
  let isKept = false
  try {
    for (const source of sources) {
      // A folder for each: the same picture brought twice is two files, and one of them may be removed.
      const place = { field, folder: `${folder}/${pictures.length}` }
      pictures.push(await readSourcePicture(parts, requester, { ...source, ...place }))
    }
    await look?.(pictures)
    return await parts.database.transaction().execute(async (transaction) => {
      const keep = async () => {
        await keepBrought(parts, transaction, requester, broughtOf())
        isKept = true
      }
      return start(transaction, { pictures, keep })
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await parts.files.discard(broughtOf())
  }
}
