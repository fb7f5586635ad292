import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { keepBrought } from './keep-brought.ts'
import { readSourceMedia, type SourceMedia } from './source-media.ts'

type MediaSource = Parameters<typeof readSourceMedia>[2]

/**
 * Runs a start with all the files that it works on. What was brought belongs to its owner from the moment that the start
 * says so (`keep`); else its blobs are removed again.
 */
export async function withSourceMedia<Started>(
  parts: GenerationParts,
  requester: Requester,
  sources: readonly MediaSource[],
  start: (media: readonly SourceMedia[], keep: (transaction: Transaction<Tables>) => Promise<void>) => Promise<Started>,
): Promise<Started> {
  const media: SourceMedia[] = []
  const brought = () => media.flatMap((one) => one.brought ?? [])
  let isKept = false
  try {
    for (const source of sources) {
      // A folder for each: a film that is also its own sound is two files, and one of them may be removed.
      media.push(await readSourceMedia(parts, requester, { ...source, folder: `${source.folder}/${media.length}` }))
    }
    return await start(media, async (transaction) => {
      await keepBrought(parts, transaction, requester, brought())
      isKept = true
    })
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await parts.files.discard(brought())
  }
}
