import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { BlobStore } from '../../platform/storage/blob-store.ts'

/** Whoever writes a blob writes its row within minutes; until then nobody can tell it from a lost one. */
const DAY_MS = 86_400_000
const BATCH = 500

/**
 * Removes the blobs that no row names: what a killed program or a lost transaction left behind. Never touches one that was
 * written within a day. Answers how many were removed.
 */
export async function forgetLostBlobs(parts: { database: Kysely<Tables>; store: BlobStore }): Promise<number> {
  let removed = 0
  let batch: string[] = []
  for await (const key of parts.store.list({ olderThanMs: DAY_MS })) {
    batch.push(key)
    if (batch.length < BATCH) continue
    removed += await removeLost(parts, batch)
    batch = []
  }
  return removed + (await removeLost(parts, batch))
}

async function removeLost(
  { database, store }: { database: Kysely<Tables>; store: BlobStore },
  keys: readonly string[],
): Promise<number> {
  const files = await listFileBlobs(database, keys)
  const uploads = await listUnfinishedUploads(
    database,
    keys.map(uploadOf).filter((key) => key !== undefined),
  )
  const lost = keys.filter((key) => !files.has(key) && !uploads.has(uploadOf(key) ?? ''))
  for (const key of lost) await store.remove(key)
  return lost.length
}

/** The upload whose part this is. */
function uploadOf(blobKey: string): string | undefined {
  return /^parts\/([0-9a-f-]{36})\/\d+$/.exec(blobKey)?.[1]
}

async function listFileBlobs(database: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await database
    .selectFrom('files')
    .select(['blob_key', 'thumbnail_key'])
    .where((where) => where.or([where('blob_key', 'in', keys), where('thumbnail_key', 'in', keys)]))
    .execute()
  return new Set(rows.flatMap((row) => [row.blob_key, row.thumbnail_key]))
}

async function listUnfinishedUploads(database: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await database
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', keys)
    .where('file_id', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.key))
}
