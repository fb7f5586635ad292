import type { GroupLimits } from './queue.ts'

interface AskedQueue {
  readonly name: string
  readonly limits: GroupLimits | undefined
}

/**
 * Which of these queues have a job to take, as pg-boss chooses what it hands out: a job may begin while fewer of its group are in
 * work than the limit of its own tier, whatever tier those in work were sent with (a plan may have changed in between).
 */
export async function listReady(
  database: { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> },
  { queues, schema }: { queues: readonly AskedQueue[]; schema: string },
): Promise<string[]> {
  const ready = `
    with asked as (
      select name, limits from unnest($1::text[], $2::jsonb[]) as asked (name, limits)
    ), in_work as (
      select name, group_id, count(*) as jobs from asked join ${schema}.job using (name)
      where state = 'active' and group_id is not null
      group by name, group_id
    )
    select name from asked where exists (
      select from ${schema}.job left join in_work on in_work.name = job.name and in_work.group_id = job.group_id
      where job.name = asked.name and state < 'active' and not blocked and start_after <= ${schema}.job_now()
        and (jobs is null or limits is null or jobs < coalesce(limits -> 'tiers' ->> group_tier, limits ->> 'standard')::int)
    )`
  const limits = queues.map((queue) => queue.limits && JSON.stringify(queue.limits))
  const { rows } = await database.executeSql(ready, [queues.map(({ name }) => name), limits])
  return (rows as { name: string }[]).map(({ name }) => name)
}
