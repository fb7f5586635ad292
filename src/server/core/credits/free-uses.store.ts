import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import { PREPARED } from '../../platform/database/keep-prepared.ts'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'

export interface FreeUseHolder {
  readonly kind: FreeUseKind
  readonly userId: string
  readonly deviceHash: string | null
}

interface NewFreeUse extends FreeUseHolder {
  readonly jobId: string
  readonly createdAt: Date
  readonly onlyIf?: Expression<SqlBool> | undefined
}

/** Takes a free use for a job, where `onlyIf` holds; false when the account or the device had it already. */
export async function insertFreeUse(
  transaction: Transaction<Tables>,
  { kind, userId, deviceHash, jobId, createdAt, onlyIf = sql`true` }: NewFreeUse,
): Promise<boolean> {
  const { rows } = await sql`
    insert into free_uses (kind, user_id, device_hash, job_id, created_at)
    select ${kind}, ${userId}, ${deviceHash}, ${jobId}::uuid, ${createdAt}::timestamptz where ${onlyIf}
    on conflict do nothing
    returning job_id ${PREPARED}`.execute(transaction)
  return rows.length > 0
}

/** Whether this job has no free use, as a part of another statement. */
export function hasNoFreeUse(jobId: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from free_uses where free_uses.job_id = ${jobId}::uuid)`
}

/** Gives a job's free use back; false when it had none, or none any more. */
export async function deleteFreeUse(transaction: Transaction<Tables>, jobId: string): Promise<boolean> {
  const result = await transaction.deleteFrom('free_uses').where('job_id', '=', jobId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Whether the account, or with a hash the device, has had this free use. */
export async function isFreeUseTaken(database: Kysely<Tables>, { kind, userId, deviceHash }: FreeUseHolder): Promise<boolean> {
  const row = await database
    .selectFrom('free_uses')
    .select('kind')
    .where('kind', '=', kind)
    .where((where) => where.or([where('user_id', '=', userId), ...(deviceHash ? [where('device_hash', '=', deviceHash)] : [])]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * When the account took a free use of which it has had something; undefined when it took none, or when the job that has it did not
 * succeed until now. A job that is gone had ended before.
 */
export async function findFreeUseHad(
  database: Kysely<Tables>,
  { kind, userId }: Pick<FreeUseHolder, 'kind' | 'userId'>,
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('free_uses')
    .leftJoin('jobs', 'jobs.id', 'free_uses.job_id')
    .select('free_uses.created_at')
    .where('free_uses.user_id', '=', userId)
    .where('free_uses.kind', '=', kind)
    .where((where) => where.or([where('jobs.id', 'is', null), where('jobs.status', '=', 'SUCCESS')]))
    .executeTakeFirst()
  return row?.created_at
}

export async function listFreeUses(database: Kysely<Tables>, userId: string): Promise<FreeUseKind[]> {
  const rows = await database.selectFrom('free_uses').select('kind').where('user_id', '=', userId).execute()
  return rows.map((row) => row.kind)
}

/** By user; without whoever had none. */
export async function listFreeUsesOf(
  database: Kysely<Tables>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<FreeUseKind>>> {
  const { rows } = await sql<{ user_id: string; kinds: FreeUseKind[] }>`
    select user_id, array_agg(kind) as kinds from free_uses where user_id = any(${userIds}::text[])
    group by user_id ${PREPARED}`.execute(database)
  return new Map(rows.map((row) => [row.user_id, new Set(row.kinds)]))
}
