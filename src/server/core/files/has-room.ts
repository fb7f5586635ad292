import { sql, type Transaction } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Whether an owner may bring `bytes` more: what lies here, and what is still coming, stay below the quota. Others who ask
 * for the same owner wait until the transaction ends, so that two of them can not share the last room.
 */
export async function hasRoom(transaction: Transaction<Tables>, ownerId: string, bytes: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads/${ownerId}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(size_bytes), 0) from files where owner_id = ${ownerId} and blob_key not like 'jobs/%')
      + (select coalesce(sum(size_bytes), 0) from uploads where owner_id = ${ownerId} and file_id is null) as bytes`.execute(
    transaction,
  )
  return Number(rows[0]?.bytes ?? 0) + bytes <= LIMITS.uploadQuotaBytes
}
