import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

const PEOPLE = ['A red-haired pirate captain', 'An old wizard', 'A young woman', 'A cyberpunk hacker', 'A knight in armor']
const CLOTHES = ['with an eyepatch and a long coat', 'with a long white beard', 'with golden earrings', 'with blue hair']
const PLACES = ['on the deck of a ship', 'in his library', 'in a sunny market', 'in a neon city', 'in the rain', 'by the sea']
const TYPES = ['create-preview', 'create-system-message', 'create-character', 'video-generation', 'regenerate']

/** So many finished jobs of one person, made one second after the other: every 19th failed, number n says so in its name. */
export async function fillLibrary(
  database: Kysely<Tables>,
  { userId, jobs, newestAt, name = 'Ruby' }: { userId: string; jobs: number; newestAt: Date; name?: string },
): Promise<void> {
  await sql`
    insert into jobs (id, user_id, kind, type, status, failure, title, prompt, style, input, price_credits, charge,
      created_at, registered_at, started_at, finished_at)
    select gen_random_uuid(), ${userId}, 'message', (${TYPES}::text[])[1 + n % 5],
      case when n % 19 = 0 then 'FAILED' else 'SUCCESS' end, case when n % 19 = 0 then 'engine.failed' end,
      ${name}::text || ' ' || n,
      (${PEOPLE}::text[])[1 + n * 7 % 5] || ' ' || (${CLOTHES}::text[])[1 + n * 3 % 4] || ' ' || (${PLACES}::text[])[1 + n * 11 % 6],
      'anime', '{}', 0, 'none', at, at, at, at
    from generate_series(1, ${jobs}::integer) n, lateral (select ${newestAt}::timestamptz - (${jobs} - n) * interval '1 second' as at) made
    order by n`.execute(database)
}
