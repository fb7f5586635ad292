import assert from 'node:assert/strict'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findJobByKey } from '../../core/jobs/jobs.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Requester } from './generation-parts.ts'
import { hashText } from './hash-text.ts'

/** Hashes of the key that a repeated start carries, and of what it asks for. */
export interface RequestKeys {
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
}

export function requestKeys(requester: Requester, asked: readonly unknown[]): RequestKeys {
  return {
    idempotencyKey: keyHash(requester),
    requestHash: hashText(JSON.stringify(asked)),
  }
}

/** Whether a key has started something already, whatever it was. */
export async function isKeyUsed(
  database: Kysely<Tables>,
  { userId }: Requester,
  { idempotencyKey }: Pick<RequestKeys, 'idempotencyKey'>,
): Promise<boolean> {
  return idempotencyKey !== undefined && (await findJobByKey(database, { userId, idempotencyKey })) !== undefined
}

/** The hash under which a key is kept; undefined where a request has none. */
export function keyHash({ idempotencyKey }: Pick<Requester, 'idempotencyKey'>): string | undefined {
  return idempotencyKey ? hashText(idempotencyKey) : undefined
}

/** The first job of a key, for the same request again. Throws 'idempotency.key-reused' for another request. */
export async function findRepeatedJob(
  transaction: Transaction<Tables>,
  { userId }: Requester,
  { idempotencyKey, requestHash }: RequestKeys,
): Promise<Job | undefined> {
  const first = idempotencyKey && (await findJobByKey(transaction, { userId, idempotencyKey }))
  if (!first) return undefined
  if (first.requestHash !== requestHash) throw new AppError('idempotency.key-reused')
  return first
}

/** The same, of a job that was written a moment earlier and stood in the way of another one with its key. */
export async function getRepeatedJob(transaction: Transaction<Tables>, requester: Requester, keys: RequestKeys): Promise<Job> {
  const first = await findRepeatedJob(transaction, requester, keys)
  assert(first, 'only a job with the same key stands in the way of another')
  return first
}
