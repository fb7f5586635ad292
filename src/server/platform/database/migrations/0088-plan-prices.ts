import { type Kysely, sql } from 'kysely'

/** What a period was to cost with a plan, as its subscription said; null where that was told before this was kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table period_plans add column price_cents integer check (price_cents > 0)`.execute(database)
}
