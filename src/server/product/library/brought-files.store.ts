import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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

/** Whoever has files that they brought before that moment. */
export async function listBringers(database: Kysely<Tables>, before: Date): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('files')
    .select('owner_id')
    .distinct()
    .where('is_brought', '=', true)
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ owner_id }) => owner_id)
}

const ANY_UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Files that somebody brought before that moment and nothing uses, oldest first; rows that somebody else holds are left for the
 * next time. What their jobs and characters name is gathered once, and not searched again for each file.
 */
export async function lockUnused(
  transaction: Transaction<Tables>,
  { ownerId, before, most }: { ownerId: string; before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as materialized (
      select distinct (regexp_matches(input::text, ${ANY_UUID}, 'g'))[1] as id from jobs where user_id = ${ownerId}
      union
      select (regexp_matches(to_jsonb(characters)::text, ${ANY_UUID}, 'g'))[1] from characters where user_id = ${ownerId}
    )
    select id from files
    where owner_id = ${ownerId} and is_brought and created_at < ${before}
      and not exists (select from named where named.id = files.id::text)
      and not exists (select from job_results where job_results.file_id = files.id)
    order by created_at
    limit ${most}
    for update of files skip locked`.execute(transaction)
  return rows.map(({ id }) => id)
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
