import type { Handlers } from './handlers.ts'

/** Nobody has a subscription before billing arrives. */
export function getUserSubscriptionHandler(): Handlers['get-user-subscription'] {
  return async () => ({ success: true, data: null })
}
