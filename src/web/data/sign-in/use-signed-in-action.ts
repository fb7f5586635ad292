import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { accountQuery, useSession } from '../session/account.ts'
import { findPendingAction, type PendingAction, takePendingAction } from './pending-action.ts'
import { useSignInPrompt } from './sign-in-prompt.ts'

/**
 * An action that needs an account: a guest signs in first, and the action goes on after the login, exactly once.
 * `run` gets the detail that was given when it was asked for.
 */
export function useSignedInAction(action: Omit<PendingAction, 'detail'>, run: (detail?: string) => void) {
  const queryClient = useQueryClient()
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const resume = useEffectEvent(() => {
    // What was wanted on another page goes on there.
    if (findPendingAction()?.path !== action.path) return
    const pending = takePendingAction(action.kind)
    if (pending) run(pending.detail)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something else may wait.
  useEffect(() => {
    if (isSignedIn) resume()
  }, [isSignedIn, action.path])

  return async (detail?: string) => {
    const account = await queryClient.ensureQueryData(accountQuery).catch(() => null)
    if (account) run(detail)
    else useSignInPrompt.getState().ask({ afterwards: { ...action, detail } })
  }
}
