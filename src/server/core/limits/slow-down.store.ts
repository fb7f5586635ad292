import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Pace } from './pace.ts'

/**
 * Takes the place of one try in one statement, so that tries sent together count too; answers undefined when it was taken, else
 * until when to wait.
 */
export async function takeTry(
  database: Kysely<Tables>,
  { bucket, pace, now }: { bucket: string; pace: Pace; now: Date },
): Promise<Date | undefined> {
  const tries = sql`case when kept.forgotten_at <= ${now} then 1 else kept.tries + 1 end`
  const { rows } = await sql`
    insert into slowed_tries as kept (bucket, tries, waits_until, forgotten_at)
    values (${bucket}, 1, ${new Date(0)}, ${new Date(now.getTime() + pace.memoryMs)})
    on conflict (bucket) do update set
      tries = ${tries},
      waits_until = case
        when ${tries} <= ${pace.free}::integer then kept.waits_until
        else ${now}::timestamptz + interval '1 millisecond' * least(${pace.longestWaitMs}::float8, ${pace.firstWaitMs}::float8 * power(2, least(30, ${tries} - ${pace.free}::integer - 1)))
      end,
      forgotten_at = excluded.forgotten_at
    where kept.waits_until <= ${now} or kept.forgotten_at <= ${now}
    returning bucket`.execute(database)
  if (rows.length > 0) return undefined
  const kept = await database.selectFrom('slowed_tries').select('waits_until').where('bucket', '=', bucket).executeTakeFirst()
  return kept?.waits_until ?? now
}

/** As if one try had not been; a wait that was earned by others stays. */
export async function giveTryBack(database: Kysely<Tables>, bucket: string): Promise<void> {
  await database
    .updateTable('slowed_tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('tries', '>', 0)
    .execute()
}

export async function forgetTries(database: Kysely<Tables>, bucket: string): Promise<void> {
  await database.deleteFrom('slowed_tries').where('bucket', '=', bucket).execute()
}

export async function removeForgottenTries(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('slowed_tries').where('forgotten_at', '<=', now).execute()
}
