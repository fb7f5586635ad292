import type { Kysely, Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { countStart, ENHANCEMENTS } from './count-start.ts'
import { findEnhancement, insertEnhancement } from './enhancements.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { ENHANCEMENT_PRICE } from './quote.ts'
import { refuseUnaffordable } from './refuse-unaffordable.ts'
import { type RequestKeys, requestKeys } from './request-keys.ts'

/**
 * A longer description that keeps what the text says. The same key again answers the first text, uncharged; nothing is read
 * before it is known that it can be paid, and nothing is charged before it is made: a failure costs nothing. Throws
 * 'credits.insufficient', 'price.changed', 'idempotency.key-reused', 'moderation.refused', 'RATE_LIMITED'.
 */
export async function enhance(parts: GenerationParts, requester: Requester, text: string): Promise<string> {
  const { credits, clock, database, randomId } = parts
  const { userId } = requester
  const keys = requestKeys(requester, ['enhance-prompt', text])
  const repeated = await findAnswer(database, userId, keys)
  if (repeated !== undefined) return repeated
  const { isFree, priceCredits } = await refuseUnaffordable(parts, requester, ENHANCEMENT_PRICE)
  await parts.moderateText(text, requester)
  // Counted before the work: what is over the limit is not worked on.
  await countStart(parts, undefined, requester, ENHANCEMENTS)
  const holdId = randomId()
  const answer = await parts.enhanceDescription(text, { seed: holdId, userId })
  return database.transaction().execute(async (transaction) => {
    const { idempotencyKey, requestHash } = keys
    const isFirst =
      idempotencyKey === undefined ||
      (await insertEnhancement(transaction, { userId, idempotencyKey, requestHash, answer }, clock.now()))
    if (!isFirst) return (await findAnswer(transaction, userId, keys)) ?? answer
    if (isFree) return answer
    await credits.hold(transaction, { holdId, userId, amountCredits: priceCredits, reason: 'enhance-prompt' })
    await credits.settle(transaction, holdId)
    return answer
  })
}

async function findAnswer(
  database: Kysely<Tables> | Transaction<Tables>,
  userId: string,
  { idempotencyKey, requestHash }: RequestKeys,
): Promise<string | undefined> {
  const first = idempotencyKey && (await findEnhancement(database, { userId, idempotencyKey }))
  if (!first) return undefined
  if (first.requestHash !== requestHash) throw new AppError('idempotency.key-reused')
  return first.answer
}
