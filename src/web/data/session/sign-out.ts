import type { QueryClient } from '@tanstack/react-query'
import { loadSdk } from '../sdk/load-sdk.ts'
import { accountQuery } from './account.ts'
import { clearDraft, clearUser } from './clear-user.ts'

/** Ends the session on the server, then forgets everything here. Throws when the server could not be told. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const { account } = await loadSdk()
  try {
    await account.deleteSession({ sessionId: 'current' })
  } catch (error) {
    // Signed out elsewhere already.
    if ((error as { code?: number }).code !== 401) throw error
  }
  // Where cookies are kept from us the client library stores the session, and only empties it.
  localStorage.removeItem('cookieFallback')
  // First of all, so that an answer to a call still under way is not taken for a lost session.
  queryClient.setQueryData(accountQuery.queryKey, null)
  clearDraft()
  await clearUser(queryClient)
}
