import { useQuery } from '@tanstack/react-query'
import { CREATION_PRICES_CREDITS, PRICES_CREDITS } from '#contract/prices.ts'
import { useCredits } from '#web/data/credits/credits.ts'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { useSession } from '#web/data/session/account.ts'

export interface Price {
  isFree: boolean
  priceCredits: number
}

const LIST_PRICES = {
  'create-preview': PRICES_CREDITS.preview,
  'create-character-direct': CREATION_PRICES_CREDITS.direct,
  'enhance-prompt': PRICES_CREDITS.enhancement,
} as const

/**
 * What a button would cost now: the server's quote, and until it has come the price list with the free first use
 * (enhancement is free until the first preview is used, direct creation is the first creation: OP-03).
 */
export function usePrice(job: keyof typeof LIST_PRICES): Price {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  const isFirstUse = useCredits((state) =>
    job === 'create-character-direct' ? !state.freeCharacterCreationUsed : !state.freePreviewInitialUsed,
  )
  const { data: quote } = useQuery({ ...priceQuery(userId, job), enabled: userId !== '' })
  if (quote) return { isFree: quote.isFree, priceCredits: quote.isFree ? 0 : quote.priceCredits }
  return { isFree: isFirstUse, priceCredits: isFirstUse ? 0 : LIST_PRICES[job] }
}
