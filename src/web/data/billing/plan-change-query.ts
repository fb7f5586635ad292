import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'

/** The days that are left cost less from minute to minute. */
const FRESH_MS = 60_000

/** What a change of plan would charge now and then; null where nothing would be changed. */
export function planChangeQuery(userId: string, change: { subscriptionId: string; targetProductId: string }) {
  return queryOptions({
    queryKey: queryKeys.planChange(userId, change),
    queryFn: async () => (await callFunction('preview-plan-change', change)).data,
    staleTime: FRESH_MS,
  })
}
