import { type Kysely, sql } from 'kysely'
import type { Job } from '../../core/jobs/job.ts'
import type { Tables } from '../../platform/database/tables.ts'

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/**
 * Whether anything that a job works on was brought by somebody, or made of such a thing: files and characters that its input
 * names, and its own character. All kinds of jobs name them by their ids.
 */
export async function isFromPhoto(database: Kysely<Tables>, job: Job): Promise<boolean> {
  const named = JSON.stringify([job.input, job.characterId]).match(UUID) ?? []
  if (named.length === 0) return false
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from files
      where files.owner_id = ${job.userId}
        and (files.blob_key not like 'jobs/%' or files.source_type like 'composite%')
        and (
          files.id = any (${named}::uuid[])
          or files.id in (
            select unnest(array[picture_file_id, photo_file_id]) from characters
            where user_id = ${job.userId} and id = any (${named}::uuid[])
          )
        )
    ) as found`.execute(database)
  return rows[0]?.found ?? false
}
