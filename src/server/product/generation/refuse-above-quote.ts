import { AppError } from '#contract/app-error.ts'
import { creditWords } from '#contract/count-words.ts'
import type { Requester } from './generation-parts.ts'

/**
 * Nobody pays more than they were shown: a price that went up, or a free use that was taken in another tab, is told before
 * anything is charged. Who quotes nothing takes the price as it is. Throws 'price.changed' with the new price.
 */
export function refuseAboveQuote({ quotedCredits }: Pick<Requester, 'quotedCredits'>, priceCredits: number): void {
  if (quotedCredits === undefined || priceCredits <= quotedCredits) return
  const message = `The price is ${creditWords(priceCredits)} now, and was shown as ${quotedCredits === 0 ? 'free' : quotedCredits}. Nothing was charged. Start again if you agree.`
  throw new AppError('price.changed', { priceCredits, message })
}
