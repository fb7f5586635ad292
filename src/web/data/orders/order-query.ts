import { queryOptions } from '@tanstack/react-query'
import type { FunctionInput, FunctionOutput } from '#web/data/functions/call-function.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'

/** What is about to be ordered, as far as it decides what can be made of it. */
export type Order = FunctionInput<'check-order'>
export type Outlook = FunctionOutput<'check-order'>

/** What will be left out of an order; the same order has the same answer. */
export function orderQuery(userId: string, order: Order) {
  return queryOptions({
    queryKey: queryKeys.order(userId, order),
    queryFn: () => callFunction('check-order', order),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
