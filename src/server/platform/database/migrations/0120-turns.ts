import { type Kysely, sql } from 'kysely'

/**
 * Jobs of one kind take turns by user: a user's next job goes one turn after their last that has not ended, and nobody begins
 * behind the turn that was reached. Jobs that wait already keep their order, before all others.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column turn bigint not null default 0, add column plan text`.execute(database)
  await sql`
    create index jobs_unfinished_turns on jobs (user_id, kind, turn)
    where status in ('QUEUED', 'RUNNING')`.execute(database)
  await sql`create index jobs_started_turns on jobs (kind, turn) where started_at is not null`.execute(database)
  // One statement inside an insert would not see what a start has committed that it waited for: a function does.
  await sql`
    create function next_turn(whose text, of_kind text) returns bigint language plpgsql volatile as $$
    begin
      -- Starts of one user that come together take one turn after the other.
      perform pg_advisory_xact_lock(hashtextextended('turn/' || whose || '/' || of_kind, 0));
      return greatest(
        (select max(turn) + 1 from jobs
         where user_id = whose and kind = of_kind and status in ('QUEUED', 'RUNNING')),
        (select max(turn) from jobs where kind = of_kind and started_at is not null),
        0);
    end $$`.execute(database)
}
