import { sql, type Transaction } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Said to whoever brings more than accounts may that nothing has proven to be a person's. */
export const UNPROVEN_ROOM_WORDS = `Accounts that are not confirmed may bring ${LIMITS.unprovenUploadQuotaBytes / 1024 ** 2} MB.`

/** Whoever brings files. */
export interface FileOwner {
  readonly id: string
  /** There is more to show for them than an address that somebody typed. */
  readonly isProven: boolean
}

/**
 * Whether an owner may bring `bytes` more: what lies here, and what is still coming, stay below the quota, which is small for
 * whoever is not proven. Others who ask for the same owner wait until the transaction ends, so that two of them can not share
 * the last room.
 */
export async function roomFor(
  transaction: Transaction<Tables>,
  { id, isProven }: FileOwner,
  bytes: number,
): Promise<'enough' | 'for the proven' | 'none'> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads/${id}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(size_bytes), 0) from files where owner_id = ${id} and blob_key not like 'jobs/%')
      + (select coalesce(sum(size_bytes), 0) from uploads where owner_id = ${id} and file_id is null) as bytes`.execute(
    transaction,
  )
  const total = Number(rows[0]?.bytes ?? 0) + bytes
  if (total > LIMITS.uploadQuotaBytes) return 'none'
  return isProven || total <= LIMITS.unprovenUploadQuotaBytes ? 'enough' : 'for the proven'
}
