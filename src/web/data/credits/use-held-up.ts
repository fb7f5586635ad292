import { useQuery } from '@tanstack/react-query'
import type { CheckKey } from '#contract/prices.ts'
import { useSession } from '../session/account.ts'
import type { CheckDetails } from './check-credits.ts'
import { priceQuery } from './price-query.ts'

/**
 * Why this would not be started whatever the credits, and what to do about it, in the server's words; undefined where it would,
 * and while it is not wanted: then nobody asks.
 */
export function useHeldUp(job: CheckKey, details: CheckDetails = {}, { isWanted = true } = {}): string | undefined {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.account.id : ''
  return useQuery({ ...priceQuery(userId, job, details), enabled: isWanted && userId !== '' }).data?.refusal?.error
}
