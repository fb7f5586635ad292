import { queryOptions, useQuery } from '@tanstack/react-query'
import { isRefusal } from '../query/is-refusal.ts'
import { queryKeys } from '../query/query-keys.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { forgetPendingAction } from '../sign-in/pending-action.ts'
import { useSignInPrompt } from '../sign-in/sign-in-prompt.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

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
    if (!useSignInPrompt.getState().isOpen) forgetPendingAction()
    return null
  }
}

const RETRY_MS = 5_000

export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: loadAccount,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Until somebody answers nobody knows who is here: a server that is away makes no guest.
  retry: (_failures, error) => !isRefusal(error),
  retryDelay: RETRY_MS,
  // Another tab may have signed in or out meanwhile.
  refetchOnWindowFocus: 'always',
})

export type Session =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'guest' }
  | { status: 'signed-in'; account: Account }

/** Who is here. While the server cannot be asked that is open, and it is asked again until it answers. */
export function useSession(): Session {
  const { data, isPending, failureCount, fetchStatus } = useQuery(accountQuery)
  // The answer may be here before the page that came drawn is alive; it was drawn without one.
  const isHydrated = useIsHydrated()
  if (!isHydrated) return { status: 'loading' }
  if (isPending) return { status: failureCount > 0 || fetchStatus === 'paused' ? 'unreachable' : 'loading' }
  return data ? { status: 'signed-in', account: data } : { status: 'guest' }
}
