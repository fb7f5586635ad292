import { type Kysely, sql } from 'kysely'

/** What a waiting job's place, and how long jobs of a kind have lately taken, is read from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_waiting on jobs (kind, turn, sequence) include (id)
    where status = 'QUEUED'`.execute(database)
  await sql`
    create index jobs_lately_made on jobs (kind, finished_at desc)
    where status = 'SUCCESS'`.execute(database)
}
