import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Whether a row of `files` is used: a job's result, a picture of a character, or named in what a job is to be made of. The
 * inputs of all kinds of jobs name files by their id, so that no kind has to be known here.
 */
function isUsed(): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from job_results where job_results.file_id = files.id)
    or exists (select from characters where characters.user_id = files.owner_id
      and position(files.id::text in to_jsonb(characters)::text) > 0)
    or exists (select from jobs where jobs.user_id = files.owner_id and position(files.id::text in jobs.input::text) > 0)
  )`
}

/** Brought files from before that nothing uses, oldest first; rows that somebody else holds are left for the next time. */
export async function lockUnused(
  transaction: Transaction<Tables>,
  { before, most }: { before: Date; most: number },
): Promise<{ id: string; owner_id: string }[]> {
  return transaction
    .selectFrom('files')
    .select(['id', 'owner_id'])
    .where('is_brought', '=', true)
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isUsed()}`)
    .orderBy('created_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Undefined when this is no file that its owner brought: uploaded, or saved to stay until they say so. */
export async function lockBrought(
  transaction: Transaction<Tables>,
  { ownerId, fileId }: { ownerId: string; fileId: string },
): Promise<{ isUsed: boolean } | undefined> {
  return transaction
    .selectFrom('files')
    .select(isUsed().as('isUsed'))
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .where((where) => where.or([where('is_brought', '=', true), where('blob_key', 'like', 'saved/%')]))
    .forUpdate()
    .executeTakeFirst()
}
