import type { QueryClient } from '@tanstack/react-query'
import { creditWords } from '#contract/count-words.ts'
import type { CheckKey } from '#contract/prices.ts'
import { queryKeys } from '../query/query-keys.ts'
import type { CheckDetails } from './check-credits.ts'
import { priceQuery } from './price-query.ts'

/**
 * The words for a price that is higher now than its button shows, which then shows the new one; undefined where it is not, or
 * nothing was shown.
 */
export function priceRose(
  queryClient: QueryClient,
  { userId, job, details, priceCredits }: { userId: string; job: CheckKey; details: CheckDetails; priceCredits: number },
): { title: string; text: string } | undefined {
  const shown = queryClient.getQueryData(priceQuery(userId, job, details).queryKey)
  if (!shown || priceCredits <= (shown.isFree ? 0 : shown.priceCredits)) return undefined
  void queryClient.invalidateQueries({ queryKey: queryKeys.user })
  return { title: 'The price has changed', text: `This now costs ${creditWords(priceCredits)}. Press again to go on.` }
}
