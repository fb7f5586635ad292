import { AppError } from '#contract/app-error.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { Price } from './price.ts'
import { type Quote, quotePrice } from './quote.ts'
import { refuseAboveQuote } from './refuse-above-quote.ts'

/**
 * Refuses what this person could not pay now, before any work is done for it, and answers what it would cost them; what is really
 * taken is decided by the transaction of the start. Throws 'credits.insufficient' and 'price.changed'.
 */
export async function refuseUnaffordable(parts: GenerationParts, requester: Requester, price: Price): Promise<Quote> {
  const quote = await quotePrice(parts, requester, price)
  const { priceCredits, balanceCredits } = quote
  refuseAboveQuote(requester, priceCredits)
  if (priceCredits > balanceCredits) throw new AppError('credits.insufficient', { neededCredits: priceCredits })
  return quote
}
