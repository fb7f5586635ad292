import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** For one of several programs at a time, until the transaction ends: two that mend one library at once would mend it twice. */
export async function lockCounts(transaction: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('job_counts', 0)) as "isOurs"`.execute(transaction)
  return rows[0]?.isOurs ?? false
}

/** The next of those who have jobs or counts of jobs, in the order of their ids. */
export async function listNextOwners(
  database: Kysely<Tables>,
  { after, most }: { after: string; most: number },
): Promise<readonly string[]> {
  const next = (before: string) => sql`least(
    (select min(user_id) from job_counts where user_id > ${sql.raw(before)}),
    (select min(user_id) from jobs where user_id > ${sql.raw(before)}))`
  const { rows } = await sql<{ userId: string }>`
    with recursive start (at) as (select ${after}::text),
    owners (user_id, number) as (
      select ${next('start.at')}, 1 from start
      union all
      select ${next('owners.user_id')}, number + 1 from owners where user_id is not null and number < ${most}::int
    )
    select user_id as "userId" from owners where user_id is not null order by number`.execute(database)
  return rows.map(({ userId }) => userId)
}

/**
 * Writes what the counts of finished jobs of these people lack or have too much; answers how many classes of jobs that were. Jobs
 * and counts change in one transaction, so that in one statement no change can be seen by half.
 */
export async function mendCounts(transaction: Transaction<Tables>, userIds: readonly string[]): Promise<number> {
  const result = await sql`
    insert into job_counts (user_id, type, status, jobs)
    select user_id, type, status, coalesce(made.jobs, 0) - coalesce(counted.jobs, 0)
    from (
      select user_id, made.* from unnest(${userIds}::text[]) as owners (user_id)
      cross join lateral (
        select type, status, count(*) as jobs from jobs
        where user_id = owners.user_id and status in ('SUCCESS', 'FAILED') group by type, status
      ) made
    ) made
    full join (
      select user_id, type, status, sum(jobs)::bigint as jobs from job_counts
      where user_id = any (${userIds}::text[]) group by user_id, type, status
    ) counted using (user_id, type, status)
    where coalesce(made.jobs, 0) <> coalesce(counted.jobs, 0)`.execute(transaction)
  return Number(result.numAffectedRows ?? 0n)
}

/** Removes the counts of those of these people who have no job. */
export async function removeCountsOfNothing(transaction: Transaction<Tables>, userIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      select user_id from unnest(${userIds}::text[]) as owners (user_id)
      where (select id from jobs where jobs.user_id = owners.user_id limit 1) is null
    )
    delete from job_counts using gone where job_counts.user_id = gone.user_id`.execute(transaction)
}
