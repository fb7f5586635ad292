import { type Kysely, sql } from 'kysely'

/**
 * What pages of a large library are read from. Finished jobs are counted in the transaction that ends or removes them, by rows
 * that are added up, so that nobody waits for a count; a start costs nothing, because what is unfinished is counted when asked. The indexes of these
 * pages follow in 0210, so that nobody waits for them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_counts (
      user_id text not null,
      type text not null,
      status text not null,
      jobs bigint not null
    )`.execute(database)
  await sql`create index job_counts_of_user on job_counts (user_id)`.execute(database)
  await sql`
    create function count_finished_job() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.finished_at is not null then
        insert into job_counts (user_id, type, status, jobs) values (old.user_id, old.type, old.status, -1);
      end if;
      if tg_op <> 'DELETE' and new.finished_at is not null then
        insert into job_counts (user_id, type, status, jobs) values (new.user_id, new.type, new.status, 1);
      end if;
      return null;
    end $$`.execute(database)
  await sql`
    create trigger count_made_job after insert on jobs
      for each row when (new.finished_at is not null) execute function count_finished_job();
    create trigger count_changed_job after update on jobs
      for each row when (
        (old.finished_at is not null or new.finished_at is not null)
        and (old.user_id, old.type, old.status) is distinct from (new.user_id, new.type, new.status)
      ) execute function count_finished_job();
    create trigger count_removed_job after delete on jobs
      for each row when (old.finished_at is not null) execute function count_finished_job();
  `.execute(database)
  // From here on nobody writes to jobs until all of this is there.
  await sql`
    insert into job_counts (user_id, type, status, jobs)
    select user_id, type, status, count(*) from jobs where finished_at is not null group by user_id, type, status`.execute(
    database,
  )
}
