import { useEffect, useState } from 'react'
import { TIMING } from '#contract/timing.ts'
import { useSession } from '#web/data/session/account.ts'

export type GuardDecision = 'waiting' | 'unreachable' | 'enter' | 'leave'

/** Decides who may see a protected page: after 0.8 s and 0.6 s, and not before it is known who is here (product text §2). */
export function useGuard(): GuardDecision {
  const session = useSession()
  const [hasWaited, setHasWaited] = useState(false)

  useEffect(() => {
    let waiting = setTimeout(() => {
      waiting = setTimeout(() => setHasWaited(true), TIMING.guardSecondWaitMs)
    }, TIMING.guardFirstWaitMs)
    return () => clearTimeout(waiting)
  }, [])

  if (session.status === 'unreachable') return 'unreachable'
  if (!hasWaited || session.status === 'loading') return 'waiting'
  return session.status === 'signed-in' ? 'enter' : 'leave'
}
