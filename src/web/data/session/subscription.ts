import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { queryKeys } from '../query/query-keys.ts'

/** The user's subscription, or null. Nothing here may stop a page (product text §8: Subscription fetch). */
export function subscriptionQuery(userId: string) {
  return queryOptions({ queryKey: queryKeys.subscription(userId), queryFn: loadSubscription, staleTime: 60_000 })
}

async function loadSubscription() {
  try {
    const { data } = await callFunction('get-user-subscription', {})
    return data
  } catch (error) {
    if (!isNoSubscription(error)) console.error('The subscription could not be loaded.', error)
    return null
  }
}

function isNoSubscription(error: unknown): boolean {
  return error instanceof FunctionCallError && (error.status === 404 || error.message === 'Function execution failed')
}
