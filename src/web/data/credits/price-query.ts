import { queryOptions } from '@tanstack/react-query'
import type { CheckKey } from '#contract/prices.ts'
import { TIMING } from '#contract/timing.ts'
import { queryKeys } from '../query/query-keys.ts'
import { type CheckDetails, quotePrice } from './check-credits.ts'

/** The price to show on a button before it is pressed. Why nothing would be started is shown for as long as that is so. */
export function priceQuery(userId: string, job: CheckKey, details: CheckDetails = {}) {
  return queryOptions({
    queryKey: queryKeys.price(userId, job, details),
    queryFn: () => quotePrice(job, details),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.refusal ? TIMING.heldUpPollMs : false),
  })
}
