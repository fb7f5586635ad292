import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { queryKeys } from '../query/query-keys.ts'

/** The user's subscription, or null. Nothing here may stop a page (product text §8: Subscription fetch). */
export function subscriptionQuery(userId: string) {
  const queryFn = ({ client }: { client: QueryClient }) => loadSubscription(userId, client)
  return queryOptions({ queryKey: queryKeys.subscription(userId), queryFn, staleTime: 60_000 })
}

/** What was lately not paid as it was ordered and goes back, null where nothing was; told with the subscription. */
export function unsoldQuery(userId: string) {
  return queryOptions<string | null>({ queryKey: queryKeys.unsold(userId), queryFn: skipToken })
}

async function loadSubscription(userId: string, client: QueryClient) {
  try {
    const { data, unsoldName } = await callFunction('get-user-subscription', {})
    client.setQueryData(unsoldQuery(userId).queryKey, unsoldName ?? null)
    return data
  } catch (error) {
    if (!isNoSubscription(error)) console.error('The subscription could not be loaded.', error)
    return null
  }
}

function isNoSubscription(error: unknown): boolean {
  return error instanceof FunctionCallError && (error.status === 404 || error.message === 'Function execution failed')
}
