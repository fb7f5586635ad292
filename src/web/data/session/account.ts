import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query/query-keys.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { forgetPendingAction } from '../sign-in/pending-action.ts'

/** The signed-in person as pages know them. */
export interface Account {
  id: string
  name: string
  email: string
  avatarUrl?: string
  /** IANA name of the preferences; undefined until one is set. */
  timeZone?: string
}

/** Asks once who is signed in; null for a guest. A missing account is only logged (product text §8). */
async function loadAccount(): Promise<Account | null> {
  const { account } = await loadSdk()
  try {
    const user = await account.get()
    const { avatar, timezone } = user.prefs as { avatar?: unknown; timezone?: unknown }
    return {
      id: user.$id,
      name: user.name,
      email: user.email,
      avatarUrl: typeof avatar === 'string' && avatar ? avatar : undefined,
      timeZone: typeof timezone === 'string' && timezone ? timezone : undefined,
    }
  } catch (error) {
    if ((error as { code?: number }).code !== 401) throw error
    console.info('Nobody is signed in.')
    // A sign-in that was left half-way at the provider: what waited for it does not run later.
    forgetPendingAction()
    return null
  }
}

export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: loadAccount,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Another tab may have signed in or out meanwhile.
  refetchOnWindowFocus: 'always',
})

export type Session = { status: 'loading' } | { status: 'guest' } | { status: 'signed-in'; account: Account }

/** Who is here. A server that cannot be asked leaves one a guest. */
export function useSession(): Session {
  const { data, isPending } = useQuery(accountQuery)
  if (isPending) return { status: 'loading' }
  return data ? { status: 'signed-in', account: data } : { status: 'guest' }
}
