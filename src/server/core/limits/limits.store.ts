import { type Kysely, sql } from 'kysely'
import { PREPARED } from '#server/platform/database/keep-prepared.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Counts one use in one statement; a window that has ended starts again at 1. */
export async function countUse(
  database: Kysely<Tables>,
  window: { bucket: string; windowEndsAt: Date },
  now: Date,
): Promise<{ used: number; windowEndsAt: Date }> {
  const { rows } = await sql<{ used: number; windowEndsAt: Date }>`
    insert into rate_limits as kept (bucket, used, window_ends_at)
    values (${window.bucket}, 1, ${window.windowEndsAt})
    on conflict (bucket) do update set
      used = case when kept.window_ends_at <= ${now} then 1 else kept.used + 1 end,
      window_ends_at = case when kept.window_ends_at <= ${now} then excluded.window_ends_at else kept.window_ends_at end
    returning used, window_ends_at as "windowEndsAt" ${PREPARED}`.execute(database)
  const row = rows[0]
  if (row === undefined) throw new Error(`counting a use of ${window.bucket} answered no row`)
  return row
}

export async function removeEndedWindows(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
}
