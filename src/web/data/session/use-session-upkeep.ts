import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSignInPrompt } from '../sign-in/sign-in-prompt.ts'
import { accountQuery } from './account.ts'
import { attendUser } from './attend-user.ts'
import { clearDraft, clearUser } from './clear-user.ts'
import { onSessionDoubt } from './session-doubt.ts'

/** Keeps the world in step with who is signed in. Used once, around the page. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient()
  const formerId = useRef<string>(undefined)
  // undefined while it loads, and when the server could not be asked: then nothing is thrown away.
  const { data: account } = useQuery(accountQuery)

  useEffect(() => {
    if (account === null) void clearUser(queryClient)
    if (!account) return
    // Somebody else signed in, in another tab: nothing of the former person stays.
    if (formerId.current && formerId.current !== account.id) {
      clearDraft()
      void clearUser(queryClient, { except: account.id })
    }
    formerId.current = account.id
    useSignInPrompt.setState({ isOpen: false })
    return attendUser(account, queryClient)
  }, [account, queryClient])

  useEffect(() => onSessionDoubt(() => void askWhoIsHere(queryClient)), [queryClient])
}

/** Looks whether the session still stands; who has lost it is asked to sign in, with what they were typing kept. */
async function askWhoIsHere(queryClient: QueryClient): Promise<void> {
  const wasSignedIn = Boolean(queryClient.getQueryData(accountQuery.queryKey))
  await queryClient.refetchQueries({ queryKey: accountQuery.queryKey }, { cancelRefetch: false })
  const isGuest = queryClient.getQueryData(accountQuery.queryKey) === null
  if (wasSignedIn && isGuest && !useSignInPrompt.getState().isOpen) useSignInPrompt.getState().ask()
}
