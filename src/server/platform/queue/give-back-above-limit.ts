import assert from 'node:assert/strict'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { GroupLimits } from './queue.ts'

interface Taken {
  readonly job: JobWithMetadata<unknown>
  readonly limits: GroupLimits
  /** Of pg-boss. */
  readonly schema: string
}

/**
 * Whether a job that was just taken had to be given back, as its group has as many others in work as it may have.
 *
 * pg-boss counts a group's jobs when it hands one out, so slots that ask in the same moment may take too many. When each was taken
 * does not tell which of them: that time is when a taking began, and one that began earlier may be committed later. So all others
 * count, and of two slots the one that looks last sees the other. Nothing is lost by it, neither the job's place nor one of its
 * deliveries.
 */
export async function giveBackAboveLimit(
  database: ReturnType<PgBoss['getDb']>,
  { job, limits, schema }: Taken,
): Promise<boolean> {
  if (!job.groupId) return false
  const limit = (job.groupTier && limits.tiers[job.groupTier]) || limits.standard
  const others = `select from ${schema}.job where name = $1 and group_id = $2 and state = 'active' and id <> $3 limit $4`
  const group = [job.name, job.groupId, job.id, limit]
  if ((await database.executeSql(others, group)).rows.length < limit) return false
  // One after the other, each seeing what those before have given back: otherwise all would give back at once, again and again.
  assert(database.beginTransaction, "pg-boss's own connections begin transactions")
  const transaction = await database.beginTransaction()
  try {
    await transaction.db.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${job.name} ${job.groupId}`])
    // As a retry, so that what this worker says of it from now on does not count any more.
    const giveBack = `
      update ${schema}.job set state = 'retry', retry_limit = retry_limit + 1
      where name = $1 and id = $3 and state = 'active' and retry_count = $5
        and $4::int <= (select count(*) from (${others}) as others)
      returning id`
    const { rows } = await transaction.db.executeSql(giveBack, [...group, job.retryCount])
    await transaction.commit()
    return rows.length > 0
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
