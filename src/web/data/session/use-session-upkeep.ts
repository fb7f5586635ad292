import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { COME_BACK } from '../sign-in/pending-action.ts'
import { reopeningAction } from '../sign-in/reopening-action.ts'
import { useSignInPrompt } from '../sign-in/sign-in-prompt.ts'
import { accountQuery } from './account.ts'
import { attendUser } from './attend-user.ts'
import { clearDraft, clearUser, keepDraftsFor } from './clear-user.ts'
import { onSessionDoubt } from './session-doubt.ts'

/** Keeps the world in step with who is signed in. Used once, around the page. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient()
  const formerId = useRef<string>(undefined)
  // undefined while it loads, and when the server could not be asked: then nothing is thrown away.
  const { data: account } = useQuery(accountQuery)

  useEffect(() => {
    if (account === null) loseUser(queryClient)
    if (!account) return
    // Somebody else signed in, in another tab: nothing of the former person stays.
    if (formerId.current && formerId.current !== account.id) {
      clearDraft()
      void clearUser(queryClient, { except: account.id })
    }
    formerId.current = account.id
    keepDraftsFor(account.id)
    useSignInPrompt.setState({ isOpen: false })
    return attendUser(account, queryClient)
  }, [account, queryClient])

  useEffect(() => onSessionDoubt(() => void askWhoIsHere(queryClient)), [queryClient])
}

/** Nobody is here, or no more: who has lost their session over an open dialog gets it back after the sign-in. */
function loseUser(queryClient: QueryClient): void {
  const afterwards = reopeningAction()
  void clearUser(queryClient)
  if (afterwards && !useSignInPrompt.getState().isOpen) useSignInPrompt.getState().ask({ afterwards })
}

/** Looks whether the session still stands; who has lost it is asked to sign in, and comes back to where they were typing. */
async function askWhoIsHere(queryClient: QueryClient): Promise<void> {
  // Protected pages send a guest home.
  const afterwards = reopeningAction() ?? { kind: COME_BACK, path: location.pathname + location.search }
  const wasSignedIn = Boolean(queryClient.getQueryData(accountQuery.queryKey))
  await queryClient.refetchQueries({ queryKey: accountQuery.queryKey }, { cancelRefetch: false })
  const isGuest = queryClient.getQueryData(accountQuery.queryKey) === null
  if (wasSignedIn && isGuest && !useSignInPrompt.getState().isOpen) {
    useSignInPrompt.getState().ask({ afterwards })
  }
}
