import type { Kysely, Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { enhanceDescription } from '#studio/words/enhance-description.ts'
import { moderateText } from '../../core/moderation/moderate-text.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { countStart, ENHANCEMENTS } from './count-start.ts'
import { findEnhancement, insertEnhancement } from './enhancements.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { quoteEnhancement } from './quote.ts'
import { refuseAboveQuote } from './refuse-above-quote.ts'
import { type RequestKeys, requestKeys } from './request-keys.ts'

/**
 * A longer description that keeps what the text says. It is made before anything is charged: a failure costs nothing. The
 * same key again answers the first text, uncharged. Throws 'credits.insufficient', 'price.changed', 'idempotency.key-reused',
 * 'moderation.refused', 'RATE_LIMITED'.
 */
export async function enhance(parts: GenerationParts, requester: Requester, text: string): Promise<string> {
  const { credits, clock, database, randomId } = parts
  const { userId } = requester
  moderateText(text)
  const keys = requestKeys(requester, ['enhance-prompt', text])
  const repeated = await findAnswer(database, userId, keys)
  if (repeated !== undefined) return repeated
  const { isFree, priceCredits } = await quoteEnhancement(parts, requester)
  const holdId = randomId()
  const write = parts.enhanceDescription ?? enhanceDescription
  const answer = write(text, { seed: holdId })
  return database.transaction().execute(async (transaction) => {
    const { idempotencyKey, requestHash } = keys
    const isFirst =
      idempotencyKey === undefined ||
      (await insertEnhancement(transaction, { userId, idempotencyKey, requestHash, answer }, clock.now()))
    if (!isFirst) return (await findAnswer(transaction, userId, keys)) ?? answer
    refuseAboveQuote(requester, priceCredits)
    await countStart(parts, transaction, requester, ENHANCEMENTS)
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
