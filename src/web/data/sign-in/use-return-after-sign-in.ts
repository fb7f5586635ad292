import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../session/account.ts'
import { COME_BACK, findPendingAction, takePendingAction } from './pending-action.ts'

/** The sign-in returns to the home page; whoever wanted something elsewhere is taken back there, where it goes on. */
export function useReturnAfterSignIn(): void {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isSignedIn = session.status === 'signed-in'

  useEffect(() => {
    const pending = isSignedIn ? findPendingAction() : undefined
    if (pending && pending.path !== pathname) navigate(pending.path, { replace: true })
    if (isSignedIn) takePendingAction(COME_BACK)
  }, [isSignedIn, pathname, navigate])
}
