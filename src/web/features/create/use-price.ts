import { useQuery } from '@tanstack/react-query'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { useSession } from '#web/data/session/account.ts'

export interface Price {
  isFree: boolean
  priceCredits: number
  /** Why nothing would be started whatever the credits, and what to do about it. */
  heldUp?: string | undefined
}

/**
 * What a button would cost now, as the server says; nothing is promised to whoever it could not be asked for. While it
 * `isAsked` the button waits: what was not shown is not charged.
 */
export function usePrice(job: 'create-preview' | 'create-character-direct' | 'enhance-prompt'): {
  price: Price | undefined
  isAsked: boolean
} {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const { data: quote, isLoading: isAsked } = useQuery({ ...priceQuery(userId, job), enabled: userId !== '' })
  if (!quote) return { price: undefined, isAsked }
  const { isFree, priceCredits, refusal } = quote
  return { price: { isFree, priceCredits: isFree ? 0 : priceCredits, heldUp: refusal?.error }, isAsked: false }
}
