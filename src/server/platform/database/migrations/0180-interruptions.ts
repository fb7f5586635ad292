import { type Kysely, sql } from 'kysely'

/** How often a job's own work was interrupted, so that those beside it are not taken for the cause of a crash. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column in_work text check (in_work in ('beside others', 'alone')),
      add column crashes smallint not null default 0,
      add column crashes_alone smallint not null default 0,
      add column faults smallint not null default 0`.execute(database)
}
